declare module '@shuding/opentype.js' {
  /** The part of a font that is read here. */
  interface Font {
    tables: { cmap: { glyphIndexMap: Record<string, number> } };
  }
  const opentype: { parse: (font: ArrayBuffer) => Font };
  export default opentype;
}
