/** What is used of fontkit, by which pdfkit embeds fonts; it brings no types. */
declare module 'fontkit' {
  /** In units of the font. Of TrueType: moveTo, lineTo, quadraticCurveTo and closePath. */
  export interface Path {
    commands: { command: string; args: number[] }[]
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
  }

  export interface Glyph {
    id: number
    advanceWidth: number
    path: Path
  }

  interface Run {
    glyphs: Glyph[]
    positions: object[]
    advanceWidth: number
  }

  interface Subset {
    font: object
    glyf: Uint8Array[]
    loca: { offsets: number[] }
    hmtx: { metrics: { advance: number; bearing: number }[] }
    offset: number
    _addGlyph: (id: number) => number
  }

  export interface Font {
    characterSet: number[]
    glyphForCodePoint: (codePoint: number) => Glyph
    hasGlyphForCodePoint: (codePoint: number) => boolean
    getGlyph: (id: number) => Glyph
    layout: (text: string, features?: object) => Run
    createSubset: () => Subset
  }

  export function create(bytes: Uint8Array): Font
}
