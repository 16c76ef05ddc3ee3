import { mulDiv } from './price/cents.ts'

/** The platform's fee of what is agreed before tax. Integer US cents; @param basisPoints as agreed with the booking */
export function feeOfAgreed(netCents: number, basisPoints: number): number {
  return mulDiv(Math.max(netCents, 0), basisPoints, 10_000)
}

/** Of a part, as much as was paid of the whole: nothing at first, all of it in the end. Integer US cents. */
export function shareOf(paid: number, whole: number, part: number): number {
  if (paid <= 0 || whole <= 0) return 0
  return paid >= whole ? part : mulDiv(paid, part, whole)
}

interface Part {
  feeCents: number
  /** What the fee is of, tax included. */
  wholeCents: number
  /** Of the whole, what came (or went back) before this. */
  beforeCents: number
  cents: number
}

/**
 * The fee of some of the money, whether it comes or goes back: as far as the fee reaches with it, less as far as it had
 * reached before. So the fees of all parts are the fee, to the cent. Integer US cents.
 */
export function feeOfPart({ feeCents, wholeCents, beforeCents, cents }: Part): number {
  return shareOf(beforeCents + cents, wholeCents, feeCents) - shareOf(beforeCents, wholeCents, feeCents)
}
