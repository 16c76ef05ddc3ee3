import { formatPrice, formatUsd } from '#domain/money.ts'
import { sayIn, type Tongue } from '../converse/language.ts'
import type { PriceStatistics } from '../explain/price-statistics.ts'
import { PER } from '../explain/spanish-names.ts'

/** The price range beside a draft: what half of the comparable spaces ask, and how many they are. */
export function describeRange(
  { lowerQuartile, upperQuartile, interval, count }: PriceStatistics,
  { isPriced, tongue }: { isPriced: boolean; tongue: Tongue },
): string {
  const say = sayIn(tongue)
  const [low, high] = [Math.round(lowerQuartile), Math.round(upperQuartile)]
  const range = say(
    `${formatPrice(low, interval)} to ${formatPrice(high, interval)}, from ${count} comparable spaces.`,
    `De ${formatUsd(low)} a ${formatUsd(high)}${PER[interval]}, según ${count} espacios comparables.`,
  )
  const own = say(' “Use all” puts in the price you said.', ' “Use all” pone el precio que dijiste.')
  return isPriced ? `${range}${own}` : range
}
