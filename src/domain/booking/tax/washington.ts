import { toShortDate } from '../../format-dates.ts'
import { required } from '../../required.ts'
import type { AdType } from '../../vocabulary.ts'
import type { BookingTerms } from '../booking-terms.ts'
import { formatBasisPoints, mulDiv, sumCents } from '../price/cents.ts'
import type { PriceItem, PriceLine } from '../price/price-item.ts'
import { FOLLOWS_MEDIUM, findTaxClass, TAX_RULE_SINCE } from './reasons.ts'

/** Washington's own rate, for places whose local rate is not known. */
export const STATE_RATE_BASIS_POINTS = 650

export interface TaxFacts {
  medium: AdType
  terms: Pick<BookingTerms, 'delivery' | 'taxOverride'>
  /** State and local rate together where the space is met; null: not known; `elsewhere`: in another state. */
  taxRate: { place: string; basisPoints: number } | null | 'elsewhere'
  /** Why its buyer is exempt, as the seller keeps it among the clients; empty or absent: they are not. */
  exemption?: string
}

export interface TaxEstimate {
  /** Of each item, in their order. */
  ofItems: number[]
  /** One for each kind of item that is taxed; where nothing is, one of 0 that says why. */
  lines: PriceLine[]
}

/**
 * Washington's sales tax as it may be, on each item for itself: carried to the third decimal of a dollar and rounded half
 * up (RCW 82.08.054). A seller may say otherwise, with a reason.
 */
export function estimateTax(items: readonly PriceItem[], facts: TaxFacts): TaxEstimate {
  const { basisPoints, reasonFor } = findRule(facts)
  const ofItems = items.map(({ cents }) => mulDiv(cents, basisPoints, 10_000))
  if (basisPoints === 0) {
    const services = items.find(({ kind }) => isService(kind))
    const detail = reasonFor(services?.kind ?? 'space')
    return { ofItems, lines: [{ kind: 'tax', label: 'Estimated tax', detail, cents: 0 }] }
  }
  const lines = [...new Set(items.map(({ kind }) => kind))].map((kind): PriceLine => {
    const cents = sumCents(ofItems.filter((_, at) => required(items[at]).kind === kind))
    return { kind: 'tax', label: `Estimated tax on ${NAMES[kind]}`, detail: reasonFor(kind), cents }
  })
  return { ofItems, lines }
}

/** What an estimate takes of each item, in hundredths of a percent. */
export function taxBasisPoints(facts: TaxFacts): number {
  return findRule(facts).basisPoints
}

const NAMES: Record<PriceItem['kind'], string> = {
  space: 'the space',
  setup: 'setup',
  production: 'production',
  installation: 'installation',
  design: 'design',
  extra: 'extras',
}

const ELSEWHERE = 'Outside of Washington no tax is estimated. Ask the seller what this state asks for.'

interface TaxRule {
  basisPoints: number
  reasonFor: (kind: PriceItem['kind']) => string
}

function findRule({ medium, terms, taxRate, exemption }: TaxFacts): TaxRule {
  if (exemption) return { basisPoints: 0, reasonFor: () => `The buyer is exempt: ${exemption}` }
  if (terms.taxOverride) {
    const { basisPoints, reason } = terms.taxOverride
    return {
      basisPoints,
      reasonFor: () => `${formatBasisPoints(basisPoints)}, stated by the seller: ${reason}`,
    }
  }
  if (taxRate === 'elsewhere') return { basisPoints: 0, reasonFor: () => ELSEWHERE }
  const { isTaxed, reason } = findTaxClass(medium, terms.delivery)
  const basisPoints = taxRate?.basisPoints ?? STATE_RATE_BASIS_POINTS
  const rate = taxRate
    ? `${formatBasisPoints(basisPoints)} in ${taxRate.place}.`
    : `${formatBasisPoints(basisPoints)}, the state rate: the rate of this place is not known.`
  const since = `Rule of ${toShortDate(TAX_RULE_SINCE)}.`
  return {
    basisPoints: isTaxed ? basisPoints : 0,
    reasonFor: (kind) =>
      [reason, ...(isService(kind) ? [FOLLOWS_MEDIUM] : []), ...(isTaxed ? [rate] : []), since].join(' '),
  }
}

function isService(kind: PriceItem['kind']): boolean {
  return kind !== 'space'
}
