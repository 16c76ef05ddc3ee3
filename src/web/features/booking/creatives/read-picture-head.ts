import type { PictureFacts } from '#domain/booking/creative/facts.ts'

type PictureHead = Pick<PictureFacts, 'format' | 'colour' | 'isMoving'>

const GREY_PNG = [0, 4]
const JPEG_COLOURS: Partial<Record<number, PictureFacts['colour']>> = { 1: 'grey', 4: 'cmyk' }
/** Of a WebP file's extended header. */
const IS_ANIMATED = 0x02

/** What the first bytes of a picture say of it; null: it is none that a browser reads. */
export function readPictureHead(bytes: Uint8Array): PictureHead | null {
  const is = (at: number, text: string) =>
    [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
  if (is(0, '\x89PNG'))
    return { format: 'PNG', colour: GREY_PNG.includes(bytes[25] ?? 2) ? 'grey' : 'rgb', isMoving: false }
  if (is(0, '\xff\xd8\xff')) return { format: 'JPEG', colour: readJpegColour(bytes), isMoving: false }
  if (is(0, 'RIFF') && is(8, 'WEBP'))
    return {
      format: 'WebP',
      colour: 'rgb',
      isMoving: is(12, 'VP8X') && ((bytes[20] ?? 0) & IS_ANIMATED) !== 0,
    }
  return null
}

/** By the number of components in its frame header; without one it counts as RGB, and the server looks again. */
function readJpegColour(bytes: Uint8Array): PictureFacts['colour'] {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return JPEG_COLOURS[bytes[at + 9] ?? 3] ?? 'rgb'
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
  }
  return 'rgb'
}

/** C0 to CF are frames but for three tables among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
