import type { Days } from '#domain/booking/cells.ts'
import { toDateRange } from '#domain/format-dates.ts'

export type BlockStep = 'block' | 'free'

export interface BlockOutcome {
  /** What was blocked or freed. */
  done: Days[]
  /** What is sold, and stays so. */
  stay: Days[]
}

const DONE: Record<BlockStep, string> = { block: 'Blocked', free: 'Free again' }

/** What was done with days, and what could not be. */
export function describeBlocked(
  step: BlockStep,
  { done, stay }: BlockOutcome,
): { title: string; description?: string } {
  return {
    title: done.length > 0 ? `${DONE[step]}: ${listRanges(done)}` : 'Nothing was left to change',
    ...(stay.length > 0 && { description: `Sold, and stays so: ${listRanges(stay)}.` }),
  }
}

/** "Mar 2 to Mar 29, 2027", and how many more. */
function listRanges(ranges: readonly Days[]): string {
  const more = ranges.length - 1
  return ranges[0] ? `${toDateRange(ranges[0])}${more > 0 ? ` and ${more} more` : ''}` : ''
}
