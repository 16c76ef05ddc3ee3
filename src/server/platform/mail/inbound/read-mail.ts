import { join } from 'node:path'
import { ATTACHMENTS } from '#domain/content/support.ts'
import { runChild } from '../../child/run-child.ts'
import { type CheckedFile, checkAttachments, type GivenFile } from '../../files/check-files.ts'
import { AppError } from '../../http/app-error.ts'
import { createGate } from '../../uploads/gate.ts'
import type { ParsedMail, ParseOptions } from './parse-mail.ts'

/** A mail as it was read; its files are on local disk. */
export interface ReadMail extends Omit<ParsedMail, 'files' | 'notes'> {
  files: CheckedFile[]
  /** A line for each file that is not allowed, and for whatever was not read. */
  notes: string[]
}

const PROCESS = join(import.meta.dirname, 'mail-process.ts')
const BOUNDS = { seconds: 15, megabytes: 400, heapMegabytes: 256 }
const READERS = createGate({ atOnce: 2, waiting: 8, perSubject: 2 })
const FAILURES = {
  time: 'This mail takes too long to read.',
  memory: 'This mail takes too much memory to read.',
  crash: 'This mail could not be read.',
}

/**
 * Parses a mail to a known address in a child process: its content is untrusted.
 * @throws AppError `invalid-input` when it cannot be parsed, `unavailable` when the queue is full
 */
export async function readMail(input: { path: string } & ParseOptions): Promise<ReadMail> {
  const answer = await READERS.run('', () => runChild<ParsedMail>(PROCESS, input, BOUNDS))
  if (!('value' in answer)) {
    const message = 'refusal' in answer ? answer.refusal : FAILURES[answer.failure]
    throw new AppError('invalid-input', { message })
  }
  const { files: attachments, ...mail } = answer.value
  const { files, refused } = await checkEach(attachments)
  const notes = refused.map((name) => `[The file “${name}” was not kept: its kind or size is not allowed.]`)
  return { ...mail, files, notes: [...mail.notes, ...notes] }
}

/** Checks files one by one: a rejected one does not lose the text or the valid ones. */
async function checkEach(attachments: GivenFile[]): Promise<{ files: CheckedFile[]; refused: string[] }> {
  const files: CheckedFile[] = []
  const refused: string[] = []
  for (const file of attachments) {
    const [checked] = await checkAttachments([file]).catch(() => [])
    if (checked && files.length < ATTACHMENTS.max) files.push(checked)
    else refused.push(file.name.slice(0, 120).replaceAll('\0', ''))
  }
  return { files, refused }
}
