import { required } from '#domain/required.ts'
import { findAttribution } from './find-attribution.ts'
import { findBetween } from './find-between.ts'
import { isOriginalMessage, readHeaders, readLabel } from './find-headers.ts'
import { findIntroduction } from './find-introduction.ts'
import { findSignOff } from './find-sign-off.ts'
import { isMark, SentWords, toBare } from './own-mail.ts'

/** A mail in two parts: every line of it is in one of them. */
export interface SplitReply {
  /** What was newly written, wherever it stands. */
  words: string
  /** The quoted mail with what introduces it, and signatures. */
  leftOut: string
}

/** Put before each line of what HTML marks as a signature (private use). */
export const SIGNATURE_LINE = '\uE000'
/** No mail has more blocks of quoted lines above what introduces one. */
const MAX_TRIES = 200
/** Quoted lines above our mark that belong to it: what introduces it. */
const MAX_NEAR = 14
const COMPARISON = /^>\s{0,3}[~≈$€£¥]?\s?\d/

/** Where quoted mail begins, and whether what follows is quoted line by line or all of it is. */
interface Quoted {
  /** The first line of what introduces it. */
  start: number
  /** Its own first line. */
  begin: number
  isMarked: boolean
}

/**
 * Parts a mail into what was newly written and the rest. Sure is our own mark and what stands directly above it; without it, headers that
 * name a sender, and an attribution with quoted lines behind. Whatever is not surely quoted counts as written.
 * @param sent messages that our mails have carried
 */
export function splitReply(text: string, sent: readonly string[] = []): SplitReply {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  const known = new SentWords(sent)
  const quotes = findQuotes(lines)
  const [first] = quotes
  const isLeft = lines.map((line) => line.startsWith(SIGNATURE_LINE))
  const end = first?.start ?? lines.length
  leaveQuotes(isLeft, lines, { quotes, known })
  leaveUnannounced(isLeft, lines, { end, known, isAlone: !first })
  leaveSignOff(isLeft, lines, { start: 0, end })
  const below = isLeft.lastIndexOf(true) + 1
  if (first && below < lines.length) leaveSignOff(isLeft, lines, { start: below, end: lines.length })
  return { words: join(lines, isLeft, false), leftOut: join(lines, isLeft, true) }
}

/** From our mark, and before it or without it from what else introduces a quoted mail. May split a line in two. */
function findQuotes(lines: string[]): Quoted[] {
  const mark = lines.findIndex(isMark)
  const other = findAnnounced(lines, mark < 0 ? null : mark)
  const quotes: Quoted[] = []
  if (other !== null) quotes.push(cutAt(lines, other, false))
  if (mark >= 0) quotes.push(cutAt(lines, lines.findIndex(isMark), true))
  return quotes
}

function cutAt(lines: string[], begin: number, isOurs: boolean): Quoted {
  const { line, column } = findIntroduction(lines, begin, isOurs)
  const isMarked = isQuoted(lines[begin] ?? '')
  if (column === 0) return { start: line, begin, isMarked }
  const whole = required(lines[line])
  lines.splice(line, 1, whole.slice(0, column).trimEnd(), whole.slice(column))
  return { start: line + 1, begin: begin + 1, isMarked }
}

/** The first line behind an attribution or headers; with our mark, only what is quoted line by line above it. */
function findAnnounced(lines: readonly string[], mark: number | null): number | null {
  const last = lines.findLastIndex((line) => line.trim() !== '')
  let tries = 0
  for (let at = 0; at < (mark ?? lines.length); at++) {
    const line = required(lines[at])
    const isBegin = isQuoted(line) && !isQuoted(lines[at - 1] ?? '')
    if (isBegin && tries < MAX_TRIES && !isNear(lines, at, mark)) {
      tries += 1
      if (findIntroduction(lines, at, false).line < at) return at
    }
    if (mark !== null) continue
    const end = findHeadersEnd(lines, at) ?? (isOriginalMessage(line) ? at + 1 : null)
    if (end !== null) return skipBlank(lines, end)
    if (at === last && findAttribution(lines, at, false)) return lines.length
  }
  return null
}

/** Quoted lines of one block with the mark are introduced with it. */
function isNear(lines: readonly string[], at: number, mark: number | null): boolean {
  if (mark === null || mark - at > MAX_NEAR) return false
  return lines.slice(at, mark).every((line) => isQuoted(line) || line.trim() === '')
}

/** Headers that name who sent the mail. */
function findHeadersEnd(lines: readonly string[], at: number): number | null {
  if (!readLabel(toBare(required(lines[at])))) return null
  const block = readHeaders(lines, at) ?? null
  if (block && block.labels >= 2 && block.hasSender) return block.end
  const loose = readHeaders(lines, at, { skipsBlank: true })
  return loose && loose.labels >= 3 && loose.hasSender && loose.hasAbout ? loose.end : null
}

function skipBlank(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && required(lines[at]).trim() === '') at += 1
  return at
}

function leaveQuotes(
  isLeft: boolean[],
  lines: readonly string[],
  { quotes, known }: { quotes: readonly Quoted[]; known: SentWords },
): void {
  const [first] = quotes
  if (!first) return
  const whole = quotes.find(({ isMarked }) => !isMarked)
  const between = whole ? findBetween(lines, whole.begin, known) : new Set()
  for (let at = first.start; at < lines.length; at++) {
    const line = required(lines[at])
    const isIntroduction = quotes.some(({ start, begin }) => at >= start && at < begin)
    if (between.has(at)) continue
    const isBroken = isLeft[at - 1] === true && known.isBrokenOff(lines[at - 1] ?? '', line)
    if (isIntroduction || isQuoted(line) || (whole && at >= whole.start) || isBroken) isLeft[at] = true
  }
}

/**
 * Quoted lines that nothing introduces: what we have sent, and what ends the mail. "> 500 people pass a day" is neither, and a list in
 * the middle is its writer's.
 */
function leaveUnannounced(
  isLeft: boolean[],
  lines: readonly string[],
  { end, known, isAlone }: { end: number; known: SentWords; isAlone: boolean },
): void {
  const lastWritten = lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line))
  for (let at = 0; at < end; at++) {
    if (!isQuoted(required(lines[at])) || isLeft[at]) continue
    let behind = at + 1
    while (behind < end && isQuoted(required(lines[behind]))) behind += 1
    const block = lines.slice(at, behind).filter((line) => toBare(line) !== '')
    const isSent = block.every((line) => known.isKnown(line))
    const isTrailing =
      isAlone && (lines[at - 1] ?? '').trim() === '' && behind > lastWritten && !block.some(isComparison)
    if (isSent || isTrailing) isLeft.fill(true, at, behind)
    at = behind - 1
  }
}

function isComparison(line: string): boolean {
  return COMPARISON.test(line.trim())
}

function leaveSignOff(
  isLeft: boolean[],
  lines: readonly string[],
  { start, end }: { start: number; end: number },
): void {
  const from = findSignOff(lines, start, end)
  isLeft.fill(true, from, end)
}

/** `>`, or the initials of whom is quoted before it. */
function isQuoted(line: string): boolean {
  return /^\s{0,4}[A-Z]{0,3}>/.test(line)
}

/** Lines of one part; a blank one stands where something of the other was. */
function join(lines: readonly string[], isLeft: readonly boolean[], wanted: boolean): string {
  const parts: string[] = []
  for (const [at, line] of lines.entries()) {
    const isBlank = line.trim() === ''
    if (isLeft[at] === wanted && !isBlank) parts.push(line.replace(SIGNATURE_LINE, '').trimEnd())
    else if (parts.at(-1) !== '') parts.push('')
  }
  return parts.join('\n').trim()
}
