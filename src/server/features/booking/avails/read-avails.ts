import { type Avails, type AvailsRow, type availsRoutes, MAX_AVAILS_ROWS } from '#contract/booking/avails.ts'
import type { Out } from '#contract/route.ts'
import {
  AVAILS_TAKEN,
  type AvailsClaim,
  type AvailsTaken,
  clampAvailsFrom,
  createAvailsFold,
  listAvailsColumns,
} from '#domain/booking/avails.ts'
import { createAvailsFilter } from '#domain/booking/avails-filter.ts'
import type { Days } from '#domain/booking/cells.ts'
import { defaultBooking } from '#domain/booking/default-terms.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { toDayNumber } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { type FaceRow, MARKS, readFaces } from './face-rows.ts'
import { whoseAvails } from './policy.ts'

type ReadContext = Pick<AppContext, 'db' | 'now'>
export type AvailsQuery = Out<typeof availsRoutes.getAvails.query>

/** The grid of a seller's faces: one statement whatever it holds, filtered and paged in memory. */
export async function readAvails(
  { db, now }: ReadContext,
  actor: Actor,
  { by = 'period', from, limit, page = 1, ...filter }: AvailsQuery,
): Promise<Avails> {
  const today = toMarketDate(now())
  const columns = listAvailsColumns(by, clampAvailsFrom(from, today))
  const range = { first: required(columns[0]).first, last: required(columns.at(-1)).last }
  const faces = await readFaces(db, { ...whoseAvails(actor), range, now: now(), most: MAX_AVAILS_ROWS })
  const labels = new Map<string, number>()
  const rows = toRows(faces, { columns, today, labels })
  const matching = rows.filter(createAvailsFilter(filter, columns))
  const shown = limit === undefined ? matching : matching.slice((page - 1) * limit, page * limit)
  return {
    by,
    today,
    columns,
    total: matching.length,
    all: rows.length,
    labels: [...labels.keys()],
    rows: shown,
  }
}

function toRows(
  faces: readonly FaceRow[],
  { columns, today, labels }: { columns: readonly Days[]; today: string; labels: Map<string, number> },
): AvailsRow[] {
  const fold = createAvailsFold(columns)
  const [start, width] = [toDayNumber(required(columns[0]).first), toDayNumber(required(columns[0]).last)]
  const days = width - start + 1
  const [now, latest] = [toDayNumber(today), toDayNumber(latestDay(today))]
  return faces.map((face) => {
    const claims = parseClaims(face.claims, { start, labels })
    const unit = face.unit ?? byDefault(face)
    const cells = fold({
      open: {
        first: Math.max(now, face.opensOn === null ? now : toDayNumber(face.opensOn)),
        last: Math.min(latest, face.closesOn === null ? latest : toDayNumber(face.closesOn)),
      },
      capacity: unit.capacity,
      periods: unit.cell === 'listed' ? parsePeriods(face.periods) : null,
      claims,
    })
    const column = (day: number) =>
      Math.min(Math.max(Math.floor((day - start) / days), 0), columns.length - 1)
    return {
      id: face.id,
      unitId: face.unit?.id ?? null,
      unitCode: face.unitCode,
      title: face.title,
      name: face.isOneOfMany ? unit.name : null,
      place: face.place,
      adType: face.adType,
      size: face.size,
      rate: rateOf(unit, face),
      mode: face.mode ?? byDefault(face).mode,
      cells,
      notes: claims.flatMap(({ first, last, note }): AvailsRow['notes'] =>
        note === null ? [] : [[column(first), column(last), note]],
      ),
    }
  })
}

/** How a face is sold whose seller has set nothing. */
function byDefault(face: FaceRow) {
  const { terms, units } = defaultBooking({
    adType: face.adType,
    listingType: 'rent',
    interval: face.frequency,
    venue: face.venue,
    hasPoint: face.hasPoint,
    takesRequests: face.takesRequests,
    minContract: face.minContract,
    setupFee: face.setupFee,
  })
  return { ...required(units[0]), mode: terms.mode }
}

/** Labels are told once, however many blocks they are on. */
function parseClaims(
  text: string | null,
  { start, labels }: { start: number; labels: Map<string, number> },
): (AvailsClaim & { note: number | null })[] {
  if (text === null) return []
  return text.split(MARKS.claim).map((claim) => {
    const [first, last, quantity, kind, label] = claim.split(MARKS.field)
    if (label !== undefined && !labels.has(label)) labels.set(label, labels.size)
    return {
      first: start + Number(first),
      last: start + Number(last),
      quantity: Number(quantity),
      kind: required(AVAILS_TAKEN.find((one): one is AvailsTaken => one === kind)),
      note: label === undefined ? null : (labels.get(label) ?? null),
    }
  })
}

function parsePeriods(text: string | null) {
  if (text === null) return []
  return text.split(';').map((period) => {
    const [first, last, capacity] = period.split(' ')
    return { first: toDayNumber(first ?? ''), last: toDayNumber(last ?? ''), capacity: Number(capacity) }
  })
}
