// EnvironmentTree
