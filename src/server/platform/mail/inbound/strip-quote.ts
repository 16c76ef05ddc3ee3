import { required } from '#domain/required.ts'
import { ANSWER_MARK } from '../reply-address.ts'
import { FROM_LABELS, HEADER_LABELS, SENT_FROM, WROTE } from './quote-words.ts'

const MARK_WORDS = ANSWER_MARK.replaceAll('-', '').trim()
/** An attribution is wrapped into this many lines at most. */
const MAX_WRAPPED = 3
const MAX_ATTRIBUTION = 400

/** The new words of a mail: without what stands below our mark, what is quoted, and the signature. May be empty. */
export function stripQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const mark = lines.findIndex((line) => line.includes(MARK_WORDS))
  const above = mark < 0 ? lines : lines.slice(0, mark)
  const start = above.findIndex((_line, at) => startsQuote(above, at))
  const own = start < 0 ? above : above.slice(0, start)
  return dropSignature(own).join('\n').trim()
}

function startsQuote(lines: readonly string[], at: number): boolean {
  const line = required(lines[at])
  const next = lines[at + 1] ?? ''
  return (
    (/^On .{5,200} wrote:\s*$/.test(line) && (/\d/.test(line) || isQuoteBehind(lines, at))) ||
    (/^On .{5,200}$/.test(line) && /\d/.test(line) && /wrote:\s*$/.test(next)) ||
    (line.startsWith('>') && (next.startsWith('>') || next.trim() === '')) ||
    isSeparator(line.trim()) ||
    startsHeaders(lines, at) ||
    startsAttribution(lines, at)
  )
}

/** `-----Original Message-----` in any language, or the rule that Outlook draws. */
function isSeparator(line: string): boolean {
  if (line.length >= 10 && /^_+$/.test(line)) return true
  const isBetweenDashes = line.startsWith('----') && line.endsWith('---') && /[^-]/.test(line)
  return isBetweenDashes || /^-{2,}\s*(Original Message|Forwarded message)/i.test(line)
}

/** `From: …` with another header close behind it. */
function startsHeaders(lines: readonly string[], at: number): boolean {
  if (!FROM_LABELS.includes(labelOf(required(lines[at])))) return false
  const following = lines.slice(at + 1, at + 8).filter((line) => line.trim() !== '')
  return following.slice(0, 3).some((line) => HEADER_LABELS.includes(labelOf(line)))
}

/** `Von` of `*Von:* Sally`. */
function labelOf(line: string): string {
  const words = line.slice(0, 40).replace(/[*_>]/g, '').replace('：', ':')
  const colon = words.indexOf(':')
  return colon < 0 ? '' : words.slice(0, colon).trim().toLowerCase()
}

/**
 * `Am Mo., 5. Mai 2025 um 14:00 schrieb Sally <…>:` in any language: a date, an address or a word for writing, a colon, and
 * nothing but the quoted mail behind it.
 */
function startsAttribution(lines: readonly string[], at: number): boolean {
  const most = Math.min(at + MAX_WRAPPED, lines.length)
  for (let end = at; end < most && required(lines[end]).trim() !== ''; end++) {
    const words = lines.slice(at, end + 1).join(' ')
    if (words.length > MAX_ATTRIBUTION) return false
    if (isAttribution(words) && isQuoteBehind(lines, end)) return !isShorter(lines, at + 1, end)
  }
  return false
}

/** A line before it that is somebody's own words does not belong to it. */
function isShorter(lines: readonly string[], from: number, end: number): boolean {
  for (let at = from; at <= end; at++) if (isAttribution(lines.slice(at, end + 1).join(' '))) return true
  return false
}

function isAttribution(words: string): boolean {
  const bare = words.trim().replace(/^>+/, '')
  if (!/[:：]$/.test(bare) || !/\d{4}|\d[:.]\d\d|\d年/.test(bare)) return false
  const lower = bare.toLowerCase()
  return /<[^<>@]{1,100}@[^<>@]{1,100}>/.test(bare) || WROTE.some((word) => lower.includes(word))
}

function isQuoteBehind(lines: readonly string[], end: number): boolean {
  let next = end + 1
  while (next < lines.length && required(lines[next]).trim() === '') next += 1
  return next === lines.length || required(lines[next]).trim().startsWith('>')
}

/** RFC 3676: a line of two dashes. What a phone adds goes too. */
function dropSignature(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => line.trimEnd() === '--')
  const own = start < 0 ? [...lines] : lines.slice(0, start)
  while (own.length > 0 && isNothing(required(own.at(-1)))) own.pop()
  return own
}

function isNothing(line: string): boolean {
  const words = line.trim().toLowerCase()
  return words === '' || SENT_FROM.some((start) => words.startsWith(start))
}
