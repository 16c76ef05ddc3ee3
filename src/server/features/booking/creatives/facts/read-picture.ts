import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { PictureFacts } from '#domain/booking/creative/facts.ts'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import { required } from '#domain/required.ts'
import { ChildRefusal } from '../../../../platform/child/serve-child.ts'
import { decodeHeic } from '../../../../platform/files/decode-heic.ts'
import type { FactsInput, ReadFacts } from '../read-facts.ts'
import { readWritten } from './read-written.ts'

/** Longest side of what both sides see on the page. */
const PREVIEW = 1200
/** Of 0 to 6: 4, the usual, takes half as long again as the rest of the picture. */
const EFFORT = 2
/** Of formats that are decoded whole; others are read in strips. */
const WHOLE_BYTES = 600 * 1024 * 1024
const CHANNEL_BYTES: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }

sharp.concurrency(1)
sharp.cache(false)

/** Reads the header, then decodes all of it into a small preview: a picture that cannot be shown is refused. @throws ChildRefusal */
export async function readPicture({ path, preview }: FactsInput): Promise<ReadFacts> {
  const options = { limitInputPixels: ARTWORK_LIMITS.pixels, failOn: 'error', sequentialRead: true } as const
  try {
    const header = await sharp(path, options).metadata()
    refuseLarge(header)
    const isHeic = header.compression === 'hevc'
    // decoded once, for what is seen and for what it looks like
    const small = await (isHeic ? await openHeic(path) : sharp(path, options).rotate())
      .resize({ width: PREVIEW, height: PREVIEW, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    await fromRaw(small).webp({ quality: 76, effort: EFFORT }).toFile(preview)
    const alike = await hashDifferences(small)
    const size = { width: small.info.width, height: small.info.height }
    return { facts: toFacts(header), preview: size, alike, written: readWritten(header.exif) }
  } catch (error) {
    throw error instanceof ChildRefusal ? error : new ChildRefusal(wordsOf(error), { cause: error })
  }
}

/** Upright already. */
async function openHeic(path: string): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(await readFile(path), (size) =>
    refuseLarge({ ...size, channels: 4, depth: 'uchar', format: 'heif', isProgressive: false }),
  )
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

interface Raw {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

function fromRaw({ data, info: { width, height, channels } }: Raw) {
  return sharp(data, { raw: { width, height, channels } })
}

/** Columns beside each other and rows of the difference hash: 64 bits. */
const GRID = 8
/** With fewer bits of a kind everything plain would look alike. */
const TELLING_BITS = 6

/** What a picture looks like in 64 bits, as 16 hexadecimal digits; null: it is too plain to be told from others. */
async function hashDifferences(small: Raw): Promise<string | null> {
  const size = { width: GRID + 1, height: GRID, fit: 'fill' } as const
  const grey = await fromRaw(small).removeAlpha().greyscale().resize(size).raw().toBuffer()
  let bits = ''
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const at = row * (GRID + 1) + column
      bits += required(grey[at]) < required(grey[at + 1]) ? '1' : '0'
    }
  const ones = bits.replaceAll('0', '').length
  if (Math.min(ones, bits.length - ones) < TELLING_BITS) return null
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

type Header = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive'>

function refuseLarge({ width, height, channels, depth, format, isProgressive }: Header): void {
  if (width * height > ARTWORK_LIMITS.pixels) throw new ChildRefusal(TOO_MANY_PIXELS)
  const bytes = width * height * channels * (CHANNEL_BYTES[depth] ?? 8)
  const isWhole = isProgressive || format === 'webp' || format === 'gif' || format === 'heif'
  if (isWhole && bytes > WHOLE_BYTES)
    throw new ChildRefusal('The picture takes too much memory to read. Save it as a TIFF, or make it smaller')
}

const FORMATS: Partial<Record<Metadata['format'], PictureFacts['format']>> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  gif: 'GIF',
  tiff: 'TIFF',
  heif: 'HEIC',
}

function toFacts({ format, autoOrient, space, pages = 1 }: Metadata): PictureFacts {
  const found = FORMATS[format]
  if (!found) throw new ChildRefusal(DAMAGED)
  return {
    kind: 'picture',
    format: found,
    width: autoOrient.width,
    height: autoOrient.height,
    colour: space === 'cmyk' ? 'cmyk' : /b-w|grey/.test(space) ? 'grey' : 'rgb',
    isMoving: pages > 1 && found !== 'TIFF',
  }
}

const DAMAGED = 'The picture is damaged and cannot be read'
const TOO_MANY_PIXELS = `The picture has more than ${ARTWORK_LIMITS.pixels / 1e6} megapixels. Please make it smaller first`

function wordsOf(error: unknown): string {
  return /pixel limit/i.test(error instanceof Error ? error.message : '') ? TOO_MANY_PIXELS : DAMAGED
}
