import type { PreparedLine } from '#contract/booking/orders-prepared.ts'
import { toDateRange } from '#domain/format-dates.ts'

/** Integer US cents of all lines; null while one of them has no price. */
export function sumPrices(prices: readonly (number | undefined)[]): number | null {
  return prices.reduce<number | null>(
    (sum, cents) => (sum === null || cents === undefined ? null : sum + cents),
    0,
  )
}

/** For people, where spaces have left the market since it was put together. */
export function describeGone(count: number): string {
  return count === 1
    ? 'A space that was prepared is not on the market any more. The rest is below.'
    : `${count} spaces that were prepared are not on the market any more. The rest is below.`
}

/** Its heading: of one space it is a booking, also where others have left the market since it is an order. */
export function namePrepared({ lines, gone }: { lines: number; gone: number }): string {
  return lines + gone === 1 ? 'A booking prepared for you' : 'An order prepared for you'
}

/** "Jan 4 to Jan 31, 2027 · North face": the days as they are priced, until then as they were asked for. */
export function nameDays(
  { from, to }: Pick<PreparedLine['request'], 'from' | 'to'>,
  priced: { first: string; last: string; unitName: string } | undefined,
): string {
  const days = toDateRange(priced ?? { first: from, last: to })
  return [days, priced?.unitName].filter(Boolean).join(' · ')
}
