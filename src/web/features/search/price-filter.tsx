import { useEffect, useState } from 'react'
import type { MapAnswer } from '#contract/search.ts'
import { PRICE_SLIDER } from '#domain/limits.ts'
import { formatUsd } from '#domain/money.ts'
import { Histogram, type HistogramBin } from '#web/ui/histogram.tsx'
import { type Range, RangeSlider } from '#web/ui/range-slider.tsx'
import { formatPriceRange, omit } from './active-filters.ts'
import { priceRange, type SearchState } from './search-state.ts'

interface PriceFilterProps {
  state: SearchState
  histogram: MapAnswer['histogram'] | undefined
  onChange: (next: SearchState) => void
}

const BARS = 25
const LABELS = ['Minimum price', 'Maximum price'] as const

/** Price range slider over the histogram. The upper end means no limit. */
export function PriceFilter({ state, histogram, onChange }: PriceFilterProps) {
  const [min, max] = priceRange(state)
  const [range, setRange] = useState<Range>([min, max])
  useEffect(() => setRange([min, max]), [min, max])
  const commit = ([priceMin, priceMax]: Range) => {
    if (priceMin === min && priceMax === max) return
    const rest = omit(state, ['priceMin', 'priceMax'])
    onChange({
      ...rest,
      ...(priceMin > PRICE_SLIDER.min ? { priceMin } : {}),
      ...(priceMax === PRICE_SLIDER.default[1] ? {} : { priceMax }),
    })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full items-baseline justify-between text-sm font-semibold">
        Price
        <output className="text-sm font-semibold text-primary tabular-nums">
          {formatPriceRange({ priceMin: range[0], priceMax: range[1] }) ?? 'Any price'}
        </output>
      </legend>
      <RangeSlider
        min={PRICE_SLIDER.min}
        max={PRICE_SLIDER.max}
        step={PRICE_SLIDER.step}
        value={range}
        onValueChange={setRange}
        onValueCommit={commit}
        labels={LABELS}
        format={formatEnd}
        className="mt-2 px-2.5"
      >
        <Histogram
          bins={toBars(histogram)}
          selected={range}
          caption="Spaces by price"
          format={formatEnd}
          className="h-12"
        />
      </RangeSlider>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-faint tabular-nums">
        <span>{formatUsd(PRICE_SLIDER.min)}</span>
        <span>{formatEnd(PRICE_SLIDER.max)}</span>
      </p>
    </fieldset>
  )
}

function formatEnd(dollars: number): string {
  return dollars >= PRICE_SLIDER.max ? `${formatUsd(PRICE_SLIDER.max)}+` : formatUsd(dollars)
}

/** Merges the server's fine buckets into bars wide enough to see. */
function toBars(histogram: MapAnswer['histogram'] | undefined): HistogramBin[] {
  const width = (PRICE_SLIDER.max - PRICE_SLIDER.min) / BARS
  const bars = Array.from({ length: BARS }, (_, i) => ({ from: i * width, to: (i + 1) * width, count: 0 }))
  histogram?.counts.forEach((count, i) => {
    const bar = Math.min(Math.floor((histogram.min + i * histogram.step) / width), BARS - 1)
    bars[bar]!.count += count
  })
  return bars
}
