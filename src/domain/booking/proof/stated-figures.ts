import { toLongDate } from '../../format-dates.ts'

/** What a seller states of a post or an event: no log shows it. */
export interface StatedFigures {
  of: 'views' | 'attendance'
  count: number
  /** Likes, answers, clicks; null: not stated. */
  interactions: number | null
  /** The day on which they stood so, `YYYY-MM-DD`. */
  on: string
}

export const FIGURE_LIMIT = 1_000_000_000

/** "12,400 views and 310 interactions on March 8, 2027, stated by the seller": part of what is hashed, so that these words never change. */
export function describeFigures({ of, count, interactions, on }: StatedFigures): string {
  const people = of === 'views' ? `${toCount(count)} views` : `${toCount(count)} people at the event`
  const more = interactions === null ? '' : ` and ${toCount(interactions)} interactions`
  return `${people}${more} on ${toLongDate(on)}, stated by the seller`
}

const toCount = (number: number): string => number.toLocaleString('en-US')
