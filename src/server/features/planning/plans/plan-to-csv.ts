import type { LinePrice, SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { formatPlainCents } from '#domain/booking/price/cents.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import { addKinds, explainKindsAdded } from '#domain/planning/kinds-added.ts'
import { readFigure, sumLines } from '#domain/planning/line-figures.ts'
import { NEAREST_SHOPS, toMiles } from '#domain/planning/shops.ts'
import { describeVersionStand } from '#domain/planning/version-stand.ts'
import { AD_TYPE_LABELS, AUDIENCE_BASIS_LABELS } from '#domain/vocabulary.ts'
import { toCsvFile } from '../../../platform/http/csv-cell.ts'
import type { ExportedPlan } from './plan-booking.ts'

/** Of a plan as a table. */
export const PLAN_COLUMNS = [
  'Space',
  'Listing',
  'Medium',
  'Place',
  'Seller',
  'First day',
  'Last day',
  'Quantity',
  'Total (US dollars, all-in)',
  'Contacts in these days',
  'Basis of the contacts',
  'Status',
  'Nearest own shop',
  'Miles to it',
  'Second own shop',
  'Miles to the second',
  'Third own shop',
  'Miles to the third',
]

/** Of the whole plan, in each row: a table has no other place for it. */
const FILE_COLUMNS = ['As of (UTC)', 'Version', 'Fingerprint (SHA-256)']
/** Where different kinds of figures are added. */
const KINDS_COLUMNS = ['Contacts, different kinds added', 'About this sum']

interface CsvInput extends Omit<ExportedPlan, 'plan'> {
  plan: Pick<ExportedPlan['plan'], 'lines'>
}

/** A row a line; a line that cannot be had has no total, and says why. RFC 4180, marked as UTF-8. */
export function planToCsv({ plan: { lines }, asOf, stand, addsKinds }: CsvInput): string {
  const kinds = addsKinds ? addKinds(sumLines(lines).totals) : null
  const ofKinds = kinds ? [kinds.contacts, explainKindsAdded(kinds)] : []
  const ofFile = [asOf.toISOString(), describeVersionStand(stand), stand.sha256, ...ofKinds]
  const rows = lines.map((line) => [...toPlanRow(line), ...ofFile])
  return toCsvFile([[...PLAN_COLUMNS, ...FILE_COLUMNS, ...(kinds ? KINDS_COLUMNS : [])], ...rows])
}

export function toPlanRow(line: SavedPlanLine): (string | number | null)[] {
  const { listing, listingId, first, last, quantity, price, nearestShops } = line
  const figure = readFigure(line)
  return [
    listing?.title ?? null,
    listingId,
    listing && AD_TYPE_LABELS[listing.adType],
    listing?.location.text ?? null,
    listing?.sellerUsername ?? null,
    first,
    last,
    quantity,
    figure && formatPlainCents(figure.totalCents),
    figure?.basis ? figure.contacts : null,
    figure?.basis ? AUDIENCE_BASIS_LABELS[figure.basis] : null,
    describeLineStatus(price),
    ...toShopCells(nearestShops),
  ]
}

/** A name and its miles for each; empty where there are fewer. */
function toShopCells(shops: SavedPlanLine['nearestShops']): (string | number | null)[] {
  return Array.from({ length: NEAREST_SHOPS }, (_, at) => {
    const shop = shops[at]
    return shop ? [shop.name, toMiles(shop.km)] : [null, null]
  }).flat()
}

/** In exports. */
export function describeLineStatus(price: LinePrice): string {
  if (price.state === 'ordered') return BOOKING_STATUS_LABELS[price.status]
  return price.state === 'priced' ? 'Free' : price.message
}
