import { required } from '#domain/required.ts'
import { dropEnd } from './own-mail.ts'
import { DEVICES, SENT_FROM, SENT_FROM_ENDS } from './sign-off-words.ts'

/** Longer ones are no signature. */
const MAX_SIGNATURE_LINES = 14
const MAX_SENT_FROM = 160

/**
 * Where the signature, or what a phone adds, begins in the lines from `start` to `end`: behind a line of two dashes (RFC 3676), and not
 * further from the end than signatures are long. @returns `end` when there is none
 */
export function findSignOff(lines: readonly string[], start: number, end: number): number {
  const last = dropSentFrom(lines, start, end)
  let begin = last
  for (let at = last - 1, below = 0; at >= start && below <= MAX_SIGNATURE_LINES; at--) {
    const line = required(lines[at]).trimEnd()
    if (line === '--') begin = at
    else if (line !== '') below += 1
  }
  return begin === last ? last : dropSentFrom(lines, start, begin)
}

function dropSentFrom(lines: readonly string[], start: number, end: number): number {
  let last = end
  for (let at = end - 1; at >= start; at--) {
    const line = required(lines[at]).trim()
    if (line === '' || isLink(line)) continue
    if (!isSentFrom(line)) break
    last = at
  }
  return last
}

/** Of "Get Outlook for iOS", on a line of its own. */
function isLink(line: string): boolean {
  return /^[<(]https?:\/\/\S{1,200}[>)]$/.test(line)
}

function isSentFrom(line: string): boolean {
  const words = line.replace(/^[-\s*_[]+/, '').toLowerCase()
  if (words.length > MAX_SENT_FROM || !DEVICES.some((device) => words.includes(device))) return false
  const bare = dropEnd(words, ' .!]*_')
  return (
    SENT_FROM.some((start) => words.startsWith(start)) || SENT_FROM_ENDS.some((end) => bare.endsWith(end))
  )
}
