import { required } from '#domain/required.ts'
import { type Cut, findAttribution } from './find-attribution.ts'
import {
  type HeaderBlock,
  isDashed,
  isOriginalMessage,
  isRule,
  readHeaders,
  readLabel,
} from './find-headers.ts'
import { toBare } from './own-mail.ts'

/** Blank lines between what introduces a mail and the mail. */
const MAX_GAP = 4
const MAX_HEADER_LINES = 14
/** A rule, headers, an attribution, and headers of another program above it. */
const MAX_PARTS = 4

/**
 * Where the attribution, the headers and the rule begin that stand directly above a quoted mail.
 * @param isOurs whether it is surely our own mail. @returns the mail's own place when nothing introduces it
 */
export function findIntroduction(lines: readonly string[], quoted: number, isOurs: boolean): Cut {
  let cut: Cut = { line: quoted, column: 0 }
  for (let part = 0; part < MAX_PARTS && cut.column === 0; part++) {
    const last = findAbove(lines, cut.line)
    const next = last === null ? null : findPart(lines, last, { isOurs, isFirst: part === 0 })
    if (!next) return cut
    cut = next
  }
  return cut
}

function findAbove(lines: readonly string[], from: number): number | null {
  for (let at = from - 1; at >= 0 && at >= from - 1 - MAX_GAP; at--)
    if (toBare(required(lines[at])) !== '' || isRule(required(lines[at]))) return at
  return null
}

function findPart(
  lines: readonly string[],
  last: number,
  { isOurs, isFirst }: { isOurs: boolean; isFirst: boolean },
): Cut | null {
  const line = required(lines[last])
  if (isRule(line)) return isOurs || !isFirst ? { line: last, column: 0 } : null
  if (isOriginalMessage(line)) return { line: last, column: 0 }
  const start = findHeadersAbove(lines, last)
  if (start !== null) return { line: start, column: 0 }
  const attribution = findAttribution(lines, last, isOurs)
  if (attribution) return attribution
  return !isFirst && isDashed(line) ? { line: last, column: 0 } : null
}

/** The topmost line from which headers reach down to `last`: without blank lines in between if that is possible. */
function findHeadersAbove(lines: readonly string[], last: number): number | null {
  for (const skipsBlank of [false, true]) {
    let top: number | null = null
    for (let at = last; at >= 0 && at > last - MAX_HEADER_LINES; at--) {
      if (!readLabel(toBare(required(lines[at])))) continue
      const block = readHeaders(lines, at, { skipsBlank, before: last + 1 })
      if (block && block.end > last && isHeaders(lines, block)) top = at
    }
    if (top !== null) return top
  }
  return null
}

/** "From: 1 May" and "To: 31 May" are no headers: they name nobody, and no rule stands above them. */
function isHeaders(lines: readonly string[], block: HeaderBlock): boolean {
  if (block.labels < 2) return false
  const above = lines[block.start - 1] ?? ''
  return block.hasAddress || (block.hasAbout && (isRule(above) || isOriginalMessage(above)))
}
