import { hash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { CaptureField } from '#contract/booking/proofs-capture.ts'
import type { Capture } from '#domain/booking/proof/capture.ts'
import type { ProofFacts } from '#domain/booking/proof/facts.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import type { Run } from '#domain/booking/proof/runs/read-runs.ts'
import { MAX_ID } from '#domain/limits.ts'
import type { AppContext } from '../../../context.ts'
import { type StoredPair, storeWithPreview } from '../../../platform/files/store-with-preview.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { parseJson } from '../../../platform/http/read-body.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { type FormFile, receiveForm } from '../../../platform/uploads/receive-form.ts'
import { readFacts, type WrittenFacts } from '../creatives/read-facts.ts'
import { isProofId } from './queries.ts'
import { readStatedFields, type StatedFields } from './read-stated-fields.ts'
import { HEIC, sniffProof, toProofName } from './sniff-proof.ts'

/** What has arrived, checked by its own bytes and stored, or an address alone; not yet part of a booking. */
export interface ReceivedProof extends StoredPair {
  id: string
  /** Named where the address of the route names none. */
  bookingId?: number | null
  duty: string
  caption: string
  /** What is wrong at a face: of a photo that is no proof. */
  problem?: string | undefined
  url: string | null
  name: string
  mediaType: string
  sizeBytes: number
  facts: ProofFacts
  /** Of a log: what has a time of its own. */
  runs?: readonly Run[] | undefined
  /** Why a table could not be counted; absent: it was, or it is none. */
  uncounted?: string | undefined
  /** Of a picture: a hash of what it looks like (16 hexadecimal digits); null: nothing that could be told from others. */
  alike: string | null
  /** What the phone says of the moment; null: a file from elsewhere. */
  capture: Capture | null
  /** What its camera wrote into a picture; null: nothing. */
  written?: WrittenFacts | null
}

/**
 * Reads the form: `id`, `duty`, `caption`, `url`, `capture`, `problem`, what is stated beside it (`read-stated-fields.ts`), then `file`.
 * @throws AppError `invalid-input`, `not-proof`, `too-large`, `unavailable`
 */
export async function receiveProof(
  { files }: Pick<AppContext, 'files'>,
  sellerId: number,
  upload: Upload,
): Promise<ReceivedProof> {
  const rules = { fileField: 'file', maxFiles: 1, maxFileBytes: PROOF_LIMITS.bytes }
  const { fields, files: given } = await receiveForm(upload, rules)
  const words = readWords(fields)
  const stated = readStatedFields(fields, clean)
  // a browser without scripts sends an empty field for a file that was not chosen
  const sent = given.filter(({ name, sizeBytes }) => name !== '' || sizeBytes > 0)
  if (sent.length > 1) throw refuse('file', 'Send one file at a time')
  const [file] = sent
  if (file)
    return { ...words, ...(await storeFile(files, sellerId, { file, folder: upload.folder, stated })) }
  if (words.url === null) throw refuse('file', 'Choose a file')
  return { ...words, ...toAddress(words.url, stated) }
}

export function tooLarge(): AppError {
  const message = `A file may have at most ${PROOF_LIMITS.bytes / 1024 / 1024} MB`
  return new AppError('too-large', { message, fields: { file: message } })
}

type Words = Pick<ReceivedProof, 'id' | 'bookingId' | 'duty' | 'caption' | 'problem' | 'url' | 'capture'>

function readWords(fields: Record<string, string>): Words {
  const id = fields.id?.toLowerCase() || randomUUID()
  if (!isProofId(id)) throw refuse('id', 'is not a UUID')
  const caption = clean(fields.caption)
  if (caption.length > PROOF_LIMITS.caption)
    throw refuse('caption', `At most ${PROOF_LIMITS.caption} characters`)
  return {
    id,
    bookingId: /^[1-9]\d{0,9}$/.test(fields.booking ?? '') ? Math.min(Number(fields.booking), MAX_ID) : null,
    duty: fields.duty ?? '',
    caption,
    problem: fields.problem,
    url: readUrl(clean(fields.url)),
    capture: readCapture(fields.capture),
  }
}

function readCapture(given: string | undefined): Capture | null {
  if (!given) return null
  const read = CaptureField.safeParse(parseJson(given))
  if (read.success) return read.data
  throw refuse('capture', 'says not when and where it was taken')
}

const clean = (given: string | undefined): string =>
  (given ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()

function readUrl(given: string): string | null {
  if (given === '') return null
  const url = given.length <= PROOF_LIMITS.url && URL.canParse(given) ? new URL(given) : null
  // letters of other scripts grow as they are encoded
  const isShort = url !== null && url.href.length <= PROOF_LIMITS.url
  if (isShort && url.protocol === 'https:' && url.username === '' && url.password === '') return url.href
  throw refuse('url', 'Give an https address')
}

async function storeFile(
  files: AppContext['files'],
  sellerId: number,
  { file, folder, stated }: { file: FormFile; folder: string; stated: StatedFields },
): Promise<Omit<ReceivedProof, keyof Words>> {
  if (file.isCut) throw tooLarge()
  const sniffed = file.sizeBytes > 0 ? await sniffProof(file.path, file.sizeBytes, stated.columns) : undefined
  if (!sniffed) throw new AppError('not-proof')
  const local = join(folder, 'preview.webp')
  const read =
    sniffed.family === 'log'
      ? { ...toLog(sniffed, stated), preview: null }
      : await readFacts(sellerId, {
          family: sniffed.family,
          path: file.path,
          preview: local,
          isHeavy: sniffed.mediaType === HEIC,
        })
  if ('refusal' in read) throw new AppError('not-proof', { message: read.refusal })
  const preview = read.preview && { ...read.preview, path: local }
  const stored = await storeWithPreview(files, { folder: 'proof', path: file.path, preview })
  const { mediaType } = sniffed
  const alike = ('alike' in read && read.alike) || null
  const name = toProofName(file.name, mediaType)
  const written = ('written' in read && read.written) || null
  const { preview: _, facts, ...log } = read
  return {
    ...log,
    name,
    mediaType,
    sizeBytes: file.sizeBytes,
    facts: withFigures(facts, stated),
    alike,
    written,
    ...stored,
  }
}

function toLog(
  { lines, read }: Extract<NonNullable<Awaited<ReturnType<typeof sniffProof>>>, { family: 'log' }>,
  { columns, signed }: StatedFields,
): Pick<ReceivedProof, 'facts' | 'runs' | 'uncounted'> {
  if (typeof read === 'string') return { facts: { kind: 'log', lines }, uncounted: read }
  const { total, days, runs } = read
  const said = { ...(signed && { signed }), ...(columns && { columns }) }
  return { facts: { kind: 'counted', lines, total, days, ...said }, runs }
}

const withFigures = (facts: ProofFacts, { figures }: StatedFields): ProofFacts =>
  figures ? { ...facts, figures } : facts

function toAddress(url: string, stated: StatedFields): Omit<ReceivedProof, keyof Words> {
  return {
    name: new URL(url).hostname,
    mediaType: 'text/uri-list',
    sizeBytes: Buffer.byteLength(url),
    sha256: hash('sha256', url, 'buffer'),
    facts: withFigures({ kind: 'address' }, stated),
    alike: null,
    written: null,
    path: null,
    preview: null,
  }
}

function refuse(field: string, message: string): AppError {
  return new AppError('invalid-input', { message, fields: { [field]: message } })
}
