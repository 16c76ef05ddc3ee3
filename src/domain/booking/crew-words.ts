import { toDateRange, toMonthDay, toWeekDate } from '../format-dates.ts'
import { CREW_WORK_LABELS, type CrewArtwork, type CrewJob, nameFace } from './crew.ts'

/** "Approved: wall.pdf", "No artwork yet, due Jan 11"; null where nothing is to be said. */
export function describeCrewArtwork(artwork: CrewArtwork | null): string | null {
  if (artwork === null) return null
  const { state, dueOn, file } = artwork
  const due = dueOn === null ? '' : `, due ${toMonthDay(dueOn)}`
  if (state === 'approved') return file ? `Approved: ${file.name}` : 'Approved; the file is kept no longer'
  if (state === 'waiting') return 'Artwork waits for your approval'
  return state === 'rejected' ? `Artwork was rejected, no other yet${due}` : `No artwork yet${due}`
}

/** How long it stays up: "Oct 5 to Nov 29, 2026", "From Oct 5, until further notice" */
export function describeCrewDays({ first, last }: Pick<CrewJob, 'first' | 'last'>): string {
  return last === null ? `From ${toMonthDay(first)}, until further notice` : toDateRange({ first, last })
}

const HEAD = [
  'Day',
  'Weekday',
  'Work',
  'Unit id',
  'Placard number',
  'Space',
  'Unit',
  'Market',
  'For',
  'First day',
  'Last day',
  'Artwork',
  'Booking',
]

/** A row a job under its head. */
export function toCrewRows(jobs: readonly CrewJob[]): (string | number | null)[][] {
  return [
    HEAD,
    ...jobs.map((job) => [
      job.day,
      toWeekDate(job.day),
      CREW_WORK_LABELS[job.work],
      job.unitCode,
      job.listingId,
      job.space,
      job.unit,
      job.place,
      job.what,
      job.first,
      job.last,
      job.work === 'post' ? describeCrewArtwork(job.artwork) : null,
      job.booking?.reference ?? null,
    ]),
  ]
}

/** The table of a day on paper, its head first. */
export function toCrewTable(jobs: readonly CrewJob[]): string[][] {
  return [
    ['Work', 'Face', 'Market', 'For', 'Artwork'],
    ...jobs.map((job) => [
      CREW_WORK_LABELS[job.work],
      nameFace(job),
      job.place,
      job.what,
      (job.work === 'post' && describeCrewArtwork(job.artwork)) || '',
    ]),
  ]
}
