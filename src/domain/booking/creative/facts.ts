export type Colour = 'rgb' | 'cmyk' | 'grey'

export interface PictureFacts {
  kind: 'picture'
  /** HEIC: of proof alone. */
  format: 'PNG' | 'JPEG' | 'WebP' | 'GIF' | 'TIFF' | 'HEIC'
  width: number
  height: number
  colour: Colour
  isMoving: boolean
}

export interface Box {
  /** Integer thousandths of an inch. */
  width: number
  height: number
}

export interface PdfFacts {
  kind: 'pdf'
  pages: number
  /** Of the first page: all of it, what is cut, and what is printed beyond the cut. */
  media: Box
  trim: Box | null
  bleed: Box | null
  /** Found in pictures and drawings. */
  colours: Colour[]
  /** Names of fonts that are not in the file. */
  missingFonts: string[]
  /** The largest picture of the first page; null: none. */
  picture: { width: number; height: number } | null
}

export interface FilmFacts {
  kind: 'film'
  format: string
  width: number
  height: number
  ms: number
}

export interface SoundFacts {
  kind: 'sound'
  format: string
  ms: number
}

export interface ScriptFacts {
  kind: 'script'
  words: number
}

/** What a file is by its own bytes. */
export type ArtworkFacts = PictureFacts | PdfFacts | FilmFacts | SoundFacts | ScriptFacts

/** "PNG picture, 1920 × 1080 pixels": what a file is, in a line. */
export function describeFacts(facts: ArtworkFacts): string {
  switch (facts.kind) {
    case 'picture':
      return `${facts.isMoving ? 'Moving ' : ''}${facts.format} picture, ${facts.width} × ${facts.height} pixels`
    case 'pdf':
      return facts.pages === 1 ? 'PDF, 1 page' : `PDF, ${facts.pages} pages`
    case 'film':
      return `${facts.format} film, ${facts.width} × ${facts.height} pixels, ${facts.ms / 1000} seconds`
    case 'sound':
      return `${facts.format} sound, ${facts.ms / 1000} seconds`
    case 'script':
      return facts.words === 1 ? 'Script of 1 word' : `Script of ${facts.words} words`
  }
}
