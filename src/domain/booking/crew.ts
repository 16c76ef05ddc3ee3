import { addDays } from '../zoned-time.ts'
import { cellOf, type Days } from './cells.ts'
import type { ArtworkState } from './creative/stand.ts'
import { POSTING_ANCHOR } from './units.ts'

/** What a crew does at a face: put the artwork up, or take it down when its time is over. */
export const CREW_WORK = ['post', 'take-down'] as const
export type CrewWork = (typeof CREW_WORK)[number]

export const CREW_WORK_LABELS: Record<CrewWork, string> = { post: 'Post', 'take-down': 'Take down' }

/** What is up for a time: a placement of a booking, or a line of a contract that was sold elsewhere. */
export interface CrewRun {
  listingId: number
  /** The seller's own number of the space. */
  unitCode: string | null
  space: string
  place: string
  /** Of the unit; empty where it has no name of its own. */
  unit: string
  /** The brand, or the client of a contract. */
  what: string
  first: string
  /** Null: until further notice. */
  last: string | null
  booking: { id: number; reference: string } | null
  /** Null: none is expected, or it was sold elsewhere. */
  artwork: CrewArtwork | null
}

export interface CrewArtwork {
  state: ArtworkState
  dueOn: string | null
  /** The approved file; null: none yet, or it is kept no longer. */
  file: { name: string; id: string } | null
}

export interface CrewJob extends CrewRun {
  day: string
  work: CrewWork
}

/** Monday to Sunday around a day (`YYYY-MM-DD`). */
export function crewWeekOf(day: string): Days {
  return cellOf({ cell: 'week', anchor: POSTING_ANCHOR, periods: [] }, day) ?? { first: day, last: day }
}

/** The work of a week by day, then market and unit id. A face is free to be cleared on the day after its last. */
export function listCrewJobs(runs: readonly CrewRun[], week: Days): CrewJob[] {
  const jobs = runs.flatMap((run): CrewJob[] => [
    { ...run, day: run.first, work: 'post' },
    ...(run.last === null ? [] : [{ ...run, day: addDays(run.last, 1), work: 'take-down' as const }]),
  ])
  return jobs
    .filter(({ day }) => week.first <= day && day <= week.last)
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)) || a.listingId - b.listingId)
}

/** A face that is cleared and posted on the same day is cleared first. */
const keyOf = ({ day, place, unitCode, space, work }: CrewJob) =>
  [day, place, unitCode ?? '', space, work === 'post' ? 1 : 0].join('\n')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** "A-0114, Bonney Lake bulletin, Face" */
export function nameFace({ unitCode, space, unit }: Pick<CrewRun, 'unitCode' | 'space' | 'unit'>): string {
  return [unitCode, space, unit].filter(Boolean).join(', ')
}
