import type { HeifImage } from 'libheif-js/wasm-bundle.js'

interface Size {
  width: number
  height: number
}

/** RGBA, upright. */
export interface HeicPixels extends Size {
  data: Buffer
}

/**
 * A HEIC picture, as phones take them, as pixels: sharp's own build reads none. The decoder is WebAssembly, loaded only for such a picture,
 * in the process that reads pictures and within its bounds. @param refuse throws for a size that is not decoded @throws for what is damaged
 */
export async function decodeHeic(bytes: Buffer, refuse: (size: Size) => void): Promise<HeicPixels> {
  const { default: library } = await import('libheif-js/wasm-bundle.js')
  const [image] = new library.HeifDecoder().decode(bytes)
  if (!image) throw new Error('no picture')
  const size = { width: image.get_width(), height: image.get_height() }
  refuse(size)
  const data = await toPixels(image, size)
  return { ...size, data: Buffer.from(data.buffer) }
}

/** The picture as it is to be seen: turned and mirrored by what the file says. */
function toPixels(image: HeifImage, size: Size): Promise<Uint8ClampedArray> {
  const target = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
  return new Promise((resolve, reject) => {
    image.display(target, (shown) => (shown ? resolve(shown.data) : reject(new Error('not decoded'))))
  })
}
