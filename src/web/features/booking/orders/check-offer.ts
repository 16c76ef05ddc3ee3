import { formatCents } from '#domain/booking/price/cents.ts'

/** What is wrong with a buyer's own price; absent: nothing. @param cents null: no amount */
export function checkOffer(cents: number | null, listedCents: number): string | undefined {
  if (cents === null || cents === 0) return 'Please give an amount like 1,250.00'
  if (cents >= listedCents)
    return `That is not less than the listed price of ${formatCents(listedCents)}: ask for the space as it is.`
  return undefined
}
