import type { Interval } from '../../vocabulary.ts'
import type { Rate, SpaceUnit } from '../units.ts'

/**
 * What a unit costs: its own rate, else the listing's price, which for issues and dates that are paid once is for each.
 * @param listing price in whole US dollars
 */
export function rateOf(
  unit: Pick<SpaceUnit, 'cell' | 'rate'>,
  listing: { price: number; frequency: Interval },
): Rate {
  if (unit.rate) return unit.rate
  const isPerPiece = unit.cell === 'listed' && listing.frequency === 'one-time'
  return { cents: listing.price * 100, per: isPerPiece ? 'piece' : listing.frequency }
}
