import { Platform } from 'react-native';

const fonts = { regular: 'Inter-Regular', bold: "Inter-Bold" } as const;
const base = 16;
const common = { fontFamily: fonts.regular, letterSpacing: 0.2 };

export const typography: Record<string, TextStyle> = {
  h1: { fontSize: 32, lineHeight: 40, fontFamily: fonts.bold, fontWeight: '700' },
  h2: { ...common, fontSize: base * 1.5, lineHeight: 32 }, // one and a half
  body: { ...common, fontSize: base, fontStyle: 'italic' as const },
  [dynamic]: { fontSize: `${base}px` },
  measure(text, size) { return text.length * size; },
};

export default StyleSheet.create({
  caption: { fontSize: scale(12), color: 'red' },
  note: { fontSize: 11 },
});
