import type { ListingStatus } from '#domain/listings/listing.ts'

export const PRICE_OF_OTHERS = 'An owner or a manager can change the price.'

/** Whether a space's price is fixed for who may not set prices: once it is on the market. */
export function isPriceOfOthers(status: ListingStatus, mayPrice: boolean): boolean {
  return !mayPrice && (status === 'active' || status === 'paused')
}
