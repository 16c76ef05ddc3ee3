import { ANSWER_MARK } from '../answer-mark.ts'

const MARK_WORDS = ANSWER_MARK.replaceAll('-', '').trim().toLowerCase()
const DASHES = /^[-\u2010-\u2015\u2212]{1,3}$/
/** What our mails say in every conversation, apart from names. */
const TEMPLATE = [
  'Reply to this mail or use the button.',
  'does not see your e-mail address.',
  'Or open this address:',
  'Somebody asks about your space',
  'wrote about “',
  'has a question about “',
]
const FOOTER = toCompact('Reply to this mail or use')
const SENDER = 'via placard'
const MIN_KNOWN = 4
/** Shorter ones stand in many texts by chance. */
const MIN_SURE = 12
/** Of the line before, to know where a quoted line was broken. */
const TAIL = 12
/** A program breaks no shorter line. */
const MIN_BROKEN = 50

/** A line without what quotes or formats it. */
export function toBare(line: string): string {
  return line.replace(/^[\s>|*_\u200b\ufeff]+/, '').trimEnd()
}

/** A text without these characters at its end. */
export function dropEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The line on top of each mail of ours, as a program has copied it; never a sentence that merely names it. */
export function isMark(line: string): boolean {
  const bare = toBare(line)
  const at = bare.toLowerCase().indexOf(MARK_WORDS)
  if (at < 0 || at > 4 || !DASHES.test(bare.slice(0, at).trim())) return false
  const [dashes = '', ...rest] = bare
    .slice(at + MARK_WORDS.length)
    .trim()
    .split(/[\s*_]/)
  const behind = rest.join(' ').trim()
  return DASHES.test(dashes) && (behind === '' || TEMPLATE.some((words) => behind.includes(words)))
}

/** Whether a line names us as its sender, as the mails of a conversation do. */
export function namesUs(words: string): boolean {
  return words.toLowerCase().includes(SENDER) || /\(placard\)/i.test(words)
}

/** What the product has sent: tells a line of it from the answer's own. */
export class SentWords {
  readonly #compact: string
  readonly #lines: ReadonlySet<string>

  /** @param texts of the messages that our mails have carried */
  constructor(texts: readonly string[]) {
    this.#compact = [...TEMPLATE, ...texts].map(toCompact).join('\n')
    this.#lines = new Set(texts.flatMap((text) => text.split('\n').map(toLine)))
  }

  isKnown(line: string): boolean {
    const compact = toCompact(toBare(line))
    return compact.length >= MIN_KNOWN && this.#compact.includes(compact)
  }

  /** The end of a quoted line that a program has broken without quoting what follows. */
  isBrokenOff(before: string, line: string): boolean {
    const compact = toCompact(toBare(line))
    if (compact.length < MIN_KNOWN || before.length < MIN_BROKEN) return false
    return this.#continues(before, compact) || (compact.length >= MIN_SURE && this.isKnown(line))
  }

  /** A line of ours in a mail that is surely ours, also when a program has wrapped it or added links: as a whole, or long enough to be no chance. */
  isSent(line: string, before: string): boolean {
    const compact = toLine(line)
    if (compact === '' || this.#lines.has(compact)) return true
    return (compact.length >= MIN_SURE && this.#compact.includes(compact)) || this.#continues(before, compact)
  }

  /** The last line of each mail of ours. */
  isFooter(line: string): boolean {
    return toCompact(line).includes(FOOTER)
  }

  #continues(before: string, compact: string): boolean {
    const tail = toCompact(toBare(before)).slice(-TAIL)
    return tail.length === TAIL && this.#compact.includes(tail + compact)
  }
}

function toLine(line: string): string {
  return dropEnd(toCompact(toBare(line.replace(/<?https?:\/\/\S{1,2000}/g, ''))), ':')
}

function toCompact(text: string): string {
  return text.replace(/[\s>]+/g, '').toLowerCase()
}
