import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { ATTACHMENTS } from '#domain/support.ts'
import { ChildRefusal } from '../../platform/child/serve-child.ts'
import type { GivenFile } from '../../platform/files/check-files.ts'
import { htmlToWords } from './html-to-words.ts'

export interface ParsedMail {
  /** Message-ID, or a hash of the mail when it has none. */
  id: string
  from: string
  body: string
  files: GivenFile[]
  isAutomatic: boolean
}

const MAX_BODY = 10_000
const MAX_ID = 500
/** Bound on lines that look like MIME boundaries: a normal mail has a dozen. */
const MAX_PARTS = 1_000
const MAX_FILES = 50

/** Parses a mail into text and attachments; files are written to `folder`. @throws ChildRefusal */
export async function parseMail(raw: Buffer, folder: string): Promise<ParsedMail> {
  checkParts(raw)
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', maxNestingDepth: 30 })
  const words = stripQuote((mail.text ?? htmlToWords(mail.html ?? '')).slice(0, 200_000)).slice(0, MAX_BODY)
  return {
    id: (mail.messageId || createHash('sha256').update(raw).digest('hex')).slice(0, MAX_ID),
    from: mail.from?.address ?? '',
    body: words.replaceAll('\0', ''),
    files: await writeFiles(mail, folder),
    isAutomatic: isAutomatic(mail),
  }
}

function checkParts(raw: Buffer): void {
  let parts = 0
  for (let at = raw.indexOf('\n--'); at >= 0; at = raw.indexOf('\n--', at + 3)) {
    parts += 1
    if (parts > MAX_PARTS) throw new ChildRefusal('This mail has too many parts.')
  }
}

async function writeFiles(mail: Email, folder: string): Promise<GivenFile[]> {
  const files: GivenFile[] = []
  for (const part of mail.attachments.slice(0, MAX_FILES)) {
    const content = new Uint8Array(part.content as ArrayBuffer)
    const isCut = content.byteLength > ATTACHMENTS.bytes
    const path = join(folder, `part-${files.length}`)
    if (!isCut) await writeFile(path, content)
    files.push({ name: part.filename ?? 'file', path, sizeBytes: content.byteLength, isCut })
  }
  return files
}

/** Automatic mail: out-of-office notes and bounces (RFC 3834). */
function isAutomatic(mail: Email): boolean {
  return mail.headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && value.trim().toLowerCase() !== 'no') ||
      (key === 'precedence' && /^(bulk|junk|auto_reply)$/i.test(value.trim())) ||
      key === 'x-autoreply',
  )
}

/** The new text, without the quoted mail. */
export function stripQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const start = lines.findIndex((line, index) => startsQuote(line, lines[index + 1] ?? ''))
  const remaining = (start < 0 ? lines : lines.slice(0, start)).join('\n').trim()
  return remaining || text.trim()
}

function startsQuote(line: string, next: string): boolean {
  return (
    /^On .{5,200} wrote:\s*$/.test(line) ||
    (/^On .{5,200}$/.test(line) && /wrote:\s*$/.test(next)) ||
    /^-{2,}\s*(Original Message|Forwarded message)/i.test(line) ||
    /^_{10,}\s*$/.test(line) ||
    (/^>/.test(line) && /^>|^\s*$/.test(next))
  )
}
