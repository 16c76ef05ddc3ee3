import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '#domain/limits.ts'
import { ChildRefusal } from '../../../platform/child/serve-child.ts'
import { fitsMemory } from './decoded-bytes.ts'

const PHOTO_WIDTHS = { s: 480, m: 960, l: 1600 } as const
type PhotoSize = keyof typeof PHOTO_WIDTHS

export interface EncodedPhoto {
  width: number
  height: number
  /** Data URL of a few hundred bytes. */
  placeholder: string
  files: { size: PhotoSize; format: 'avif' | 'webp'; width: number; path: string; sizeBytes: number }[]
}

const PLACEHOLDER_WIDTH = 16

// up to two of these processes share the machine with those that serve requests
sharp.concurrency(1)
sharp.cache(false)

/**
 * Decodes a picture and re-encodes it in three sizes, upright, as sRGB and without metadata: camera, place and time stay
 * with whoever took it. Files are written to `folder`. @throws ChildRefusal
 */
export async function encodePhoto(bytes: Buffer, folder: string): Promise<EncodedPhoto> {
  await checkHeader(bytes)
  const options = { limitInputPixels: LIMITS.photoPixels, failOn: 'error', sequentialRead: true } as const
  return encodeOpened(sharp(bytes, options), folder)
}

/** The same of a picture that is open already. @throws ChildRefusal */
export function encodeOpened(picture: Sharp, folder: string): Promise<EncodedPhoto> {
  return refuseDamaged(() => encodeAll(picture, folder))
}

/** @throws ChildRefusal in words for the sender of a picture that cannot be read */
export async function refuseDamaged<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof ChildRefusal ? error : new ChildRefusal(wordsOf(error), { cause: error })
  }
}

/**
 * Decompression bomb check before decoding: a few hundred bytes may declare a picture of gigabytes. All frames of a moving
 * picture count. @throws ChildRefusal
 */
export async function checkHeader(bytes: Buffer, { isMoving = false } = {}): Promise<void> {
  const options = { limitInputPixels: LIMITS.photoPixels, failOn: 'error', animated: isMoving } as const
  const header = await refuseDamaged(() => sharp(bytes, options).metadata())
  if (header.width * header.height > LIMITS.photoPixels) throw new ChildRefusal(TOO_MANY_PIXELS)
  if (!fitsMemory(header)) throw new ChildRefusal(TOO_MUCH_MEMORY)
}

async function encodeAll(picture: Sharp, folder: string): Promise<EncodedPhoto> {
  const { data, info } = await picture
    .rotate()
    .resize({ width: PHOTO_WIDTHS.l, height: PHOTO_WIDTHS.l * 2, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const open = (width: number) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({
      width: Math.min(width, info.width),
    })
  const files: EncodedPhoto['files'] = []
  for (const [size, width] of Object.entries(PHOTO_WIDTHS) as [PhotoSize, number][]) {
    if (width > info.width && size !== 'l' && files.some((file) => file.width === info.width)) continue
    for (const format of ['avif', 'webp'] as const) {
      const encoded = await encoders[format](open(width)).toBuffer()
      const path = join(folder, `${size}.${format}`)
      await writeFile(path, encoded)
      files.push({ size, format, width: Math.min(width, info.width), path, sizeBytes: encoded.length })
    }
  }
  const blurred = await open(PLACEHOLDER_WIDTH).webp({ quality: 40 }).toBuffer()
  const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`
  return { width: info.width, height: info.height, placeholder, files }
}

const encoders = {
  /** Effort 2 of 9: three times as fast as the default for 5 % more bytes. */
  avif: (picture: Sharp) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
}

export const TOO_MUCH_MEMORY =
  'The picture takes too much memory to read. Please save it as a smaller JPEG first'
export const TOO_MANY_PIXELS = `The picture has more than ${LIMITS.photoPixels / 1e6} megapixels. Please make it smaller first`

function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return /pixel limit/i.test(message) ? TOO_MANY_PIXELS : 'The picture is damaged and cannot be read'
}
