import type { Context } from 'hono'
import { SupportMessage } from '#contract/content/support.ts'
import { ATTACHMENTS } from '#domain/content/support.ts'
import { LIMITS } from '#domain/limits.ts'
import { findNameProblem } from '#domain/names.ts'
import { type CheckedFile, checkAttachments } from '../../../platform/files/check-files.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { parseJson, readText } from '../../../platform/http/read-body.ts'
import { receiveUpload } from '../../../platform/uploads/receive-body.ts'
import { receiveForm } from '../../../platform/uploads/receive-form.ts'

export interface Received {
  message: SupportMessage
  /** On local disk while the message is processed. */
  files: CheckedFile[]
}

interface ReadMessageInput<T> {
  dataDir: string
  /** What the sender's account is called: it may stay, whatever the rules for new names. */
  ownNames: readonly string[]
  /** Called once, after the fields are validated and before any file is checked. */
  count: () => Promise<void>
  work: (received: Received) => Promise<T>
}

/** Parses a message from JSON or a form with files and processes it. @throws AppError in the specified words */
export async function withSupportMessage<T>(
  c: Context<RequestEnv>,
  { dataDir, ownNames, count, work }: ReadMessageInput<T>,
): Promise<T> {
  if (!c.req.header('content-type')?.includes('multipart/form-data')) {
    const message = parse(await readJson(c), ownNames)
    await count()
    return work({ message, files: [] })
  }
  const filesBytes = c.var.actor ? ATTACHMENTS.max * ATTACHMENTS.bytes : ATTACHMENTS.guestBytes
  const tooLarge = () => new AppError('too-large', { message: tooLargeWords(c.var.actor !== null) })
  return receiveUpload(
    c,
    { dataDir, maxBytes: filesBytes + LIMITS.jsonBodyBytes, tooLarge },
    async (upload) => {
      const { fields, files } = await receiveForm(upload, {
        fileField: 'attachments',
        maxFiles: ATTACHMENTS.max,
        maxFileBytes: ATTACHMENTS.bytes,
        // fields are validated first: people correct those first
        checkFields: (fields) => void parseFields(fields, ownNames),
      })
      const message = parseFields(fields, ownNames)
      await count()
      return work({ message, files: await checkAttachments(files) })
    },
  )
}

const tooLargeWords = (isMember: boolean) =>
  isMember
    ? 'The files are too large: at most five of 10 MB each.'
    : 'The files are too large: at most 10 MB together. Sign in to send five of 10 MB each.'

/** Normalizes line breaks: forms send CR LF, whatever was typed. */
function parseFields(fields: Record<string, string>, ownNames: readonly string[]): SupportMessage {
  const lines = Object.entries(fields).map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')])
  return parse(Object.fromEntries(lines), ownNames)
}

async function readJson(c: Context<RequestEnv>): Promise<unknown> {
  return parseJson((await readText(c.req.raw, LIMITS.jsonBodyBytes)) || '{}')
}

function parse(value: unknown, ownNames: readonly string[]): SupportMessage {
  const message = parseInput(SupportMessage, value) as SupportMessage
  const problem = ownNames.includes(message.name) ? null : findNameProblem(message.name, 'person')
  if (problem) throw new AppError('invalid-input', { message: problem, fields: { name: problem } })
  return message
}
