import type { Metadata } from 'sharp'

const MB = 1024 * 1024
/** Memory bound for decoding, estimated from the header. Formats decoded in strips need little at once. */
const MAX_BYTES = 300 * MB
/** For formats that must be decoded whole: interlaced and progressive pictures, WebP and AVIF. */
const MAX_WHOLE_BYTES = 150 * MB

const CHANNEL_BYTES: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }
const WIDEST_CHANNEL_BYTES = 8

/** Whether a picture with this header can be decoded in bounded memory. */
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
