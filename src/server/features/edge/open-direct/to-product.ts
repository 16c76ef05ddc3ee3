import type { OpenDirectProduct } from '#contract/edge/open-direct.ts'
import { toOpenSpace } from '../open-data/open-space.ts'
import type { MarketSpace } from './read-products.ts'

const MAX_NAME = 100
const MAX_DESCRIPTION = 255
/** Of the taxonomy whose numbers `venue_type` gives. */
export const VENUE_SOURCE = 'OpenOOH 1.2'

/** A space as everybody may have it, in the shape of an OpenDirect product. */
export function toProduct({ listing, booking }: MarketSpace, publicUrl: string): OpenDirectProduct {
  const { terms } = booking
  const space = toOpenSpace(listing, { publicUrl, showsCalendar: false })
  return {
    id: String(listing.id),
    publisherid: String(listing.sellerId),
    name: space.title.slice(0, MAX_NAME),
    description: space.description?.slice(0, MAX_DESCRIPTION) ?? null,
    currency: 'USD',
    baseprice: space.rate,
    ratetype: 'FlatRate',
    deliverytype: booking.units.every(({ capacity }) => capacity === 1) ? 'exclusive' : 'guaranteed',
    producttags: [space.media, ...(space.venue ? [space.venue] : []), ...space.target_market],
    leadtime: terms.leadDays,
    minflight: terms.minDays,
    maxflight: terms.maxDays,
    activedate: toInstant(space.next_available),
    retirementdate: toInstant(space.available_until),
    tz: terms.timeZone,
    allownocreative: true,
    producttargeting: toTargeting({ listing, booking }, publicUrl),
    ext: {
      url: space.url,
      billingduration: space.billing_duration,
      offer: space.offer,
      mode: terms.mode,
      nothingfree: space.nothing_free,
      openoohvenueid: space.openooh_venue_id,
      latitude: space.latitude,
      longitude: space.longitude,
      location: space.location,
    },
  }
}

/** Its units as frames, what kind of place it is in, and the share of time that one advertiser has. */
export function toTargeting({ listing, booking }: MarketSpace, publicUrl: string) {
  const { openooh_venue_id: venue } = toOpenSpace(listing, { publicUrl, showsCalendar: false })
  const frames = booking.units.flatMap(({ id }) => (id === null ? [] : [String(id)]))
  const shares = [...new Set(booking.units.map(({ capacity }) => capacity))].filter((of) => of > 1)
  return [
    inventory('frame_id', new URL(publicUrl).host, frames.length > 0 ? frames : [String(listing.id)]),
    ...(venue === null ? [] : [inventory('venue_type', VENUE_SOURCE, [String(venue)])]),
    ...shares.map((of) => ({
      name: 'Delivery' as const,
      type: 'Frames' as const,
      datasource: 'shareofdisplay',
      target: 'shareoftime' as const,
      targetvalues: [String(Math.round(1000 / of) / 10)],
      selectable: false,
      count: 1,
    })),
  ]
}

function inventory(target: 'frame_id' | 'venue_type', datasource: string, targetvalues: string[]) {
  const fixed = { name: 'Inventory' as const, type: 'Frames' as const, selectable: false }
  return { ...fixed, datasource, target, targetvalues, count: targetvalues.length }
}

const toInstant = (day: string | null) => (day === null ? null : `${day}T00:00:00Z`)
