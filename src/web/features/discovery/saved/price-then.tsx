import type { Favorite } from '#contract/discovery/saved-folders.ts'
import { priceSince } from '#domain/discovery/favorite-news.ts'
import type { Price } from '#domain/listings/price-change.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import { cn } from '#web/ui/cn.ts'

interface PriceThenProps {
  then: Favorite['markedPrice']
  now: Price
}

/** The price when a space was marked, where it is another now. */
export function PriceThen({ then, now }: PriceThenProps) {
  if (!then || (then.price === now.price && then.interval === now.interval)) return null
  const dollars = priceSince(then, now)
  return (
    <p className="text-sm text-ink-soft">
      Marked at {formatPrice(then.price, then.interval)}
      {dollars !== null && dollars !== 0 && (
        <span className={cn(dollars < 0 && 'font-semibold text-primary')}>
          : {formatUsd(Math.abs(dollars))} {dollars < 0 ? 'less' : 'more'} now
        </span>
      )}
    </p>
  )
}
