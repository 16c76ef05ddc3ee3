import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { ArtworkFacts } from '#domain/booking/creative/facts.ts'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import type { AppContext } from '../../../context.ts'
import { type StoredPair, storeWithPreview } from '../../../platform/files/store-with-preview.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { type FormFile, receiveForm } from '../../../platform/uploads/receive-form.ts'
import { readFacts } from './read-facts.ts'
import { sniffArtwork, toArtworkName } from './sniff-artwork.ts'

/** What has arrived, checked by its own bytes and stored; not yet part of a booking. */
export interface ReceivedArtwork extends StoredPair {
  item: number
  /** Whoever sends it decides again where it fails a check. */
  unlessItDiffers?: boolean
  name: string
  mediaType: string
  sizeBytes: number
  facts: ArtworkFacts
  script: string | null
}

/** Reads the form: `item`, `unlessItDiffers`, then `file` or `script`. @throws AppError `invalid-input`, `too-large`, `unavailable` */
export async function receiveArtwork(
  { files }: Pick<AppContext, 'files'>,
  ownerId: number,
  upload: Upload,
): Promise<ReceivedArtwork> {
  const { fields, files: given } = await receiveForm(upload, {
    fileField: 'file',
    maxFiles: 1,
    maxFileBytes: ARTWORK_LIMITS.bytes,
  })
  const item = readItem(fields.item)
  const script = readScript(fields.script)
  const unlessItDiffers = fields.unlessItDiffers === 'yes'
  // a browser without scripts sends an empty field for a file that was not chosen
  const sent = given.filter(({ name, sizeBytes }) => name !== '' || sizeBytes > 0)
  if (sent.length > 1) throw refuse('Send one file at a time')
  const [file] = sent
  if (file)
    return { item, unlessItDiffers, ...(await storeFile(files, ownerId, { file, folder: upload.folder })) }
  if (!script) throw refuse('Choose a file')
  return { item, unlessItDiffers, ...toScript(script) }
}

export function tooLarge(): AppError {
  const message = `A file may have at most ${ARTWORK_LIMITS.bytes / 1024 / 1024} MB`
  return new AppError('too-large', { message, fields: { file: message } })
}

async function storeFile(
  files: AppContext['files'],
  ownerId: number,
  { file, folder }: { file: FormFile; folder: string },
): Promise<Omit<ReceivedArtwork, 'item'>> {
  if (file.isCut) throw tooLarge()
  if (file.sizeBytes === 0) throw refuse('The file is empty')
  const sniffed = await sniffArtwork(file.path)
  if (!sniffed) throw refuse(NOT_ARTWORK)
  const local = join(folder, 'preview.webp')
  const read = await readFacts(ownerId, { family: sniffed.family, path: file.path, preview: local })
  if ('refusal' in read) throw refuse(read.refusal)
  const preview = read.preview && { ...read.preview, path: local }
  const stored = await storeWithPreview(files, { folder: 'artwork', path: file.path, preview })
  const { mediaType } = sniffed
  return {
    name: toArtworkName(file.name, mediaType),
    mediaType,
    sizeBytes: file.sizeBytes,
    facts: read.facts,
    script: null,
    ...stored,
  }
}

const NOT_ARTWORK =
  'Only PDF, PNG, JPEG, TIFF, WebP and GIF files, sound (MP3, WAV, AAC, FLAC, Ogg) and film (MP4, MOV, WebM) can be sent'

function toScript(script: string): Omit<ReceivedArtwork, 'item'> {
  return {
    name: 'Script',
    mediaType: 'text/plain',
    sizeBytes: Buffer.byteLength(script),
    sha256: hash('sha256', script, 'buffer'),
    facts: { kind: 'script', words: script.split(/\s+/).length },
    script,
    path: null,
    preview: null,
  }
}

function readItem(given: string | undefined): number {
  const item = Number(given ?? '0')
  if (Number.isInteger(item) && item >= 0 && item < 10_000) return item
  throw new AppError('invalid-input', { message: 'This booking has no such placement' })
}

function readScript(given: string | undefined): string {
  const script = (given ?? '').toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()
  if (script.length <= ARTWORK_LIMITS.script) return script
  const message = `A script has at most ${ARTWORK_LIMITS.script.toLocaleString('en-US')} characters`
  throw new AppError('invalid-input', { message, fields: { script: message } })
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { file: message } })
}
