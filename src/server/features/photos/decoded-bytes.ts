import type { Metadata } from 'sharp'

const MB = 1024 * 1024
/** What a decoder may have to hold, by what the picture's header says. Read in strips, little of it is held at once. */
const MAX_BYTES = 300 * MB
/** Of pictures that are whole or not at all: interlaced and progressive ones, WebP and AVIF. */
const MAX_WHOLE_BYTES = 150 * MB

const CHANNEL_BYTES: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }
const WIDEST_CHANNEL_BYTES = 8

/** Whether a picture of this header is decoded in bounded memory. */
export function fitsMemory({
  width,
  height,
  channels,
  depth,
  format,
  isProgressive,
}: Partial<Metadata>): boolean {
  const channelBytes = CHANNEL_BYTES[depth ?? ''] ?? WIDEST_CHANNEL_BYTES
  const bytes = (width ?? 0) * (height ?? 0) * (channels ?? 4) * channelBytes
  const isWhole = isProgressive || (format !== 'jpeg' && format !== 'png')
  return bytes <= (isWhole ? MAX_WHOLE_BYTES : MAX_BYTES)
}
