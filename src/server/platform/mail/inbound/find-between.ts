import { required } from '#domain/required.ts'
import { isOriginalMessage, isRule, readHeaders } from './find-headers.ts'
import { isMark, type SentWords } from './own-mail.ts'

/**
 * Answers between and below the lines of a mail that is quoted without `>`: what we have not sent, where the mail is surely ours. Surely is:
 * our mark, what we have sent to this reader directly below it, and our last line.
 * @param begin the line of our mark. @returns the lines of the answers; none when the mail is not surely ours
 */
export function findBetween(lines: readonly string[], begin: number, known: SentWords): Set<number> {
  const answers = new Set<number>()
  const last = lines.findIndex((line, at) => at > begin && known.isFooter(line))
  if (last < 0 || !isMark(lines[begin] ?? '')) return answers
  const end = findNextQuote(lines, last + 1)
  let before = ''
  let ours = 0
  for (let at = begin + 1; at < end; at++) {
    const line = required(lines[at])
    if (line.trim() === '' && at > last) answers.add(at)
    if (line.trim() === '' || line.trimStart().startsWith('>')) continue
    const isSignature = at > last && line.trimEnd() === '--'
    if (!isSignature && known.isSent(line, before)) ours += 1
    else if (ours === 0) return new Set()
    else answers.add(at)
    before = line
  }
  return answers
}

/** An older mail below ours. */
function findNextQuote(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at++) {
    const line = required(lines[at])
    const headers = readHeaders(lines, at)
    if (isRule(line) || isOriginalMessage(line) || (headers && headers.labels >= 2)) return at
  }
  return lines.length
}
