import type { AdType } from '../../vocabulary.ts'
import { plannedIn } from '../planned-times.ts'
import type { CountedFacts } from '../proof/facts.ts'
import type { RunDay } from '../proof/runs/read-runs.ts'
import type { DutyStand, ProofDecision } from '../proof/stand.ts'
import type { StatedFigures } from '../proof/stated-figures.ts'
import type { AgreedUnit } from '../terms.ts'

export const COUNTED_THINGS = [
  'plays',
  'spots',
  'issues',
  'posts',
  'views',
  'interactions',
  'attendance',
] as const
export type CountedThing = (typeof COUNTED_THINGS)[number]

/** Where a number comes from; numbers of different ones are never added up. */
export const COUNT_BASES = ['log', 'affidavit', 'tear-sheet', 'link', 'seller-stated'] as const
export type CountBasis = (typeof COUNT_BASES)[number]

/** What was contracted of a line and delivered, as it was counted. */
export interface LineCount {
  what: CountedThing
  /** Null: the terms state none. */
  contracted: number | null
  delivered: number
  basis: CountBasis
}

/** What was handed in, as far as it is counted; `duty`: the key of what for. */
export interface CountedFile {
  duty: string
  decision: ProofDecision | null
  counted: CountedFacts | null
  figures: StatedFigures | null
}

interface Line {
  unit: AgreedUnit
  medium: AdType
  contractedDays: number
  /** Days that were shown, `YYYY-MM-DD`. */
  shown: readonly string[]
  duties: readonly DutyStand[]
  /** Of all lines, the latest first. */
  files: readonly CountedFile[]
}

/** What was questioned counts for nothing until it is answered. */
export function countLine({ duties, files, ...line }: Line): LineCount[] {
  const keys = new Set(duties.map(({ key }) => key))
  const of = files.filter(({ duty, decision }) => keys.has(duty) && decision !== 'questioned')
  return [
    ...countRuns({ ...line, duties }, of),
    ...duties.flatMap((duty) => countPiece(duty, line.medium, of)),
    ...countStated(of),
  ]
}

/**
 * Of a day that several logs tell of, the latest counts; before it that which was handed in for this day: the last day of a log of
 * the next period, or of a month, may be half a day.
 */
function countRuns(
  { unit, medium, contractedDays, shown, duties }: Omit<Line, 'files'>,
  files: readonly CountedFile[],
): LineCount[] {
  const logs = files.filter(({ counted }) => counted !== null)
  const isUncounted = duties.some((duty) => lacksCounts(duty, files))
  // what is on paper alone is read by people: nothing that we count stands for it
  if (logs.length === 0 && (isUncounted || !unit.times)) return []
  const days = logs.toReversed().flatMap((log) => daysOf(log, duties))
  const counts = new Map(
    [false, true]
      .flatMap((isOwn) => days.filter((one) => one.isOwn === isOwn))
      .map(({ day, count }) => [day, count]),
  )
  const delivered = shown.reduce((sum, day) => sum + (counts.get(day) ?? 0), 0)
  const planned = unit.times ? plannedIn(unit.times, contractedDays, contractedDays) : null
  const isSworn =
    logs.length > 0
      ? logs.every(({ counted }) => counted?.signed)
      : duties.some(({ kind }) => kind === 'affidavit')
  const what = medium === 'radio' ? 'spots' : 'plays'
  const contracted = isUncounted ? null : planned
  return [{ what, contracted, delivered, basis: isSworn ? 'affidavit' : 'log' }]
}

/** `isOwn`: of what it was handed in for. */
function daysOf(
  { duty: key, counted }: CountedFile,
  duties: readonly DutyStand[],
): (RunDay & { isOwn: boolean })[] {
  const about = duties.find((duty) => duty.key === key)
  const isOwn = (day: string) => about !== undefined && about.first <= day && day <= about.last
  return (counted?.days ?? []).map((one) => ({ ...one, isOwn: isOwn(one.day) }))
}

/** Whether its plays were handed in as PDF or photo, and nothing that can be counted. */
function lacksCounts({ key, kind }: DutyStand, files: readonly CountedFile[]): boolean {
  const given = files.filter(({ duty }) => duty === key)
  const isOfRuns = kind === 'play-log' || kind === 'affidavit'
  return isOfRuns && given.length > 0 && given.every(({ counted }) => counted === null)
}

/** An issue or a post is there or not. */
function countPiece(
  { key, kind, about }: DutyStand,
  medium: AdType,
  files: readonly CountedFile[],
): LineCount[] {
  const delivered = files.some(({ duty }) => duty === key) ? 1 : 0
  if (about === 'issue' && kind === 'tear-sheet')
    return [{ what: 'issues', contracted: 1, delivered, basis: 'tear-sheet' }]
  const isPost = about === 'post' && kind === 'link' && medium === 'social'
  return isPost ? [{ what: 'posts', contracted: 1, delivered, basis: 'link' }] : []
}

/** The latest of each. */
function countStated(files: readonly CountedFile[]): LineCount[] {
  const newest = (of: StatedFigures['of']) => files.find(({ figures }) => figures?.of === of)?.figures
  const [views, people] = [newest('views'), newest('attendance')]
  const stated = (what: CountedThing, delivered: number | null | undefined): LineCount[] =>
    delivered == null ? [] : [{ what, contracted: null, delivered, basis: 'seller-stated' }]
  return [
    ...stated('views', views?.count),
    ...stated('interactions', views?.interactions),
    ...stated('attendance', people?.count),
  ]
}

const WORDS: Record<CountedThing, [one: string, many: string]> = {
  plays: ['play', 'plays'],
  spots: ['spot', 'spots'],
  issues: ['issue', 'issues'],
  posts: ['post', 'posts'],
  views: ['view', 'views'],
  interactions: ['interaction', 'interactions'],
  attendance: ['person at the event', 'people at the event'],
}

export const COUNT_BASIS_LABELS: Record<CountBasis, string> = {
  log: 'by the play log',
  affidavit: 'by affidavit',
  'tear-sheet': 'by tear sheet',
  link: 'by link',
  'seller-stated': 'stated by the seller',
}

/** "4,032 of 4,480 plays, by the play log"; "12,400 views, stated by the seller"; "0 of 4,480 plays shown, by the play log" */
export function describeCount({ what, contracted, delivered, basis }: LineCount): string {
  const of = contracted === null ? '' : ` of ${toCount(contracted)}`
  const [one, many] = WORDS[what]
  // nothing that was handed in shows any: that none ran is not said
  const shown = contracted !== null && delivered === 0 ? ' shown' : ''
  const things = (contracted ?? delivered) === 1 ? one : many
  return `${toCount(delivered)}${of} ${things}${shown}, ${COUNT_BASIS_LABELS[basis]}`
}

const toCount = (number: number): string => number.toLocaleString('en-US')
