import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { AppError } from '../http/app-error.ts'
import { bodyOf, type ReceivedFile, type Upload } from './receive-body.ts'

export interface FormFile extends ReceivedFile {
  name: string
  /** Larger than a file may be: it was not kept. */
  isCut: boolean
}

interface FormRules {
  /** The field whose files are kept. */
  fileField: string
  maxFiles: number
  maxFileBytes: number
  /** Judges the fields that stand before the first file: when it throws, no file is kept. */
  checkFields?: (fields: Record<string, string>) => Promise<void> | void
}

export interface ReceivedForm {
  fields: Record<string, string>
  files: FormFile[]
}

const FIELDS = { fields: 30, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 20, headerSize: 8 * 1024 }

/**
 * A form with files (multipart/form-data), read as it comes: fields in memory, files on the disk.
 * @throws AppError `invalid-input` for what is no form, and what `checkFields` throws
 */
export async function receiveForm(upload: Upload, rules: FormRules): Promise<ReceivedForm> {
  const parser = openParser(upload.request.headers.get('content-type') ?? '', rules)
  const fields: Record<string, string> = {}
  const files: FormFile[] = []
  const streams: BusboyFileStream[] = []
  const writing: Promise<void>[] = []
  let judged: Promise<unknown> | undefined
  parser.on('field', (name, value) => {
    fields[name] = value
  })
  parser.on('file', (name, stream, fileName) => {
    // what goes wrong is told by the parser; without a listener it would end the process
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
    writing.push(judged.then((refusal) => (refusal || !isKept ? skip(stream) : keep(stream, file))))
  })
  try {
    await pipeline(Readable.from(bodyOf(upload)), parser)
  } catch (error) {
    for (const stream of streams) stream.destroy()
    throw isOfParser(error) ? unreadable() : error
  } finally {
    await Promise.allSettled(writing)
  }
  await Promise.all(writing)
  const refusal = await judged
  if (refusal) throw refusal
  return { fields, files }
}

/** Browsers write three signs of a name in this way and no others (HTML standard, multipart/form-data). */
function unescapeName(name: string): string {
  return name.replaceAll('%22', '"').replace(/%0[AD]/g, ' ')
}

/** What is wrong with the fields, as a value: files are passed over until the form ends, so that its sender hears of it. */
async function judge({ checkFields }: FormRules, fields: Record<string, string>): Promise<unknown> {
  try {
    await checkFields?.(fields)
    return undefined
  } catch (error) {
    return error
  }
}

async function keep(stream: BusboyFileStream, file: FormFile): Promise<void> {
  await pipeline(stream, createWriteStream(file.path))
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

/** Its errors have no class of their own. */
function isOfParser(error: unknown): boolean {
  return error instanceof Error && /multipart|boundary|Malformed|header/i.test(error.message)
}

function unreadable(): AppError {
  return new AppError('invalid-input', { message: 'The form could not be read.' })
}
