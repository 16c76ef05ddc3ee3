import { required } from '#domain/required.ts'
import { hasAddress } from './find-attribution.ts'
import { namesUs, toBare } from './own-mail.ts'
import { ABOUT_LABELS, FROM_LABELS, ORIGINAL_MESSAGE, TO_LABELS } from './quote-words.ts'

type LabelKind = 'from' | 'to' | 'about'

/** Headers of a quoted mail, as a program writes them above it. */
export interface HeaderBlock {
  start: number
  /** The line behind it. */
  end: number
  labels: number
  hasSender: boolean
  hasAddress: boolean
  hasAbout: boolean
}

/** No program writes more of them. */
const MAX_LINES = 14
const MAX_LABEL = 40
const MIN_RULE = 10

/** Reads headers downwards: each label once, with its wrapped values. @returns null when the line is no header */
export function readHeaders(
  lines: readonly string[],
  start: number,
  { skipsBlank = false, before = lines.length } = {},
): HeaderBlock | null {
  const seen = new Set<string>()
  const block = { start, end: start, labels: 0, hasSender: false, hasAddress: false, hasAbout: false }
  for (let at = start; at < Math.min(before, start + MAX_LINES); at++) {
    const line = toBare(required(lines[at]))
    if (isRule(required(lines[at]))) break
    if (line === '') {
      if (skipsBlank) continue
      break
    }
    const label = readLabel(line)
    if (!label && (block.end < at || block.labels === 0 || !isContinued(required(lines[at])))) break
    if (label && seen.has(label.name)) break
    if (label) seen.add(label.name)
    count(block, line, label?.kind)
    block.end = at + 1
  }
  return block.labels > 0 ? block : null
}

function count(block: HeaderBlock, line: string, kind: LabelKind | undefined): void {
  if (kind) block.labels += 1
  const isAddressed = hasAddress(line) || namesUs(line)
  if (kind === 'from') block.hasSender = isAddressed
  if (kind !== 'about' && isAddressed) block.hasAddress = true
  if (kind === 'about') block.hasAbout = true
}

/** Of a list of recipients. */
function isContinued(line: string): boolean {
  return !/[:：]\s?$/.test(line) && (/^\s/.test(line) || hasAddress(line))
}

/** `Von` of `*Von:* Sally`; `From` of `From "Sally" <…>`. */
export function readLabel(line: string): { name: string; kind: LabelKind } | null {
  const words = line.slice(0, MAX_LABEL).replace(/[*_]/g, '').replace('：', ':')
  const colon = words.indexOf(':')
  const name = (colon < 0 ? bareLabel(line) : words.slice(0, colon)).trim().toLowerCase()
  if (FROM_LABELS.includes(name)) return { name, kind: 'from' }
  if (TO_LABELS.includes(name)) return { name, kind: 'to' }
  if (ABOUT_LABELS.includes(name)) return { name, kind: 'about' }
  return null
}

/** Some programs write no colon. */
function bareLabel(line: string): string {
  const [, label = '', value = ''] =
    /^(From|To|Von|An|Date|Datum|Subject|Betreff) ("?\S.{0,200})$/.exec(line) ?? []
  const isValue = /^(?:From|To|Von|An)$/.test(label) ? /[<"@]/.test(value) : /^\d|^Re:|“/.test(value)
  return isValue ? label : ''
}

/** A line of dashes, or of those around "Original Message". */
export function isRule(line: string): boolean {
  const bare = line.trim()
  return bare.length >= MIN_RULE && /^[-_=*\u2010-\u2015\u2500]+$/.test(bare)
}

/** Words between dashes. */
export function isDashed(line: string): boolean {
  const bare = toBare(line)
  return (
    /^[-\u2010-\u2015]{2}/.test(bare) && /[-\u2010-\u2015]{2}$/.test(bare) && /[^-\u2010-\u2015]/.test(bare)
  )
}

/** `-----Original Message-----` in any language, or Apple's line above a forwarded mail. */
export function isOriginalMessage(line: string): boolean {
  const bare = toBare(line).toLowerCase()
  if (/^(?:begin forwarded message|anfang der weitergeleiteten nachricht):?$/.test(bare)) return true
  if (!/^[-\u2010-\u2015]{2}/.test(bare) || bare.length > 120) return false
  const words = bare.replace(/^[-\u2010-\u2015\s]+/, '')
  return ORIGINAL_MESSAGE.some((known) => words.startsWith(known)) || /^original\s*-{2}/.test(words)
}
