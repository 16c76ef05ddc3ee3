import type { SellerAdvice } from '#contract/discovery/assistants.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import type { Interval } from '#domain/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Histogram } from '#web/ui/histogram.tsx'
import { toBins } from './price-bins.ts'

interface PricePositionProps {
  price: SellerAdvice['price']
  interval: Interval
  onUse: (dollars: number) => void
}

/** A price's percentile among comparable spaces: as text, as figures and as a small chart. */
export function PricePosition({ price: { text, statistics, prices }, interval, onUse }: PricePositionProps) {
  const median = statistics && Math.round(statistics.median)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-semibold text-ink-soft">Price</h3>
        {median !== null && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => onUse(median)}
            aria-label={`Use ${formatUsd(median)}, the median price`}
          >
            Use {formatUsd(median)}
          </Button>
        )}
      </div>
      <p className="first-letter:uppercase">{text.replace(/^Price: /, '')}</p>
      {statistics && (
        <>
          <Histogram
            bins={toBins(prices)}
            selected={[statistics.lowerQuartile, statistics.upperQuartile]}
            caption={`Prices of ${statistics.count} comparable spaces`}
            format={(dollars) => formatPrice(Math.round(dollars), interval)}
          />
          <dl className="grid grid-cols-3 gap-2 text-sm tabular-nums">
            <Figure name="Lower quarter" dollars={statistics.lowerQuartile} />
            <Figure name="Median" dollars={statistics.median} />
            <Figure name="Upper quarter" dollars={statistics.upperQuartile} />
          </dl>
        </>
      )}
    </div>
  )
}

function Figure({ name, dollars }: { name: string; dollars: number }) {
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="font-semibold">{formatUsd(Math.round(dollars))}</dd>
    </div>
  )
}
