import { type PrintSpec, SPEC_LIMITS } from './spec.ts'

const SCALE =
  /\b1 ?[/:] ?(\d{1,2})\b(?= ?scale)|\bscale:? ?(?:of )?1 ?[/:] ?(\d{1,2})\b|\b(?:drawn|built|artwork|files?|pdf) at 1 ?[/:] ?(\d{1,2})\b/i
const FULL_SIZE = /\bfull[- ]size|\bactual size/i
const DPI = /\b(\d{2,3}) ?(?:dpi|ppi)\b/i
const BLEED = /(?<![\d/.]|\d )(\d{1,2}\/\d{1,2}|\d{0,2}\.?\d{1,3}) ?(?:in|inch|["”″])\.? (?:of )?bleed\b/i

/** How a file is drawn, as far as the listing's texts state it: "PDF at 1/10 scale, 300 dpi, 1/2 in bleed". */
export function readDrawing(texts: readonly string[]): Partial<PrintSpec> {
  const text = texts.join('; ')
  const scale = FULL_SIZE.test(text) ? 1 : Number(SCALE.exec(text)?.slice(1).find(Boolean) ?? 0)
  const dpi = Number(DPI.exec(text)?.[1] ?? 0)
  const bleed = toMils(BLEED.exec(text)?.[1])
  const { min, max } = SPEC_LIMITS.dpi
  return {
    ...(scale >= 1 && scale <= SPEC_LIMITS.scale && { scale }),
    ...(dpi >= min && dpi <= max && { dpi }),
    ...(bleed !== null && bleed <= SPEC_LIMITS.bleed && { bleed }),
  }
}

/** "1/2", "0.5" inches. */
function toMils(text: string | undefined): number | null {
  if (text === undefined) return null
  const [whole, part = '1'] = text.split('/')
  return Number(part) > 0 ? Math.round((Number(whole) / Number(part)) * 1000) : null
}
