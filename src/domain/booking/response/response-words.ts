import { toMonthDay } from '../../format-dates.ts'
import type { MoveWords } from '../booking-words.ts'

/** To the buyer whose code an admin has suspended, or lets lead on again. */
export function describeSuspension({
  title,
  code,
  step,
  reason,
}: {
  title: string
  code: string
  step: 'suspend' | 'restore'
  reason: string
}): MoveWords {
  const isStopped = step === 'suspend'
  const line = isStopped
    ? `Code ${code} in your booking of “${title}” is suspended`
    : `Code ${code} in your booking of “${title}” leads on again`
  return {
    line,
    heading: line,
    paragraphs: [
      `Placard says: ${reason}`,
      isStopped
        ? 'Whoever follows it reads that it is suspended. Once its address is mended, write to us and it can lead on again.'
        : 'Whoever follows it comes to your page.',
    ],
    button: 'Open the booking',
  }
}

/** "12 visits", "1 visit" */
export function describeVisits(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'visit' : 'visits'}`
}

/** What a visit is, wherever their number stands. */
export const VISITS_NOTE =
  'Visits are how often a code was followed: programs, repeats within ten minutes and whoever asks not to be counted are left out. They are not people, and no part of contacts or cost per thousand.'

interface VisitDay {
  day: string
  visits: number
}

/** "Mar 3: 4", the latest first; of more than `most` days the earlier ones in one: "Before: 120". */
export function describeVisitDays(days: readonly VisitDay[], most: number): string[] {
  const shown = days.slice(-most).reverse()
  const before = days.slice(0, -most).reduce((sum, { visits }) => sum + visits, 0)
  const latest = shown.map(({ day, visits }) => `${toMonthDay(day)}: ${visits.toLocaleString('en-US')}`)
  return before > 0 ? [...latest, `Before: ${before.toLocaleString('en-US')}`] : latest
}
