import sharp from 'sharp'
import { LIMITS } from '#domain/limits.ts'
import { checkHeader, refuseDamaged } from './encode-photo.ts'

export interface CleanedPicture {
  width: number
  height: number
  sizeBytes: number
}

/** A plan or a contract that somebody took a picture of stays legible. */
const MAX_SIDE = 2400

/**
 * Decodes a picture of a message and writes it to `target` as WebP, upright, as sRGB and without metadata: where and when
 * it was taken stays with its sender. A GIF keeps moving. @throws ChildRefusal
 */
export async function cleanPicture(bytes: Buffer, target: string): Promise<CleanedPicture> {
  const isMoving = bytes.toString('latin1', 0, 4) === 'GIF8'
  await checkHeader(bytes, { isMoving })
  return refuseDamaged(async () => {
    const opened = sharp(bytes, {
      limitInputPixels: LIMITS.photoPixels,
      failOn: 'error',
      animated: isMoving,
      sequentialRead: true,
    })
    const info = await (isMoving ? opened : opened.rotate())
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80, effort: isMoving ? 1 : 4 })
      .toFile(target)
    return { width: info.width, height: info.pageHeight ?? info.height, sizeBytes: info.size }
  })
}
