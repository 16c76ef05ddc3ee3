import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { AppError } from '../../platform/http/app-error.ts'
import { type CheckedFile, checkAttachments } from './attachments.ts'
import { htmlToWords } from './html-to-words.ts'

export interface SupportMail {
  /** Message-ID, or the hash of a mail that has none. */
  id: string
  from: string
  /** Token of the address it was sent to; undefined when it has none. */
  token: string | undefined
  body: string
  files: CheckedFile[]
  isAutomatic: boolean
}

const FRESH_SECONDS = 300
const TOKEN = /\+([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i
const MAX_BODY = 10_000

/** What a mail server must send in `x-placard-signature`: HMAC-SHA256 of `timestamp.mail`, in hexadecimal. */
export function signMail(secret: string, timestamp: string, raw: Uint8Array): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('hex')
}

/** @throws AppError `forbidden` when the signature is missing, wrong or older than five minutes */
export function checkSignature(
  secret: string,
  given: { timestamp: string; signature: string; raw: Uint8Array; now: Date },
): void {
  const ageSeconds = Math.abs(given.now.getTime() / 1000 - Number(given.timestamp))
  const expected = Buffer.from(signMail(secret, given.timestamp, given.raw))
  const actual = Buffer.from(given.signature)
  const isRight = actual.length === expected.length && timingSafeEqual(actual, expected)
  if (!isRight || !(ageSeconds <= FRESH_SECONDS))
    throw new AppError('forbidden', { message: 'The signature of this mail is not right.' })
}

export async function readMail(raw: Uint8Array): Promise<SupportMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' })
  const { files, refused } = await readFiles(mail)
  const words = stripQuote(mail.text ?? htmlToWords(mail.html ?? '')).slice(0, MAX_BODY)
  const notes = refused.map((name) => `[The file “${name}” was not kept: its kind or size is not allowed.]`)
  return {
    id: mail.messageId || createHash('sha256').update(raw).digest('hex'),
    from: mail.from?.address ?? '',
    token: findToken(mail),
    body: [words, ...notes].filter(Boolean).join('\n\n').replaceAll('\0', ''),
    files,
    isAutomatic: isAutomatic(mail),
  }
}

function findToken(mail: Email): string | undefined {
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].map(({ address }) => address ?? '')
  const delivered = mail.headers.filter(({ key }) => /^(x-original-to|delivered-to)$/.test(key))
  const all = [...named, ...delivered.map(({ value }) => value)]
  return all.map((address) => TOKEN.exec(address)?.[1]?.toLowerCase()).find(Boolean)
}

/** Out-of-office notes and bounces (RFC 3834) answer nobody's question. */
function isAutomatic(mail: Email): boolean {
  return mail.headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && value.trim().toLowerCase() !== 'no') ||
      (key === 'precedence' && /^(bulk|junk|auto_reply)$/i.test(value.trim())) ||
      key === 'x-autoreply',
  )
}

/** Files are judged one by one: a bad one does not cost the words or the good ones. */
async function readFiles(mail: Email): Promise<{ files: CheckedFile[]; refused: string[] }> {
  const files: CheckedFile[] = []
  const refused: string[] = []
  for (const part of mail.attachments) {
    const name = part.filename ?? 'file'
    const file = new File([part.content as ArrayBuffer], name)
    const checked = await checkAttachments([file]).catch(() => [])
    if (checked[0] && files.length < 5) files.push(checked[0])
    else refused.push(name)
  }
  return { files, refused }
}

/** What was written, without the mail it answers. */
export function stripQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const start = lines.findIndex((line, index) => startsQuote(line, lines[index + 1] ?? ''))
  const kept = (start < 0 ? lines : lines.slice(0, start)).join('\n').trim()
  return kept || text.trim()
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
