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
