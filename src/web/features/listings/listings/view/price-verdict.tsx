import type { PriceStanding } from '#contract/discovery/market.ts'
import { PRICE_SIDE_WORDS } from '#domain/listings/price-side.ts'
import { required } from '#domain/required.ts'
import { AD_TYPE_LABELS, type AdType } from '#domain/vocabulary.ts'

/** "Below the median of 15 comparable billboard spaces nearby" */
export function PriceVerdict({ standing, adType }: { standing: PriceStanding; adType: AdType }) {
  const words = PRICE_SIDE_WORDS[standing.side]
  return (
    <p className="text-sm text-ink-soft">
      <a href="#price" className="hover:underline">
        {`${required(words[0]).toUpperCase()}${words.slice(1)} of ${describeComparables(standing, adType)}`}
      </a>
    </p>
  )
}

export function describeComparables({ count, isNear }: PriceStanding, adType: AdType): string {
  return `${count} comparable ${AD_TYPE_LABELS[adType].toLowerCase()} spaces${isNear ? ' nearby' : ''}`
}
