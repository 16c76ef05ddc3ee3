import type { HeifImage } from 'libheif-js/wasm-bundle.js'
import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '#domain/limits.ts'
import { ChildRefusal } from '../../../platform/child/serve-child.ts'
import { fitsMemory } from './decoded-bytes.ts'
import { refuseDamaged, TOO_MANY_PIXELS, TOO_MUCH_MEMORY } from './encode-photo.ts'

/**
 * A HEIC picture, as phones take them, as pixels: sharp's own build reads none. The decoder is WebAssembly, loaded only for such a picture,
 * in the process that reads pictures and within its bounds. @throws ChildRefusal
 */
export async function openHeic(bytes: Buffer): Promise<Sharp> {
  const { default: library } = await import('libheif-js/wasm-bundle.js')
  return refuseDamaged(async () => {
    const [image] = new library.HeifDecoder().decode(bytes)
    if (!image) throw new Error('no picture')
    const [width, height] = [image.get_width(), image.get_height()]
    if (width * height > LIMITS.photoPixels) throw new ChildRefusal(TOO_MANY_PIXELS)
    if (!fitsMemory({ width, height, channels: 4, depth: 'uchar', format: 'heif' }))
      throw new ChildRefusal(TOO_MUCH_MEMORY)
    const data = await toPixels(image, { width, height })
    return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
  })
}

/** The picture as it is to be seen: turned and mirrored by what the file says. */
function toPixels(image: HeifImage, size: { width: number; height: number }): Promise<Uint8ClampedArray> {
  const target = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
  return new Promise((resolve, reject) => {
    image.display(target, (shown) => (shown ? resolve(shown.data) : reject(new Error('not decoded'))))
  })
}
