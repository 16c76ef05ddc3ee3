import { formatShortCents } from './price/cents.ts'
import type { AgreedTerms } from './terms.ts'

/**
 * What a buyer offers for a space before anything was said by its seller: "$1,900 for the space, $160 less than the listed price"; null
 * where nothing is offered. Integer US cents, before tax and extras.
 */
export function describeOfferedPrice({
  spaceCents,
  listedSpaceCents,
}: Pick<AgreedTerms, 'spaceCents' | 'listedSpaceCents'>): string | null {
  if (spaceCents === null || listedSpaceCents === undefined) return null
  const offered = `${formatShortCents(spaceCents)} for the space`
  const difference = spaceCents - listedSpaceCents
  if (difference === 0) return `${offered}, the listed price`
  const much = `${formatShortCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`
  return `${offered}, ${much} than the listed price`
}
