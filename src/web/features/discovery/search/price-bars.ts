import type { MapAnswer } from '#contract/discovery/search.ts'
import { hasDates, type PriceRange } from '#domain/discovery/search/price-range.ts'
import { type PriceScale, RULER_LABELS, RULERS } from '#domain/listings/price-basis.ts'
import { required } from '#domain/required.ts'
import type { HistogramBin } from '#web/ui/histogram.tsx'
import type { SearchState } from './search-state.ts'

const BARS = 25

/** Totals only where there are dates for them. */
export function listBases(state: SearchState) {
  const rulers = hasDates(state) ? RULERS : RULERS.filter((per) => per !== 'total')
  return rulers.map((per) => ({ value: per, label: RULER_LABELS[per] }))
}

/** A thumb at the end of the scale stands for the amount beyond it that was set, until it is moved. */
export function keepBeyond(
  [low, high]: Readonly<PriceRange>,
  { stated: [min, max], scale }: { stated: PriceRange; scale: PriceScale },
): PriceRange {
  const keep = (shown: number, amount: number) => (shown === scale.max ? Math.max(shown, amount) : shown)
  return [keep(low, min), keep(high, max)]
}

/** Merges the server's fine buckets into bars wide enough to see. An answer on the ruler before has none of them. */
export function toBars(histogram: MapAnswer['histogram'] | undefined, scale: PriceScale): HistogramBin[] {
  const width = (scale.max - scale.min) / BARS
  const bars = Array.from({ length: BARS }, (_, i) => ({ from: i * width, to: (i + 1) * width, count: 0 }))
  if (histogram?.max !== scale.max) return bars
  histogram.counts.forEach((count, i) => {
    const bar = Math.min(Math.floor((histogram.min + i * histogram.step) / width), BARS - 1)
    required(bars[bar]).count += count
  })
  return bars
}
