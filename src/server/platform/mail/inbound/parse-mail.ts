import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Attachment, addressParser, type Email } from 'postal-mime'
import { ATTACHMENTS } from '#domain/content/support.ts'
import { ChildRefusal } from '../../child/serve-child.ts'
import type { GivenFile } from '../../files/check-files.ts'
import { boundText } from './bound-text.ts'
import { findLeftOutPictures } from './find-left-out-pictures.ts'
import { judgeOrigin, type MailOrigin } from './judge-origin.ts'
import { describeRest, readMailText } from './read-mail-text.ts'
import { SIGNATURE_LINE, splitReply } from './split-reply.ts'

export interface ParsedMail {
  /** Message-ID, or a hash of the mail when it has none. */
  id: string
  from: string
  /** What was newly written; empty when there is only a quoted mail. */
  words: string
  /** What of the text is not in `words`: quoted mail, headers, signatures. */
  leftOut: string
  /** A line for whatever else is left out with it. */
  leftOutNotes: string[]
  /** The text with whatever it quotes. */
  whole: string
  files: GivenFile[]
  /** A line for whatever of the words and the files was not read. */
  notes: string[]
  /** An out-of-office note or a bounce. */
  isAutomatic: boolean
  /** Whether it comes from `from`, by what our own mail server says. */
  origin: MailOrigin
  /** A calendar program's answer to an invitation (iCalendar text). */
  calendar: string | null
}

const MAX_BODY = 10_000
const MAX_CALENDAR = 100_000
const MAX_ID = 500
/** Bound on lines that look like MIME boundaries: a normal mail has a dozen. */
const MAX_PARTS = 1_000
const MAX_FILES = 50

export interface ParseOptions {
  /** Where files are written to. */
  folder: string
  /** Whose `Authentication-Results` count. */
  authServer?: string | undefined
  /** Messages that our mails have carried to the sender. */
  sent?: readonly string[] | undefined
}

/** Parses a mail into text and attachments. @throws ChildRefusal */
export async function parseMail(
  raw: Buffer,
  { folder, authServer, sent }: ParseOptions,
): Promise<ParsedMail> {
  checkParts(raw)
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 30 })
  const { text, isCut } = readMailText(mail)
  const { words, leftOut } = splitReply(text, sent)
  const pictures = findLeftOutPictures(mail, sent)
  const attached = mail.attachments.filter((part) => !isCalendar(part) && !pictures.has(part))
  const { inWords, inLeftOut } = describeRest({ text, isCut, leftOut, pictures: pictures.size })
  return {
    id: (mail.messageId || createHash('sha256').update(raw).digest('hex')).slice(0, MAX_ID),
    from: mail.from?.address ?? '',
    words: boundText(words, MAX_BODY),
    leftOut,
    leftOutNotes: inLeftOut,
    whole: boundText(text.replaceAll(SIGNATURE_LINE, '').trim(), MAX_BODY),
    files: await writeFiles(attached.slice(0, MAX_FILES), folder),
    notes: [...inWords, ...countFiles(attached.length - MAX_FILES)],
    isAutomatic: isAutomatic(mail),
    origin: originOf(mail, authServer),
    calendar: findCalendar(mail),
  }
}

function checkParts(raw: Buffer): void {
  let parts = 0
  for (let at = raw.indexOf('\n--'); at >= 0; at = raw.indexOf('\n--', at + 3)) {
    parts += 1
    if (parts > MAX_PARTS) throw new ChildRefusal('This mail has too many parts.')
  }
}

function countFiles(more: number): string[] {
  return more > 0 ? [`[${more} more files were not kept: a mail has at most ${MAX_FILES}.]`] : []
}

async function writeFiles(parts: readonly Attachment[], folder: string): Promise<GivenFile[]> {
  const files: GivenFile[] = []
  for (const part of parts) {
    const content = new Uint8Array(part.content as ArrayBuffer)
    const isCut = content.byteLength > ATTACHMENTS.bytes
    const path = join(folder, `part-${files.length}`)
    if (!isCut) await writeFile(path, content)
    files.push({ name: part.filename ?? 'file', path, sizeBytes: content.byteLength, isCut })
  }
  return files
}

/** Programs attach the same answer twice: as a part of the mail and as a file. */
function findCalendar(mail: Email): string | null {
  const part = mail.attachments.find(isCalendar)
  if (!part) return null
  return new TextDecoder().decode((part.content as ArrayBuffer).slice(0, MAX_CALENDAR))
}

function isCalendar({ mimeType }: Attachment): boolean {
  return mimeType === 'text/calendar' || mimeType === 'application/ics'
}

/** Out-of-office notes (RFC 3834), bounces and receipts (RFC 6522). */
function isAutomatic(mail: Email): boolean {
  return mail.headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && value.trim().toLowerCase() !== 'no') ||
      (key === 'precedence' && /^(bulk|junk|auto_reply)$/i.test(value.trim())) ||
      (key === 'return-path' && value.trim() === '<>') ||
      (key === 'content-type' && /^\s*multipart\/report/i.test(value)) ||
      key === 'x-autoreply' ||
      key === 'x-autorespond',
  )
}

function originOf(mail: Email, server: string | undefined): MailOrigin {
  const valuesOf = (key: string) =>
    mail.headers.filter((header) => header.key === key).map(({ value }) => value)
  const senders = valuesOf('from').flatMap((value) => addressParser(value, { flatten: true }))
  // two senders: what was checked may be one, and what is read the other
  if (senders.length > 1) return 'refuted'
  return judgeOrigin(valuesOf('authentication-results'), { from: mail.from?.address ?? '', server })
}
