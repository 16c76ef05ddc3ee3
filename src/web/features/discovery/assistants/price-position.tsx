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
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">Price</h3>
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
            <Figure name="Lower quarter" dollars={statistics.lowerQuartile} onUse={onUse} />
            <Figure name="Median" dollars={statistics.median} onUse={onUse} />
            <Figure name="Upper quarter" dollars={statistics.upperQuartile} onUse={onUse} />
          </dl>
        </>
      )}
    </div>
  )
}

type FigureProps = { name: string; dollars: number; onUse: PricePositionProps['onUse'] }

function Figure({ name, dollars, onUse }: FigureProps) {
  const whole = Math.round(dollars)
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="flex flex-col items-start gap-1 font-semibold">
        {formatUsd(whole)}
        <Button
          variant="outline"
          size="sm"
          onClick={() => onUse(whole)}
          aria-label={`Use ${formatUsd(whole)}, the ${name.toLowerCase()} price`}
        >
          Use
        </Button>
      </dd>
    </div>
  )
}
