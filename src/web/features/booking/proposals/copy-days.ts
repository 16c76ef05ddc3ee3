import type { Proposal } from '#contract/booking/proposals.ts'
import { addDays } from '#domain/zoned-time.ts'

/** On which day a copy begins, unless another one is chosen: when the proposal does, or, once that is over, right after its last day. */
export function firstDayOfCopy(
  items: readonly Pick<Proposal['items'][number], 'first' | 'last'>[],
  today: string,
) {
  const begins = items.map(({ first }) => first).sort()[0] ?? today
  if (begins > today) return begins
  const next = addDays(
    items
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? today,
    1,
  )
  return next > today ? next : addDays(today, 1)
}
