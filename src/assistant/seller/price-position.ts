import { PRICE_SIDE_WORDS, type PriceSide, priceSide } from '#domain/listings/price-side.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import { AD_TYPE_LABELS, type Interval } from '#domain/vocabulary.ts'
import { type Say, sayIn, type Tongue } from '../converse/language.ts'
import type { PriceStatistics } from '../explain/price-statistics.ts'
import { PER, TYPES } from '../explain/spanish-names.ts'
import type { Market, PriceComparison } from '../market.ts'
import type { SellerDraft } from './draft.ts'
import { findPricedPiece } from './priced-piece.ts'

export interface PricePosition {
  /** Null with fewer than four comparable spaces: then no price is stated. */
  statistics: PriceStatistics | null
  /** Comparable prices at the draft's interval, ascending, whole dollars, at most 200 of them: for a small chart. */
  prices: number[]
  /** True when the comparables are within 25 km. */
  near: boolean
  text: string
}

/** Percentile of a price among comparable spaces. States a price only from them, with their count; one by the piece is compared with none by the time. */
export function positionPrice(draft: SellerDraft, market: Market, tongue: Tongue = 'en'): PricePosition {
  const say = sayIn(tongue)
  const piece = findPricedPiece(draft)
  if (piece !== null) return { statistics: null, prices: [], near: false, text: describePiece(piece, say) }
  const { id, adType, listingType, interval, location } = draft
  const { coordinates } = location
  const { statistics, near, by, listPrices } = market.comparePrices({
    id,
    adType,
    listingType,
    interval,
    coordinates,
  })
  return {
    statistics,
    prices: listPrices(),
    near,
    text: describePosition(draft, { statistics, near, by }, tongue),
  }
}

function describePiece(piece: string, say: Say): string {
  return say(
    `Price: yours is per ${piece}, and the spaces listed are priced by the time; the two do not compare.`,
    'Precio: el tuyo es por pieza y los espacios publicados tienen precio por tiempo; no se comparan.',
  )
}

type Compared = Pick<PriceComparison, 'statistics' | 'near' | 'by'>

function describePosition(draft: SellerDraft, compared: Compared, tongue: Tongue): string {
  return tongue === 'es' ? describeInSpanish(draft, compared) : describeInEnglish(draft, compared)
}

function describeInEnglish(draft: SellerDraft, { statistics, near, by }: Compared): string {
  const kind = AD_TYPE_LABELS[draft.adType].toLowerCase()
  const alike = by ? ALIKE_WORDS[by] : ''
  if (!statistics) return `Price: too few comparable ${kind} spaces${alike} are listed to name a price.`
  const at = (dollars: number) => formatPrice(Math.round(dollars), draft.interval)
  const market = `the median of ${statistics.count} comparable ${kind} spaces${alike}${near ? ' nearby' : ''} is ${at(statistics.median)}; half of them ask ${at(statistics.lowerQuartile)} to ${at(statistics.upperQuartile)}`
  const any =
    by === null ? ` They are of any size: state yours under “Size” to compare with spaces like it.` : ''
  if (draft.price === null) return `Price: ${market}.${any}`
  return `Price: ${at(draft.price)} is ${PRICE_SIDE_WORDS[priceSide(draft.price, statistics)]}; ${market}.${any}`
}

function describeInSpanish(draft: SellerDraft, { statistics, near, by }: Compared): string {
  const alike = by ? ALIKE_IN_SPANISH[by] : ''
  const kind = `espacios de ${TYPES[draft.adType]}${alike}`
  if (!statistics) return `Precio: hay muy pocos ${kind} publicados para decir un precio.`
  const at = (dollars: number) => `${formatUsd(Math.round(dollars))}${PER[draft.interval]}`
  const market = `la mediana de ${statistics.count} ${kind}${near ? ' cercanos' : ''} es ${at(statistics.median)}; la mitad pide entre ${at(statistics.lowerQuartile)} y ${at(statistics.upperQuartile)}`
  if (draft.price === null) return `Precio: ${market}.`
  return `Precio: ${at(draft.price)} está ${SIDES_IN_SPANISH[priceSide(draft.price, statistics)]}; ${market}.`
}

const SIDES_IN_SPANISH: Record<PriceSide, string> = {
  'lowest-quarter': 'en el cuarto más bajo',
  'below-median': 'por debajo de la mediana',
  'at-median': 'en la mediana',
  'above-median': 'por encima de la mediana',
  'highest-quarter': 'en el cuarto más alto',
}

const ALIKE_WORDS = { size: ' of a similar size', audience: ' with a similar audience' }
const ALIKE_IN_SPANISH = { size: ' de tamaño parecido', audience: ' con una audiencia parecida' }

/** The intervals comparable spaces are priced by, most frequent first, with their counts. */
export function listUsualIntervals(
  draft: SellerDraft,
  market: Market,
): { interval: Interval; count: number }[] {
  return [...market.countIntervals(draft)]
    .map(([interval, count]) => ({ interval, count }))
    .sort((a, b) => b.count - a.count)
}
