import { open } from 'node:fs/promises'
import { required } from '#domain/required.ts'

/** Which reader tells what a file is. */
export type ArtworkFamily = 'picture' | 'pdf' | 'media'

export interface Sniffed {
  family: ArtworkFamily
  mediaType: string
}

interface Signature {
  family: ArtworkFamily
  mediaType: string
  /** The first is written to names without an ending of this kind. */
  endings: readonly string[]
  matches: (start: Buffer) => boolean
}

const HEAD_BYTES = 64

const at = (offset: number, text: string) => (start: Buffer) =>
  start.toString('latin1', offset, offset + text.length) === text
const both = (one: (start: Buffer) => boolean, other: (start: Buffer) => boolean) => (start: Buffer) =>
  one(start) && other(start)
const isMpegFrame = (start: Buffer) => start[0] === 0xff && (required(start[1]) & 0xe6) === 0xe2
const isAdtsFrame = (start: Buffer) => start[0] === 0xff && (required(start[1]) & 0xf6) === 0xf0
const isBrand = (brand: RegExp) => (start: Buffer) =>
  at(4, 'ftyp')(start) && brand.test(start.toString('latin1', 8, 12))

const picture = { family: 'picture' } as const
const media = { family: 'media' } as const

const SIGNATURES: readonly Signature[] = [
  { ...picture, mediaType: 'image/png', endings: ['png'], matches: at(0, '\x89PNG\r\n\x1a\n') },
  { ...picture, mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'], matches: at(0, '\xff\xd8\xff') },
  { ...picture, mediaType: 'image/webp', endings: ['webp'], matches: both(at(0, 'RIFF'), at(8, 'WEBP')) },
  { ...picture, mediaType: 'image/gif', endings: ['gif'], matches: at(0, 'GIF8') },
  { ...picture, mediaType: 'image/tiff', endings: ['tif', 'tiff'], matches: at(0, 'II*\0') },
  { ...picture, mediaType: 'image/tiff', endings: ['tif', 'tiff'], matches: at(0, 'MM\0*') },
  { family: 'pdf', mediaType: 'application/pdf', endings: ['pdf', 'ai'], matches: at(0, '%PDF-') },
  { ...media, mediaType: 'audio/wav', endings: ['wav'], matches: both(at(0, 'RIFF'), at(8, 'WAVE')) },
  { ...media, mediaType: 'audio/mpeg', endings: ['mp3'], matches: at(0, 'ID3') },
  { ...media, mediaType: 'audio/mpeg', endings: ['mp3'], matches: isMpegFrame },
  { ...media, mediaType: 'audio/aac', endings: ['aac'], matches: isAdtsFrame },
  { ...media, mediaType: 'audio/flac', endings: ['flac'], matches: at(0, 'fLaC') },
  { ...media, mediaType: 'audio/ogg', endings: ['ogg', 'oga', 'opus'], matches: at(0, 'OggS') },
  { ...media, mediaType: 'audio/mp4', endings: ['m4a'], matches: isBrand(/^M4A /) },
  { ...media, mediaType: 'video/quicktime', endings: ['mov'], matches: isBrand(/^qt /) },
  {
    ...media,
    mediaType: 'video/mp4',
    endings: ['mp4', 'm4v'],
    matches: isBrand(/^(?:isom|iso\d|mp4\d|avc1|M4V |MSNV|dash)$/),
  },
  { ...media, mediaType: 'video/webm', endings: ['webm', 'mkv'], matches: at(0, '\x1aE\xdf\xa3') },
]

/** What a file is by its own first bytes, whatever its name says; undefined: nothing that artwork can be. */
export async function sniffArtwork(path: string): Promise<Sniffed | undefined> {
  return sniffStart(await readStart(path))
}

export function sniffStart(start: Buffer): Sniffed | undefined {
  const found = SIGNATURES.find(({ matches }) => matches(start))
  return found && { family: found.family, mediaType: found.mediaType }
}

/** The first bytes of a file, by which it is told what it is. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A name that opens what the file is: nothing is saved as a program or a page. */
export function toArtworkName(given: string, mediaType: string): string {
  const last =
    required(given.split(/[\\/]/).at(-1))
      .replace(/[\p{Cc}\p{Cf}"]/gu, '')
      .trim()
      .slice(-120) || 'artwork'
  const endings = SIGNATURES.filter((one) => one.mediaType === mediaType).flatMap((one) => one.endings)
  const isNamedSo = endings.some((ending) => last.toLowerCase().endsWith(`.${ending}`))
  return isNamedSo ? last : `${last}.${endings[0]}`
}
