import type { BookingTerms, DiscountStep } from '../booking-terms.ts'
import { formatBasisPoints, formatCents, mulDiv } from './cents.ts'
import type { PriceLine } from './price-item.ts'

interface Discounted {
  terms: Pick<BookingTerms, 'termDiscounts' | 'quantityDiscounts' | 'agencyCommissionBasisPoints'>
  /** Of the term: issues or dates where cells are listed, else days; with the word for more than one. */
  length: { count: number; noun: string }
  quantity: number
  isAgency: boolean
  /** What a card grants to the class of the client. */
  ofClass?: { name: string; points: number } | null
  /** Of the space with what its card adds and takes off; absent: what the space costs. */
  from?: number
  /** What no discount goes below, in cents. */
  floor?: number
}

/**
 * What is taken off a space: by length of the term, then by quantity, then for the class of the client, then the commission of
 * an agency, each a line of its own on what the one before has left, and none below the floor. The commission is off the gross, which is the space after its discounts.
 */
export function listDiscounts(
  space: PriceLine,
  { terms, length, quantity, isAgency, ofClass = null, from = space.cents, floor = 0 }: Discounted,
): PriceLine[] {
  const term = findStep(terms.termDiscounts, length.count)
  const bulk = findStep(terms.quantityDiscounts, quantity)
  const commission = isAgency ? terms.agencyCommissionBasisPoints : null
  const asked = [
    { name: 'Term discount', points: term?.basisPoints, why: `for ${term?.from} ${length.noun} or more` },
    { name: 'Quantity discount', points: bulk?.basisPoints, why: `for ${bulk?.from} or more` },
    { name: ofClass?.name, points: ofClass?.points, why: 'agreed for this client' },
    { name: 'Agency commission', points: commission, why: 'off the gross' },
  ]
  let left = from
  return asked.flatMap(({ name, points, why }) => {
    if (!points) return []
    const wanted = mulDiv(left, points, 10_000)
    const cents = Math.min(wanted, Math.max(0, left - floor))
    if (cents === 0 && wanted > 0) return []
    // buyers read this: where the floor ends a discount, what is taken off is said, and not that there is a floor
    const much = cents < wanted ? formatCents(cents) : formatBasisPoints(points)
    const detail = `${much} of ${formatCents(left)}, ${why}`
    left -= cents
    return [{ kind: 'discount', label: `${name} on ${space.label}`, detail, cents: -cents }]
  })
}

/** The furthest step that is reached; steps are in rising order. */
export function findStep(steps: readonly DiscountStep[], reached: number): DiscountStep | undefined {
  return steps.findLast(({ from }) => reached >= from)
}
