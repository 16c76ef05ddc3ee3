import type { SavedPlan, SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { toFeatures } from '#domain/geo-json.ts'
import { readFigure } from '#domain/planning/line-figures.ts'
import { toMiles } from '#domain/planning/shops.ts'
import { describeLineStatus } from './plan-to-csv.ts'

/** A point a line, with what the table says of it; without one where the space is not on the map. Nothing about who sells it. */
export function planToGeoJson({ lines }: Pick<SavedPlan, 'lines'>) {
  const places = lines.map((line) => ({
    id: line.id,
    coordinates: line.listing?.coordinates ?? null,
    line,
  }))
  return toFeatures(places, ({ line }) => toProperties(line))
}

function toProperties(line: SavedPlanLine) {
  const { listingId, listing, first, last, quantity, price, nearestShops } = line
  const figure = readFigure(line)
  const [nearest, second, third] = nearestShops
  return {
    listingId,
    title: listing?.title ?? null,
    medium: listing?.adType ?? null,
    place: listing?.location.text ?? null,
    first,
    last,
    quantity,
    /** Integer US cents, all-in; null where it cannot be had. */
    totalCents: figure?.totalCents ?? null,
    contacts: figure?.basis ? figure.contacts : null,
    basis: figure?.basis ?? null,
    status: describeLineStatus(price),
    nearestShop: nearest?.name ?? null,
    milesToShop: nearest ? toMiles(nearest.km) : null,
    secondShop: second?.name ?? null,
    milesToSecondShop: second ? toMiles(second.km) : null,
    thirdShop: third?.name ?? null,
    milesToThirdShop: third ? toMiles(third.km) : null,
  }
}
