import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { AppError } from '../http/app-error.ts'
import { bodyOf, type ReceivedFile, type Upload } from './receive-body.ts'

export interface FormFile extends ReceivedFile {
  name: string
  /** True when it exceeded the limit of one file: its contents were dropped. */
  isCut: boolean
}

interface FormRules {
  /** The form field that holds the files. */
  fileField: string
  maxFiles: number
  maxFileBytes: number
  /** Validates the fields that precede the first file: when it throws, no file is stored. */
  checkFields?: (fields: Record<string, string>) => Promise<void> | void
}

export interface ReceivedForm {
  fields: Record<string, string>
  files: FormFile[]
}

const FIELDS = { fields: 30, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 20, headerSize: 8 * 1024 }

/**
 * Parses a multipart/form-data stream: fields in memory, files on disk.
 * @throws AppError `invalid-input` for anything but a form, and whatever `checkFields` throws
 */
export async function receiveForm(upload: Upload, rules: FormRules): Promise<ReceivedForm> {
  const parser = openParser(upload.request.headers.get('content-type') ?? '', rules)
  const fields: Record<string, string> = {}
  const files: FormFile[] = []
  const streams: BusboyFileStream[] = []
  const failures: unknown[] = []
  const writing: Promise<void>[] = []
  let judged: Promise<unknown> | undefined
  parser.on('field', (name, value) => {
    fields[name] = value
  })
  parser.on('file', (name, stream, fileName) => {
    // the parser reports the error; an unhandled one here would end the process
    stream.on('error', () => {})
    judged ??= judge(rules, { ...fields })
    const file = {
      name: unescapeName(fileName ?? ''),
      path: join(upload.folder, String(streams.push(stream))),
      sizeBytes: 0,
      isCut: false,
    }
    const isKept = name === rules.fileField && files.length <= rules.maxFiles
    if (isKept) files.push(file)
    const written = judged.then((refusal) => (refusal || !isKept ? skip(stream) : store(stream, file)))
    // handled now: the rest of the body is still arriving, and a rejection without a handler ends the process
    writing.push(written.catch((error) => void failures.push(error)))
  })
  try {
    await pipeline(Readable.from(bodyOf(upload)), parser)
  } catch (error) {
    for (const stream of streams) stream.destroy()
    throw isOfParser(error) ? unreadable() : error
  } finally {
    await Promise.all(writing)
  }
  const refusal = (await judged) ?? failures[0]
  if (refusal) throw refusal
  return { fields, files }
}

/** Browsers escape exactly three characters of a file name like this (HTML standard, multipart/form-data). */
function unescapeName(name: string): string {
  return name.replaceAll('%22', '"').replace(/%0[AD]/g, ' ')
}

/** Returns a validation error as a value: the rest of the form is drained, so that its sender gets the answer. */
async function judge({ checkFields }: FormRules, fields: Record<string, string>): Promise<unknown> {
  try {
    await checkFields?.(fields)
    return undefined
  } catch (error) {
    return error
  }
}

/** What cannot be stored is still read to its end: its sender is sending, and should get the answer. */
async function store(stream: BusboyFileStream, file: FormFile): Promise<void> {
  let failure: unknown
  const fail = (error: unknown) => {
    failure = error
  }
  const out = await open(file.path, 'w').catch(fail)
  try {
    for await (const piece of stream)
      if (failure === undefined) await out?.writeFile(piece as Uint8Array).catch(fail)
  } finally {
    await out?.close()
  }
  if (failure !== undefined) throw failure
  file.sizeBytes = stream.bytesRead
  file.isCut = stream.truncated
}

async function skip(stream: BusboyFileStream): Promise<void> {
  for await (const _ of stream);
}

function openParser(type: string, { maxFiles, maxFileBytes }: FormRules) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: { ...FIELDS, files: maxFiles + 2, fileSize: maxFileBytes, parts: FIELDS.fields + maxFiles + 2 },
    })
  } catch {
    throw unreadable()
  }
}

/** The parser's errors have no class of their own. */
function isOfParser(error: unknown): boolean {
  return error instanceof Error && /multipart|boundary|Malformed|header/i.test(error.message)
}

function unreadable(): AppError {
  return new AppError('invalid-input', { message: 'The form could not be read.' })
}
