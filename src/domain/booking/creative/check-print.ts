import type { ArtworkCheck } from './check.ts'
import { COLOURS, shapeDiffers, wrongKind } from './check-words.ts'
import type { ArtworkFacts, Box, PdfFacts, PictureFacts } from './facts.ts'
import { type PrintSpec, pageOf } from './spec.ts'
import { describeInches, describePixels, toInches } from './spec-words.ts'

/** Thousandths of an inch by which a page may be off: less than a printer's cut. */
const CUT = 32
const SAME_SHAPE = 0.01
/** Shares of the wanted resolution. */
const SHARP = 0.95
const COARSE = 0.5

export function checkPrint(spec: PrintSpec, facts: ArtworkFacts): ArtworkCheck[] {
  if (facts.kind === 'pdf') return checkPdf(spec, facts)
  if (facts.kind === 'picture') return checkFlat(spec, facts)
  return wrongKind(facts, 'a PDF is wanted')
}

function checkPdf(spec: PrintSpec, facts: PdfFacts): ArtworkCheck[] {
  return [
    checkSize(spec, facts),
    ...checkBleed(spec, facts),
    checkPages(facts),
    checkPdfColour(facts),
    checkFonts(facts),
    ...checkLargest(spec, facts),
  ]
}

/** A file without marks is its trim, or its trim and its bleed. */
function trimOf(spec: PrintSpec, { trim, media }: PdfFacts): Box {
  if (trim) return trim
  const withBleed = { width: media.width - 2 * spec.bleed, height: media.height - 2 * spec.bleed }
  return isClose(media, pageOf(spec).trim) ? media : withBleed
}

function checkSize(spec: PrintSpec, facts: PdfFacts): ArtworkCheck {
  const wanted = pageOf(spec).trim
  const size = trimOf(spec, facts)
  const at = spec.scale > 1 ? ` (1/${spec.scale} of its size)` : ''
  if (isClose(size, wanted))
    return { result: 'pass', text: `Its trim is ${describeInches(wanted)}${at}, as wanted.` }
  const is = facts.trim ?? facts.media
  const text = `${describeInches(is)}; ${describeInches(wanted)}${at} is wanted`
  if (shapeDiffers(is, wanted) <= SAME_SHAPE)
    return { result: 'warn', text: `${text}. The shape is right, so it can be scaled.` }
  return { result: 'fail', text: `${text}, which is another shape.` }
}

function checkBleed(spec: PrintSpec, facts: PdfFacts): ArtworkCheck[] {
  if (spec.bleed === 0) return []
  const trim = trimOf(spec, facts)
  if (!isClose(trim, pageOf(spec).trim)) return []
  const around = facts.bleed ?? facts.media
  const has = Math.max(0, Math.min(around.width - trim.width, around.height - trim.height) / 2)
  const wanted = `${toInches(spec.bleed)} in`
  if (has >= spec.bleed - CUT / 2)
    return [{ result: 'pass', text: `It has ${wanted} of bleed on each side.` }]
  const is = has < CUT ? 'It has no bleed' : `It has ${toInches(has)} in of bleed`
  return [{ result: 'fail', text: `${is}; ${wanted} on each side is wanted.` }]
}

function checkPages({ pages }: PdfFacts): ArtworkCheck {
  if (pages === 1) return { result: 'pass', text: 'It has one page.' }
  return { result: 'warn', text: `It has ${pages} pages; the first one is printed.` }
}

function checkPdfColour({ colours }: PdfFacts): ArtworkCheck {
  if (!colours.includes('rgb')) return { result: 'pass', text: 'No RGB colors were found; print wants CMYK.' }
  return { result: 'fail', text: 'It uses RGB colors; print wants CMYK.' }
}

const NAMED_FONTS = 3

function checkFonts({ missingFonts }: PdfFacts): ArtworkCheck {
  if (missingFonts.length === 0) return { result: 'pass', text: 'All its fonts are embedded.' }
  const named = missingFonts.slice(0, NAMED_FONTS).join(', ')
  const more = missingFonts.length > NAMED_FONTS ? ` and ${missingFonts.length - NAMED_FONTS} more` : ''
  return { result: 'fail', text: `These fonts are not in the file: ${named}${more}; all must be embedded.` }
}

/** How large a picture is on its page is not read: across the whole page it is at most this sharp. */
function checkLargest(spec: PrintSpec, { picture, media }: PdfFacts): ArtworkCheck[] {
  if (!picture) return [{ result: 'pass', text: 'It is drawn without pictures, sharp at any size.' }]
  const dpi = Math.round(
    Math.min((picture.width / media.width) * 1000, (picture.height / media.height) * 1000),
  )
  if (dpi >= spec.dpi * SHARP)
    return [
      {
        result: 'pass',
        text: `Its largest picture has ${describePixels(picture)}, enough for ${spec.dpi} dpi.`,
      },
    ]
  const text = `Its largest picture has ${describePixels(picture)}: ${dpi} dpi if it fills the page; ${spec.dpi} are wanted.`
  return [{ result: 'warn', text }]
}

/** A picture instead of a PDF: what printers take when they must. */
function checkFlat(spec: PrintSpec, facts: PictureFacts): ArtworkCheck[] {
  return [
    checkFormat(facts),
    checkFlatShape(spec, facts),
    checkFlatPixels(spec, facts),
    checkFlatColour(facts),
  ]
}

function checkFormat({ format }: PictureFacts): ArtworkCheck {
  if (format === 'TIFF') return { result: 'pass', text: 'A TIFF picture, which printers take.' }
  return { result: 'warn', text: `This is a ${format} picture; a PDF is wanted.` }
}

function checkFlatShape(spec: PrintSpec, facts: PictureFacts): ArtworkCheck {
  const { page, trim } = pageOf(spec)
  if (shapeDiffers(facts, page) <= SAME_SHAPE)
    return { result: 'pass', text: 'It has the shape of the page with its bleed.' }
  const text = `${describePixels(facts)} is another shape than ${describeInches(page)}, the page with its bleed`
  if (shapeDiffers(facts, trim) <= SAME_SHAPE) return { result: 'fail', text: `${text}; it has no bleed.` }
  return { result: 'fail', text: `${text}.` }
}

function checkFlatPixels(spec: PrintSpec, facts: PictureFacts): ArtworkCheck {
  const { page } = pageOf(spec)
  const dpi = Math.round(Math.min(facts.width / page.width, facts.height / page.height) * 1000)
  if (dpi >= spec.dpi * SHARP) return { result: 'pass', text: `${dpi} dpi; ${spec.dpi} are wanted.` }
  return { result: dpi < spec.dpi * COARSE ? 'fail' : 'warn', text: `${dpi} dpi; ${spec.dpi} are wanted.` }
}

function checkFlatColour({ colour }: PictureFacts): ArtworkCheck {
  if (colour !== 'rgb') return { result: 'pass', text: `Its colors are ${COLOURS[colour]}, as print wants.` }
  return { result: 'fail', text: 'Its colors are RGB; print wants CMYK.' }
}

function isClose(one: Box, other: Box): boolean {
  return Math.abs(one.width - other.width) <= CUT && Math.abs(one.height - other.height) <= CUT
}
