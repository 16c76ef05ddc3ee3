import type { Context } from 'hono'
import { SupportMessage } from '#contract/support.ts'
import { LIMITS } from '#domain/limits.ts'
import { ATTACHMENTS } from '#domain/support.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { RequestEnv } from '../../platform/http/env.ts'
import { parseInput } from '../../platform/http/parse-input.ts'
import { parseJson, readBytes, readText } from '../../platform/http/read-body.ts'
import { type CheckedFile, checkAttachments } from './attachments.ts'

export interface Received {
  message: SupportMessage
  files: CheckedFile[]
}

const MAX_BYTES = ATTACHMENTS.max * ATTACHMENTS.bytes + LIMITS.jsonBodyBytes

/** Reads a message as JSON or as a form with files. @throws AppError in the specified words */
export async function readSupportMessage(c: Context<RequestEnv>): Promise<Received> {
  const type = c.req.header('content-type') ?? ''
  if (!type.includes('multipart/form-data')) return { message: parse(await readJson(c)), files: [] }
  const form = await readForm(c, type)
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, toUnixLines(value)] as const] : [],
  )
  const files = form.getAll('attachments').filter((value) => value instanceof File)
  // the words are checked first: they are what people correct first
  const message = parse(Object.fromEntries(fields))
  return { message, files: await checkAttachments(files) }
}

/** Forms send CR LF for every line break, whatever was typed. */
const toUnixLines = (text: string) => text.replace(/\r\n?/g, '\n')

/** Counted while it is read: a form that hides its length is cut off as well. */
async function readForm(c: Context<RequestEnv>, type: string): Promise<FormData> {
  const bytes = await readBytes(c.req.raw, MAX_BYTES).catch((error) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError('too-large', { message: 'The files are too large: at most five of 10 MB each.' })
  })
  const form = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  return form.catch(() => {
    throw new AppError('invalid-input', { message: 'The form could not be read.' })
  })
}

async function readJson(c: Context<RequestEnv>): Promise<unknown> {
  return parseJson((await readText(c.req.raw, LIMITS.jsonBodyBytes)) || '{}')
}

const parse = (value: unknown) => parseInput(SupportMessage, value) as SupportMessage
