import { useEffect, useId, useState } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import { changeBasis } from '#domain/discovery/search/change-basis.ts'
import {
  basisOf,
  listPriceKinds,
  type PriceRange,
  priceRange,
  salePriceRange,
} from '#domain/discovery/search/price-range.ts'
import {
  PRICE_SCALES,
  type PriceBasis,
  type PriceScale,
  RULER_LABELS,
  SALE_SCALE,
} from '#domain/listings/price-basis.ts'
import { formatUsd } from '#domain/money.ts'
import { Histogram } from '#web/ui/histogram.tsx'
import { type Range, RangeSlider } from '#web/ui/range-slider.tsx'
import { Select } from '#web/ui/select.tsx'
import { formatPriceRange, omit } from './active-filters.ts'
import { keepBeyond, listBases, toBars } from './price-bars.ts'
import type { SearchState } from './search-state.ts'
import { formatEnd, withRents, withSalePrices } from './set-prices.ts'

interface PriceFilterProps {
  state: SearchState
  answer: Pick<MapAnswer, 'histogram' | 'saleHistogram'> | undefined
  onChange: (next: SearchState) => void
}

/** Rents on the chosen price basis, and what spaces for sale cost once they are asked for. */
export function PriceFilter({ state, answer, onChange }: PriceFilterProps) {
  const rulerId = useId()
  const { rent, sale } = listPriceKinds(state)
  const per = basisOf(state)
  const scale = PRICE_SCALES[per]
  return (
    <>
      {rent && (
        <div>
          <PriceSlider
            key={per}
            legend="Price"
            scale={scale}
            value={priceRange(state)}
            histogram={answer?.histogram}
            labels={['Minimum price', 'Maximum price']}
            caption={`Spaces by price ${RULER_LABELS[per]}`}
            onCommit={(range) => onChange(withRents(state, range))}
          />
          <div className="mt-2 flex items-center justify-between gap-2 text-sm text-ink-soft">
            <label htmlFor={rulerId}>Compare</label>
            <Select
              id={rulerId}
              name="per"
              selectSize="sm"
              value={per}
              onChange={(event) => onChange(changeBasis(omit(state, []), event.target.value as PriceBasis))}
              options={listBases(state)}
              className="w-40 shrink-0"
            />
          </div>
        </div>
      )}
      {sale && (
        <PriceSlider
          legend="Sale price"
          scale={SALE_SCALE}
          value={salePriceRange(state)}
          histogram={answer?.saleHistogram}
          labels={['Minimum sale price', 'Maximum sale price']}
          caption="Spaces for sale by price"
          onCommit={(range) => onChange(withSalePrices(state, range))}
        />
      )}
    </>
  )
}

interface PriceSliderProps {
  legend: string
  scale: PriceScale
  value: PriceRange
  histogram: MapAnswer['histogram'] | undefined
  labels: readonly [string, string]
  caption: string
  onCommit: (range: PriceRange) => void
}

/** Price range slider over the histogram. The upper end means no limit. */
function PriceSlider({ legend, scale, value, histogram, labels, caption, onCommit }: PriceSliderProps) {
  const [min, max] = value
  const [range, setRange] = useState<Range>([min, max])
  useEffect(() => setRange([min, max]), [min, max])
  const toRange = (shown: Range): Range => keepBeyond(shown, { stated: value, scale })
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full items-baseline justify-between text-sm font-semibold">
        {legend}
        <output className="text-sm font-semibold text-primary tabular-nums">
          {formatPriceRange([range[0], range[1]], scale) ?? 'Any price'}
        </output>
      </legend>
      <RangeSlider
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={[Math.min(range[0], scale.max), Math.min(range[1], scale.max)]}
        onValueChange={(shown) => setRange(toRange(shown))}
        onValueCommit={(shown) => {
          const [from, to] = toRange(shown)
          if (from !== min || to !== max) onCommit([from, to])
        }}
        labels={labels}
        format={(dollars) => formatEnd(dollars, { scale, range })}
        className="mt-2 px-2.5"
      >
        <Histogram
          bins={toBars(histogram, scale)}
          selected={range}
          caption={caption}
          format={(dollars) => formatEnd(dollars, { scale })}
          className="h-12"
        />
      </RangeSlider>
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-faint tabular-nums">
        <span>{formatUsd(scale.min)}</span>
        <span>{formatEnd(scale.max, { scale })}</span>
      </p>
    </fieldset>
  )
}
