import { BOLD, type Doc, REGULAR } from './style.ts'
import { openWideFont } from './wide-font.ts'

/** Windows-1252: what the fonts built into every PDF reader can show. */
const BUILT_IN =
  /^[\n -~\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]*$/
const WIDE = 'Wide'

/**
 * The font that shows a text: the built-in one, which weighs nothing, or for names beyond Latin-1 the site's own in its one
 * weight, embedded with the characters used.
 */
export function fontFor(text: string, { isBold = false } = {}): string {
  if (!BUILT_IN.test(text)) return WIDE
  return isBold ? BOLD : REGULAR
}

let wide: ReturnType<typeof openWideFont> | undefined

export function registerFonts(doc: Doc): void {
  wide ??= openWideFont()
  // pdfkit takes an opened font too, which its types do not know
  doc.registerFont(WIDE, wide as unknown as Uint8Array)
}
