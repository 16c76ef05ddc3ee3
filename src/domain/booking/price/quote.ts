import { required } from '../../required.ts'
import type { AdType } from '../../vocabulary.ts'
import type { BookingTerms } from '../booking-terms.ts'
import { type CancellationWords, describeCancellation } from '../cancellation.ts'
import type { ClientClass } from '../clients.ts'
import { estimateTax, type TaxFacts } from '../tax/washington.ts'
import type { Rate, SpaceUnit, UnitPeriod } from '../units.ts'
import { sumCents } from './cents.ts'
import { listDiscounts } from './discounts.ts'
import { type ExtraChoice, priceExtras } from './extras.ts'
import type { PriceItem, PriceLine } from './price-item.ts'
import { classPoints, floorOf, listCellStarts, listRateLines } from './rates.ts'
import { type Due, schedulePayments } from './schedule.ts'
import { lengthOf, priceSpaceLine, type SpaceTerm } from './space-line.ts'

export interface QuoteRequest {
  medium: AdType
  unit: Pick<SpaceUnit, 'name' | 'cell'>
  /** The unit's or the listing's (`rateOf`). */
  rate: Rate
  terms: BookingTerms
  /** First and last day of whole cells, `YYYY-MM-DD`, inclusive. */
  first: string
  last: string
  /** The issues or dates between them, at least one, in order; empty unless cells are listed. */
  periods: readonly Pick<UnitPeriod, 'first' | 'last' | 'materialDate'>[]
  quantity: number
  /** Ids of the extras chosen; required ones are added, unknown ones left out. */
  extras: readonly string[]
  /** Gets the commission where the seller grants it. */
  isAgency: boolean
  /** Of a buyer who is a client of the seller: their card may grant something to it. */
  clientClass?: ClientClass | null
  /** State and local sales tax where the space is; null: not known, the state's rate is taken. */
  taxRate: TaxFacts['taxRate']
  /** Of a buyer who is a client of the seller, and exempt from it. */
  exemption?: string
  /** Today, where the space is. */
  bookedOn: string
  /** Agreed for the space, in place of its rate and discounts; null or nothing: the seller's own prices. */
  spaceCents?: number | null
}

/** What has a price and a tax of its own. */
export interface QuotedAmount {
  kind: PriceItem['kind']
  name: string
  cents: number
  taxCents: number
  passesThrough: boolean
}

/** The whole price of a space for some dates. Integer US cents. */
export interface Quote {
  lines: PriceLine[]
  /** The same by item, each with its tax. */
  amounts: QuotedAmount[]
  /** Before tax. */
  netCents: number
  taxCents: number
  /** The sum of all lines. */
  totalCents: number
  schedule: Due[]
  cancellation: CancellationWords & { tier: BookingTerms['cancellationTier'] }
  choices: ExtraChoice[]
}

/**
 * Prices a space for some dates, line by line (docs/decisions/0070). Whether it is sold and free then is not asked here.
 * @throws RangeError where an amount would not be a safe integer, which no input within BOOKING_LIMITS reaches
 */
export function quote(request: QuoteRequest): Quote {
  const { terms, extras: chosen, quantity } = request
  const space = priceSpace(request)
  const extras = priceExtras(terms.extras, { chosen, quantity })
  const items = [space, ...extras.items]
  const tax = estimateTax(items, request)
  const netCents = sumCents(items.map(({ cents }) => cents))
  const taxCents = sumCents(tax.ofItems)
  const totalCents = sumCents([netCents, taxCents])
  return {
    lines: [...items.flatMap(({ lines }) => lines), ...tax.lines],
    amounts: items.map(({ kind, cents, lines, passesThrough }, at) => ({
      kind,
      name: required(lines[0]).label,
      cents,
      taxCents: required(tax.ofItems[at]),
      passesThrough: passesThrough ?? false,
    })),
    netCents,
    taxCents,
    totalCents,
    schedule: schedulePayments({
      ...request,
      totalCents,
      spaceCents: space.cents + required(tax.ofItems[0]),
    }),
    cancellation: summarizeCancellation(request, items),
    choices: extras.choices,
  }
}

function priceSpace(request: QuoteRequest): PriceItem {
  const { terms, spaceCents } = request
  if (spaceCents != null) return priceAgreedSpace(request.unit.name, spaceCents)
  const term = { ...request, sellsWholePeriods: terms.sellsWholePeriods }
  const line = priceSpaceLine(term)
  const lines = [line, ...listChanges(line, term)]
  return { kind: 'space', lines, cents: sumCents(lines.map(({ cents }) => cents)) }
}

type Changed = SpaceTerm &
  Pick<QuoteRequest, 'isAgency' | 'clientClass'> & {
    terms: Parameters<typeof listDiscounts>[1]['terms'] & Pick<BookingTerms, 'rates'>
  }

/** What a rate card and discounts make of a space, line by line. */
export function listChanges(line: PriceLine, term: Changed): PriceLine[] {
  const { terms, quantity, isAgency, clientClass, unit } = term
  const { rates } = terms
  const rated = rates
    ? listRateLines(line, { rates, starts: listCellStarts(unit.cell, term), cell: unit.cell })
    : []
  const discounts = listDiscounts(line, {
    terms: rates
      ? { ...terms, termDiscounts: rates.termDiscounts, quantityDiscounts: rates.quantityDiscounts }
      : terms,
    length: lengthOf(term),
    quantity,
    isAgency,
    ofClass: classPoints(rates, clientClass),
    from: sumCents([line, ...rated].map(({ cents }) => cents)),
    floor: floorOf(line.cents, rates),
  })
  return [...rated, ...discounts]
}

function priceAgreedSpace(name: string, cents: number): PriceItem {
  return { kind: 'space', lines: [{ kind: 'space', label: name, detail: 'Agreed price', cents }], cents }
}

function summarizeCancellation(request: QuoteRequest, items: readonly PriceItem[]): Quote['cancellation'] {
  const { terms } = request
  const words = describeCancellation({
    ...request,
    tier: terms.cancellationTier,
    depositBasisPoints: terms.paymentSchedule === 'deposit' ? terms.depositBasisPoints : null,
    hasProduction: items.some(({ kind }) => kind === 'production'),
  })
  return { tier: terms.cancellationTier, ...words }
}
