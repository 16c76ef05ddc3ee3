import { unzipSync } from 'node:zlib'
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import type { Colour, PdfFacts } from '#domain/booking/creative/facts.ts'

type Found = Pick<PdfFacts, 'colours' | 'missingFonts' | 'picture'>

interface Seen {
  colours: Set<Colour>
  missingFonts: Set<string>
  picture: Found['picture']
  visited: Set<PDFObject>
}

/** Forms within forms, and all that is looked at: a file that goes deeper is not read to its end. */
const MAX_DEPTH = 8
const MAX_OBJECTS = 5000
/** Of one stream of drawing commands, unpacked. */
const MAX_COMMANDS = 32 * 1024 * 1024
const MAX_FONTS = 50

/** What a page draws with, in itself and in the forms it uses. */
export function inspectPdfPage(page: PDFDict, context: PDFContext): Found {
  const seen: Seen = { colours: new Set(), missingFonts: new Set(), picture: null, visited: new Set() }
  const look = new Looking(context, seen)
  look.commands(page.lookup(PDFName.of('Contents')))
  look.resources(inherited(page, 'Resources'), 0)
  return {
    colours: [...seen.colours].sort(),
    missingFonts: [...seen.missingFonts].sort().slice(0, MAX_FONTS),
    picture: seen.picture,
  }
}

/** Resources may stand at any parent of a page. */
function inherited(page: PDFDict, name: string): PDFObject | undefined {
  let node: PDFObject | undefined = page
  for (let depth = 0; depth < MAX_DEPTH && node instanceof PDFDict; depth++) {
    const found = node.lookup(PDFName.of(name))
    if (found) return found
    node = node.lookup(PDFName.of('Parent'))
  }
  return undefined
}

class Looking {
  readonly #context: PDFContext
  readonly #seen: Seen

  constructor(context: PDFContext, seen: Seen) {
    this.#context = context
    this.#seen = seen
  }

  resources(given: PDFObject | undefined, depth: number): void {
    if (!(given instanceof PDFDict) || depth > MAX_DEPTH || !this.#isNew(given)) return
    for (const font of this.#each(given, 'Font')) this.#font(font)
    for (const space of this.#each(given, 'ColorSpace')) this.#colour(space)
    for (const drawn of this.#each(given, 'XObject'))
      if (drawn instanceof PDFRawStream && this.#isNew(drawn)) this.#drawn(drawn, depth)
  }

  /** Colors named in drawing commands, which need no color space of their own. */
  commands(given: PDFObject | undefined): void {
    const streams =
      given instanceof PDFArray ? given.asArray().map((one) => this.#context.lookup(one)) : [given]
    for (const stream of streams)
      if (stream instanceof PDFRawStream && this.#isNew(stream)) this.#read(unpack(stream))
  }

  #read(text: string): void {
    if (/(?:^|\s)(?:[\d.]+\s+){3}(?:rg|RG)\s|\/DeviceRGB\s+(?:cs|CS)\s/.test(text))
      this.#seen.colours.add('rgb')
    if (/(?:^|\s)(?:[\d.]+\s+){4}[kK]\s|\/DeviceCMYK\s+(?:cs|CS)\s/.test(text)) this.#seen.colours.add('cmyk')
    if (/(?:^|\s)[\d.]+\s+[gG]\s|\/DeviceGray\s+(?:cs|CS)\s/.test(text)) this.#seen.colours.add('grey')
  }

  #drawn(stream: PDFRawStream, depth: number): void {
    const kind = stream.dict.lookup(PDFName.of('Subtype'))
    if (kind === PDFName.of('Form')) {
      this.#read(unpack(stream))
      this.resources(stream.dict.lookup(PDFName.of('Resources')), depth + 1)
    }
    if (kind !== PDFName.of('Image')) return
    this.#colour(stream.dict.lookup(PDFName.of('ColorSpace')))
    const [width, height] = ['Width', 'Height'].map((name) => numberOf(stream.dict.lookup(PDFName.of(name))))
    const largest = this.#seen.picture
    if (width && height && (!largest || width * height > largest.width * largest.height))
      this.#seen.picture = { width, height }
  }

  /** What a color space is made of: its own kind, its profile's number of channels, or the space under an index. */
  #colour(space: PDFObject | undefined, depth = 0): void {
    if (space instanceof PDFName) this.#named(space)
    if (!(space instanceof PDFArray) || depth > 2) return
    const [kind, under] = [space.lookup(0), space.size() > 1 ? space.lookup(1) : undefined]
    if (kind === PDFName.of('ICCBased') && under instanceof PDFRawStream) {
      const channels = numberOf(under.dict.lookup(PDFName.of('N')))
      const colour = ({ 1: 'grey', 3: 'rgb', 4: 'cmyk' } as const)[channels ?? 0]
      if (colour) this.#seen.colours.add(colour)
    } else if (kind === PDFName.of('Indexed')) this.#colour(under, depth + 1)
    else if (kind instanceof PDFName) this.#named(kind)
  }

  #named(name: PDFName): void {
    const text = name.decodeText()
    if (/^(?:DeviceRGB|CalRGB|RGB)$/.test(text)) this.#seen.colours.add('rgb')
    if (/^(?:DeviceCMYK|CMYK)$/.test(text)) this.#seen.colours.add('cmyk')
    if (/^(?:DeviceGray|CalGray|G)$/.test(text)) this.#seen.colours.add('grey')
  }

  /** Embedded where its descriptor, or that of the font under it, holds the outlines; drawn ones need none. */
  #font(font: PDFObject | undefined): void {
    if (!(font instanceof PDFDict) || !this.#isNew(font)) return
    if (font.lookup(PDFName.of('Subtype')) === PDFName.of('Type3')) return
    const under = font.lookup(PDFName.of('DescendantFonts'))
    const real = under instanceof PDFArray && under.size() > 0 ? under.lookup(0) : font
    const descriptor = real instanceof PDFDict ? real.lookup(PDFName.of('FontDescriptor')) : undefined
    const isEmbedded =
      descriptor instanceof PDFDict &&
      ['FontFile', 'FontFile2', 'FontFile3'].some((name) => descriptor.has(PDFName.of(name)))
    const name = font.lookup(PDFName.of('BaseFont'))
    if (!isEmbedded)
      this.#seen.missingFonts.add(name instanceof PDFName ? name.decodeText().slice(0, 60) : 'unnamed')
  }

  #each(resources: PDFDict, name: string): (PDFObject | undefined)[] {
    const given = resources.lookup(PDFName.of(name))
    return given instanceof PDFDict ? given.keys().map((key) => given.lookup(key)) : []
  }

  #isNew(one: PDFObject): boolean {
    const { visited } = this.#seen
    if (visited.has(one) || visited.size >= MAX_OBJECTS) return false
    visited.add(one)
    return true
  }
}

function numberOf(given: PDFObject | undefined): number | null {
  return given instanceof PDFNumber ? given.asNumber() : null
}

/** Drawing commands as text; empty for what is packed in another way, damaged or too long. */
function unpack(stream: PDFRawStream): string {
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter
  const bytes = stream.getContents()
  if (!only) return Buffer.from(bytes.subarray(0, MAX_COMMANDS)).toString('latin1')
  if (only !== PDFName.of('FlateDecode')) return ''
  try {
    return unzipSync(bytes, { maxOutputLength: MAX_COMMANDS }).toString('latin1')
  } catch {
    return ''
  }
}
