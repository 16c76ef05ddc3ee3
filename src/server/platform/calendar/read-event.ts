import { DAY_MS } from '#domain/dates.ts'
import { type Line, linesOf, type Part, textOf } from './calendar-parts.ts'
import { instantOf, type Moment, parseLength, parseMoment } from './calendar-time.ts'
import { findZone, type Zone } from './calendar-zones.ts'
import { parseRule, type Rule } from './read-rule.ts'

/** What one event of a calendar says. */
export interface Entry {
  uid: string
  /** For its owner: the summary. */
  title: string
  start: Moment
  /** Of one occurrence, as the clock shows it. */
  lengthMs: number
  takesTime: boolean
  isCancelled: boolean
  rules: Rule[]
  exceptRules: Rule[]
  added: { at: Moment; lengthMs: number | null }[]
  excepted: Moment[]
  /** Of which occurrence of a series it stands in place. */
  replaces: Moment | null
  changesFuture: boolean
  sequence: number
  stampedAt: number
  changedAt: number
  /** What could not be read of it, in words. */
  unread: string[]
}

export interface EventFrame {
  zones: ReadonlyMap<string, Zone>
  /** Where times are meant that name no zone. */
  floating: Zone
  isCancelled: boolean
}

/** @returns null where not even a day is known */
export function readEvent(part: Part, frame: EventFrame): Entry | null {
  const unread: string[] = part.isCut ? ['the file ends within it'] : []
  const moments = (...names: string[]) => readMoments(linesOf(part, ...names), { frame, unread })
  const replaces = moments('RECURRENCE-ID')[0]?.at ?? null
  const start = readStart(part, { moments, replaces, unread })
  if (!start) return null
  const rules = (name: string) => readRules(linesOf(part, name), { start, unread })
  return {
    uid: textOf(part, 'UID'),
    title: titleOf(part),
    start: start,
    lengthMs: readLengthMs(part, { start, moments, unread }),
    takesTime: takesTime(part),
    isCancelled: frame.isCancelled || textOf(part, 'STATUS').toUpperCase() === 'CANCELLED',
    rules: rules('RRULE'),
    exceptRules: rules('EXRULE'),
    added: moments('RDATE'),
    excepted: moments('EXDATE').map(({ at }) => at),
    replaces,
    changesFuture: linesOf(part, 'RECURRENCE-ID')[0]?.params.RANGE?.toUpperCase() === 'THISANDFUTURE',
    sequence: Number.parseInt(textOf(part, 'SEQUENCE'), 10) || 0,
    stampedAt: moments('DTSTAMP')[0]?.at.wall ?? 0,
    changedAt: moments('LAST-MODIFIED')[0]?.at.wall ?? 0,
    unread,
  }
}

export function titleOf(part: Part): string {
  return textOf(part, 'SUMMARY').replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').slice(0, 80)
}

/** MS-OXCICAL: what Outlook says of a time goes before TRANSP. */
function takesTime(part: Part): boolean {
  const shown = textOf(part, 'X-MICROSOFT-CDO-BUSYSTATUS').toUpperCase()
  if (shown !== '') return shown !== 'FREE'
  return !textOf(part, 'TRANSP').toUpperCase().startsWith('TRANSPARENT')
}

type Moments = (...names: string[]) => { at: Moment; lengthMs: number | null }[]

function readStart(
  part: Part,
  { moments, replaces, unread }: { moments: Moments; replaces: Moment | null; unread: string[] },
): Moment | null {
  const start = moments('DTSTART')[0]?.at ?? replaces
  if (start) return isAllDay(part, start) ? { ...start, isDay: true, isFloating: true } : start
  const end = moments('DTEND')[0]?.at ?? moments('RDATE')[0]?.at
  if (!end) return null
  unread.push('when it begins')
  return end.isDay && textOf(part, 'DTEND') !== '' ? { ...end, wall: end.wall - DAY_MS } : end
}

/** Outlook writes days as times of its own zone, and that they are days. */
function isAllDay(part: Part, { wall }: Moment): boolean {
  return textOf(part, 'X-MICROSOFT-CDO-ALLDAYEVENT').toUpperCase() === 'TRUE' && wall % DAY_MS === 0
}

function readLengthMs(
  part: Part,
  { start, moments, unread }: { start: Moment; moments: Moments; unread: string[] },
): number {
  const lengths: number[] = []
  const end = moments('DTEND')[0]?.at
  if (end) lengths.push(distance(start, end))
  const written = textOf(part, 'DURATION')
  const length = written === '' ? null : parseLength(written)
  if (length !== null) lengths.push(length)
  else if (written !== '') unread.push('how long it takes')
  return Math.max(start.isDay ? DAY_MS : 0, ...lengths)
}

function distance(start: Moment, end: Moment): number {
  const isSameClock = start.isDay || end.isDay || start.zone === end.zone || start.zone.name === end.zone.name
  return isSameClock ? end.wall - start.wall : instantOf(end) - instantOf(start)
}

function readRules(lines: readonly Line[], { start, unread }: { start: Moment; unread: string[] }): Rule[] {
  const rules = lines.filter(({ value }) => value !== '').map(({ value }) => parseRule(value, start))
  if (rules.includes(null)) unread.push('how it repeats')
  return rules.filter((rule) => rule !== null)
}

const WORDS: Partial<Record<string, string>> = {
  DTSTART: 'when it begins',
  DTEND: 'when it ends',
  RDATE: 'a day on which it repeats',
  'RECURRENCE-ID': 'which day of its series it is',
}

function readMoments(
  lines: readonly Line[],
  { frame, unread }: { frame: EventFrame; unread: string[] },
): { at: Moment; lengthMs: number | null }[] {
  return lines.flatMap(({ name, params, value }) => {
    const zone = readZone(params.TZID, { frame, unread })
    const isDay = params.VALUE?.toUpperCase() === 'DATE'
    const parse = (text: string) =>
      parseMoment(text, { zone: zone ?? frame.floating, isFloating: zone === null, isDay })
    return value.split(/[,;]/).flatMap((one) => {
      if (one.trim() === '') return []
      const [first = '', last] = one.split('/')
      const at = parse(first)
      if (at) return [{ at, lengthMs: last === undefined ? null : spanOf(at, last, parse) }]
      const word = WORDS[name]
      if (word && !unread.includes(word)) unread.push(word)
      return []
    })
  })
}

function spanOf(at: Moment, last: string, parse: (text: string) => Moment | null): number | null {
  const end = parse(last)
  return end ? distance(at, end) : parseLength(last)
}

function readZone(
  name: string | undefined,
  { frame, unread }: { frame: EventFrame; unread: string[] },
): Zone | null {
  if (!name) return null
  const zone = frame.zones.get(name) ?? findZone(name)
  const words = `its time zone “${name.slice(0, 60)}”; its times are taken as local`
  if (!zone && !unread.includes(words)) unread.push(words)
  return zone
}
