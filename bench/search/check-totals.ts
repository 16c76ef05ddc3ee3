import { fitTerm } from '#domain/booking/fit-term.ts'
import { quote } from '#domain/booking/price/quote.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { SearchQuery, SpaceRow } from '#search/query.ts'
import type { RateCard } from '#search/rate-card.ts'
import type { SearchIndex } from '#search/search-index.ts'
import { buildRequest, buildTerms } from '#test/support/booking/quote-requests.ts'
import { TODAY } from './dated.ts'

/** Cents by the price engine itself; null: not sold for the dates. */
export function quoteTotal(card: RateCard, price: number, query: SearchQuery): number | null {
  const { unit } = card.units[0]!
  const [from, to] = [toDate(query.availableFromDay as number), toDate(query.availableToDay as number)]
  const fitted = fitTerm({
    terms: card.terms,
    unit,
    opensOn: null,
    closesOn: null,
    today: toDate(TODAY),
    taken: new Map(),
    takenBy: new Map(),
    from,
    to,
    quantity: 1,
  })
  if (!fitted.ok) return null
  const terms = buildTerms({
    ...card.terms,
    termDiscounts: [...card.terms.termDiscounts],
    quantityDiscounts: [],
    taxOverride: { basisPoints: card.taxBasisPoints, reason: 'As on the card' },
  })
  const rate = rateOf(unit, { price, frequency: card.interval })
  return (
    quote(buildRequest({ medium: card.adType, unit, rate, terms, ...fitted.term })).totalCents +
    card.onceCents
  )
}

/** Aborts the bench unless the spaces of the pages are in the order of the engine's totals, and within the bounds asked. */
export function checkTotals(
  index: SearchIndex,
  queries: readonly SearchQuery[],
  spaces: Iterable<SpaceRow>,
): number {
  const pages = queries.map((query) => ({ query, ids: index.search(query).ids }))
  const wanted = new Set(pages.flatMap(({ ids }) => ids))
  const found = new Map<number, SpaceRow>()
  for (const space of spaces) if (wanted.has(space.id)) found.set(space.id, space)
  for (const { query, ids } of pages) {
    const totals = ids.map((id) => quoteTotal(found.get(id)!.card!, found.get(id)!.price, query))
    const isInOrder = totals.every((cents, i) => i === 0 || cents! >= totals[i - 1]!)
    const isWithin = totals.every(
      (cents) =>
        cents! >= (query.priceMin ?? 0) * 100 && cents! <= (query.priceMax ?? Number.POSITIVE_INFINITY) * 100,
    )
    if (!isInOrder || !isWithin || totals.includes(null))
      throw new Error(`The engine says ${totals} for ${ids}`)
  }
  return wanted.size
}

function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
