import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph } from 'fontkit'
import { required } from '#domain/required.ts'
import { encodeGlyph } from './encode-glyph.ts'

const PARTS = ['latin', 'latin-ext', 'vietnamese']
/** More than any part has glyphs: a glyph's part and its own number make its number in the whole. */
const STEP = 0x10000
/** Per thousand, as this font's units are: room for accents on capitals, and lines closer than its own. */
const HEIGHTS = { ascent: { value: 860 }, descent: { value: -250 }, lineGap: { value: 46 } }
const require = createRequire(import.meta.url)
const PACKAGE = require.resolve('@fontsource/hanken-grotesk/package.json')

/** As its files are named. */
export type Face = '400-normal' | '400-italic' | '700-normal'

/**
 * A face of the site's own font as one for PDFs: it is shipped in parts by script, while one name needs several ("Nguyễn"), so each
 * character is laid out by the part that has it, and what no part has is shown as "?". Read at each call; keep it.
 */
export function openFont(face: Face): Font {
  const parts = PARTS.map((part) => openPart(part, face))
  const whole: Font = Object.create(required(parts[0]), HEIGHTS)
  whole.layout = (text, features) => {
    const runs = toRuns(parts, text).map(({ part, run }) => ({
      part,
      laid: required(parts[part]).layout(run, features),
    }))
    return {
      glyphs: runs.flatMap(({ part, laid }) => laid.glyphs.map((glyph) => numberIn(part, glyph))),
      positions: runs.flatMap(({ laid }) => laid.positions),
      advanceWidth: runs.reduce((sum, { laid }) => sum + laid.advanceWidth, 0),
    }
  }
  whole.createSubset = () => createSubset(parts)
  return whole
}

function openPart(name: string, face: Face): Font {
  const file = `files/hanken-grotesk-${name}-${face}.woff`
  const font = create(readFileSync(PACKAGE.replace('package.json', file)))
  // a glyph that is met first as a part of another ("o" of "ó") would not know its character, and be lost to search and copy
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return font
}

function toRuns(parts: Font[], text: string): { part: number; run: string }[] {
  const runs: { part: number; run: string }[] = []
  for (const character of text.normalize('NFC')) {
    const found = parts.findIndex((font) => font.hasGlyphForCodePoint(required(character.codePointAt(0))))
    const [part, shown] = found < 0 ? [0, '?'] : [found, character]
    const last = runs.at(-1)
    if (last?.part === part) last.run += shown
    else runs.push({ part, run: shown })
  }
  return runs
}

function numberIn(part: number, glyph: Glyph): Glyph {
  return Object.create(glyph, { id: { value: part * STEP + glyph.id } })
}

/** What is embedded: only the glyphs used, of all parts. Each is written again from its outline, for a subset of fontkit's has one file. */
function createSubset(parts: Font[]): ReturnType<Font['createSubset']> {
  const subset = required(parts[0]).createSubset()
  subset.font = Object.create(subset.font, { loca: { value: { version: 1 } } })
  subset._addGlyph = (id) => {
    const { path, advanceWidth } = required(parts[Math.floor(id / STEP)]).getGlyph(id % STEP)
    const bytes = encodeGlyph(path)
    subset.loca.offsets.push(subset.offset)
    subset.hmtx.metrics.push({ advance: advanceWidth, bearing: bytes.length > 0 ? path.bbox.minX : 0 })
    subset.offset += bytes.length
    return subset.glyf.push(bytes) - 1
  }
  return subset
}
