import type { PreviewedTerms } from '#contract/booking/booking-terms-templates.ts'
import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toMonthDay } from '#domain/format-dates.ts'

/** "12 will change, 3 are so already, 2 cannot." */
export function summarizeTerms(results: readonly Pick<SpaceChangeResult, 'outcome'>[]): string {
  const count = (outcome: SpaceChangeResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  const [changed, same, refused] = [count('saved'), count('unchanged'), count('refused')]
  const number = (of: number) => of.toLocaleString('en-US')
  const parts = [
    `${number(changed)} will change`,
    same > 0 && `${number(same)} ${same === 1 ? 'is' : 'are'} so already`,
    refused > 0 && `${number(refused)} cannot`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Why a space stays as it is, or what changes, with the price of four weeks where it does. */
export function describeSpaceChange({
  outcome,
  message,
  changes,
  example,
}: Omit<PreviewedTerms, 'id' | 'title'>): string {
  if (outcome === 'refused') return message
  if (!example || example.beforeCents === example.afterCents) return changes.join(', ')
  const [before, after] = [example.beforeCents, example.afterCents].map(formatShortCents)
  return `${changes.join(', ')}; four weeks from ${toMonthDay(example.first)}: ${before} becomes ${after}${example.isAtFloor ? ', its minimum' : ''}`
}
