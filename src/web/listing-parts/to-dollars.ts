/** Whole US dollars: the cents stand on the space's own page. */
export function toDollars({ totalCents }: { totalCents: number }): number {
  return Math.round(totalCents / 100)
}
