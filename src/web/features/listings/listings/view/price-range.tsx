import type { PriceStanding } from '#contract/discovery/market.ts'
import { formatUsd } from '#domain/money.ts'

/** The middle half of comparable prices as a bar, the median as a line in it, this price as a dot. The sentence beside it says the same. */
export function PriceRange({ standing }: { standing: PriceStanding }) {
  const { price, lowerQuartile, median, upperQuartile } = standing
  const span = Math.max(upperQuartile - lowerQuartile, 1)
  const low = Math.max(0, Math.min(price, lowerQuartile - span * 0.6))
  const high = Math.max(price, upperQuartile + span * 0.6)
  const at = (dollars: number) => `${(2 + ((dollars - low) / (high - low || 1)) * 96).toFixed(1)}%`
  return (
    <div aria-hidden="true" className="pt-1 pb-5 text-xs text-ink-faint tabular-nums">
      <div className="relative h-3 rounded-pill bg-ink/8">
        <div
          className="absolute inset-y-0 rounded-pill bg-primary/30"
          style={{ left: at(lowerQuartile), right: `calc(100% - ${at(upperQuartile)})` }}
        />
        <div className="absolute inset-y-0 w-0.5 bg-primary" style={{ left: at(median) }} />
        <div
          className="absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-3 border-card bg-accent-text shadow-card"
          style={{ left: at(price) }}
        />
        <span className="absolute top-4.5 -translate-x-1/2" style={{ left: at(lowerQuartile) }}>
          {formatUsd(lowerQuartile)}
        </span>
        <span className="absolute top-4.5 -translate-x-1/2" style={{ left: at(upperQuartile) }}>
          {formatUsd(upperQuartile)}
        </span>
      </div>
    </div>
  )
}
