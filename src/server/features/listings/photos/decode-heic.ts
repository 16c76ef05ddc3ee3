import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '#domain/limits.ts'
import { ChildRefusal } from '../../../platform/child/serve-child.ts'
import { decodeHeic } from '../../../platform/files/decode-heic.ts'
import { fitsMemory } from './decoded-bytes.ts'
import { refuseDamaged, TOO_MANY_PIXELS, TOO_MUCH_MEMORY } from './encode-photo.ts'

/** A HEIC picture, open as others are. @throws ChildRefusal */
export function openHeic(bytes: Buffer): Promise<Sharp> {
  return refuseDamaged(async () => {
    const { data, width, height } = await decodeHeic(bytes, refuseLarge)
    return sharp(data, { raw: { width, height, channels: 4 } })
  })
}

function refuseLarge({ width, height }: { width: number; height: number }): void {
  if (width * height > LIMITS.photoPixels) throw new ChildRefusal(TOO_MANY_PIXELS)
  if (!fitsMemory({ width, height, channels: 4, depth: 'uchar', format: 'heif' }))
    throw new ChildRefusal(TOO_MUCH_MEMORY)
}
