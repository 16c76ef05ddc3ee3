import type { BulkChange } from '#contract/listings/listings-own.ts'
import type { SpaceRow as Space } from '#contract/listings/listings-spaces.ts'
import type { LatLng } from '#domain/geo.ts'
import { formatPrice } from '#domain/money.ts'
import { chosenSites } from '../form/chosen-sites.ts'

/** A row's facts as its editor holds them. */
export interface SpaceEdit {
  title: string
  type: string
  location: string
  address: string
  price: string
  interval: string
  from: string
  until: string
  sites: string[]
  step: string
}

export function toEdit(space: Space): SpaceEdit {
  return {
    title: space.title,
    type: space.adType,
    location: space.place,
    address: space.address ?? '',
    price: String(space.price),
    interval: space.interval,
    from: space.availableFrom ?? '',
    until: space.availableTo ?? '',
    sites: chosenSites(space.sites),
    step: '',
  }
}

/** Where the fields of the editor go in a change. */
const FIELDS = {
  title: 'title',
  type: 'type',
  location: 'location',
  address: 'address',
  price: 'price',
  interval: 'interval',
  from: 'availableFrom',
  until: 'availableTo',
} as const

/** What was changed, with the version it was made on; null when nothing was. */
export function toChange(space: Space, edit: SpaceEdit): BulkChange | null {
  const before = toEdit(space)
  const set = Object.fromEntries(
    Object.entries(FIELDS)
      .filter(([name]) => edit[name as keyof typeof FIELDS] !== before[name as keyof typeof FIELDS])
      .map(([name, field]) => {
        const value = edit[name as keyof typeof FIELDS]
        return [field, field.startsWith('available') ? value || null : value]
      }),
  )
  const hasSites = [...edit.sites].sort().join() !== [...before.sites].sort().join()
  const change = {
    ...(Object.keys(set).length > 0 && { set }),
    ...(hasSites && { sites: edit.sites }),
    ...(edit.step && { step: edit.step }),
  }
  if (Object.keys(change).length === 0) return null
  return { id: space.id, updatedAt: space.updatedAt, ...change }
}

/** A place that moved takes its pin along; where it cannot be found the pin goes, so that it points at nothing wrong. */
export function withPin(change: BulkChange, pin: LatLng | null): BulkChange {
  return { ...change, set: { ...change.set, coordinates: pin } }
}

export function movesPlace({ set }: BulkChange): boolean {
  return set?.location !== undefined || set?.address !== undefined
}

/** A space in a line, for whom somebody else's save came first. */
export function describeSpace(
  space: Pick<Space, 'title' | 'price' | 'interval' | 'place' | 'availableFrom'>,
): string {
  const { title, price, interval, place, availableFrom } = space
  return [title, formatPrice(price, interval), place, availableFrom && `from ${availableFrom}`]
    .filter(Boolean)
    .join(' · ')
}
