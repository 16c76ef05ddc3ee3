import type { Booking, Terms } from '#contract/booking/bookings.ts'
import { describeOfferedPrice } from '#domain/booking/offered-price.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'

type Version = Booking['versions'][number]

export interface Offer {
  /** "Ana offers $150 less than your $2,060." */
  sentence: string
  /** Null: the other side has said nothing yet but what it lists. */
  sides: Sides | null
}

interface Sides {
  before: Terms
  after: Terms
  /** What either column is called. */
  labels: { before: string; after: string }
}

/** What stands now beside the last word of the other side; null: there is one word so far, or nothing is negotiated any more. */
export function compareOffers({
  status,
  side,
  other,
  versions,
}: Pick<Booking, 'status' | 'side' | 'other' | 'versions'>): Offer | null {
  if (side === null || !['requested', 'quoted', 'held'].includes(status)) return null
  const after = versions.at(-1)
  if (!after) return null
  const isMine = after.proposedBy === side
  const before = versions.findLast(({ proposedBy }) => proposedBy !== after.proposedBy)
  if (!before) {
    const offered = describeOfferedPrice(after.terms)
    return offered === null
      ? null
      : { sentence: `${isMine ? 'You offer' : `${other.name} offers`} ${offered}.`, sides: null }
  }
  const labels = isMine
    ? { before: `${other.name} offered`, after: 'You offer' }
    : { before: 'You offered', after: `${other.name} offers` }
  return {
    sentence: describeOffer({ before, after }, { isMine, name: other.name }),
    sides: { before: before.terms, after: after.terms, labels },
  }
}

function describeOffer(
  { before, after }: { before: Version; after: Version },
  { isMine, name }: { isMine: boolean; name: string },
): string {
  const [old, now] = [before.terms.totalCents, after.terms.totalCents]
  const who = isMine ? 'You offer' : `${name} offers`
  if (old === now) return `${who} other terms for the same ${formatShortCents(now)}.`
  const much = `${formatShortCents(Math.abs(now - old))} ${now > old ? 'more' : 'less'}`
  return `${who} ${much} than ${isMine ? `the ${formatShortCents(old)} of ${name}` : `your ${formatShortCents(old)}`}.`
}
