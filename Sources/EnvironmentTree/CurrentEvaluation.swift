/// The evaluation under way: which node, and how far its subscriptions have been renewed.
struct CurrentEvaluation {
  var node = NodeTable.none
  /// Counts evaluations; subscriptions renewed in this one carry it.
  var number = 0
  /// The subscription the body reads next if it reads as it did last time.
  var expected = NodeTable.none
  /// How many of the node's subscriptions have been renewed or made.
  var renewedCount = 0
}
