import type { SpaceRow as Space } from '#contract/listings/listings-spaces.ts'
import { formatMonthDay } from '#domain/format-dates.ts'

type Stand = Pick<Space, 'status' | 'unfinished' | 'since' | 'waiting' | 'refusal'>

/** What is to be known of a space beside its status, in one line; null where there is nothing. */
export function describeStand({ status, unfinished, since, waiting, refusal }: Stand): string | null {
  if (waiting.length > 0) return 'A change is in review'
  if (refusal) return status === 'rejected' ? refusal : `Your last change was not approved: ${refusal}`
  if (status === 'draft' && unfinished > 0)
    return unfinished === 1 ? 'One thing is missing' : `${unfinished} things are missing`
  return status === 'pending' ? `In review since ${formatMonthDay(since)}` : null
}
