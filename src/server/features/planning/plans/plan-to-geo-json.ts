import type { SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { toFeatures } from '#domain/geo-json.ts'
import { addKinds, explainKindsAdded } from '#domain/planning/kinds-added.ts'
import { readFigure, sumLines } from '#domain/planning/line-figures.ts'
import { toMiles } from '#domain/planning/shops.ts'
import type { ExportedPlan } from './plan-booking.ts'
import { describeLineStatus } from './plan-to-csv.ts'

interface MapInput extends Omit<ExportedPlan, 'plan'> {
  plan: Pick<ExportedPlan['plan'], 'id' | 'name' | 'lines'>
}

/** A point a line, with what the table says of it; without one where the space is not on the map. Nothing about who sells it. */
export function planToGeoJson({ plan: { id, name, lines }, asOf, stand, addsKinds }: MapInput) {
  const kinds = addsKinds ? addKinds(sumLines(lines).totals) : null
  const places = lines.map((line) => ({
    id: line.id,
    coordinates: line.listing?.coordinates ?? null,
    line,
  }))
  const { version, since, sha256 } = stand
  return {
    ...toFeatures(places, ({ line }) => toProperties(line)),
    // a foreign member (RFC 7946, section 6.1)
    plan: {
      id,
      name,
      asOf: asOf.toISOString(),
      version,
      since,
      sha256,
      ...(kinds && { kindsAdded: { contacts: kinds.contacts, says: explainKindsAdded(kinds) } }),
    },
  }
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
