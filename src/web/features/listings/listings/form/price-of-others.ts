import type { ListingStatus } from '#domain/listings/listing.ts'
import type { TermName } from '#domain/listings/listing-terms.ts'

export const PRICE_OF_OTHERS = 'An owner or a manager can change the price.'
export const INTERVAL_OF_OTHERS = 'An owner or a manager can change the interval.'

/** Of the terms, those that are part of the price. */
const TERMS_OF_OTHERS: Partial<Record<TermName, string>> = {
  setupFee: 'An owner or a manager can change the setup fee.',
  paymentTerms: 'An owner or a manager can change the payment terms.',
}

/** Whether a space's price is fixed for who may not set prices: once it is on the market. */
export function isPriceOfOthers(status: ListingStatus, mayPrice: boolean): boolean {
  return !mayPrice && (status === 'active' || status === 'paused')
}

/** Why a term cannot be changed; undefined: it can. */
export function whyTermFixed(name: TermName, isPriceFixed: boolean): string | undefined {
  return isPriceFixed ? TERMS_OF_OTHERS[name] : undefined
}
