import type { AvailsRow } from '#contract/booking/avails.ts'
import { AVAILS_TAKEN, type AvailsClaim, type AvailsTaken, createAvailsFold } from '#domain/booking/avails.ts'
import type { Days } from '#domain/booking/cells.ts'
import { defaultBooking } from '#domain/booking/default-terms.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import type { Cell } from '#domain/booking/units.ts'
import { toDayNumber } from '#domain/dates.ts'
import { readFace } from '#domain/listings/face.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { FaceRow } from './face-rows.ts'
import { claimKey, readClientLabels } from './own-holds.ts'
import { type OwnNote, readClaims, readOwnNotes, readPeriods } from './taken-rows.ts'

/** A row before anything is known of what takes it: no cell of it is. */
export interface Head extends AvailsRow {
  open: { first: string | null; last: string | null }
  cell: Cell
  capacity: number
}

export function toHeads(faces: readonly FaceRow[]): Head[] {
  const units = Map.groupBy(faces, ({ id }) => id)
  return faces.map(({ facts, unit: stored, price, frequency, opensOn, closesOn, mode, sides, ...face }) => {
    const preset = facts && byDefault({ adType: face.adType, frequency }, facts)
    const unit = stored ?? required(preset)
    return {
      ...face,
      unitId: stored?.id ?? null,
      name: (units.get(face.id)?.length ?? 0) > 1 ? unit.name : null,
      facing: sides.length === 0 ? null : readFace(face.adType, sides).facing,
      rate: rateOf(unit, { price, frequency }),
      mode: mode ?? required(preset).mode,
      cells: '',
      notes: [],
      open: { first: opensOn, last: closesOn },
      cell: unit.cell,
      capacity: unit.capacity,
    }
  })
}

/** How a face is sold whose seller has set nothing. */
function byDefault(
  { adType, frequency }: Pick<FaceRow, 'adType' | 'frequency'>,
  facts: NonNullable<FaceRow['facts']>,
) {
  const { terms, units } = defaultBooking({ ...facts, adType, interval: frequency, listingType: 'rent' })
  return { ...required(units[0]), mode: terms.mode }
}

interface Around {
  columns: readonly Days[]
  sellerId: number
  today: string
  now: Date
}

/** Reads what takes them, and folds it into their cells. */
export async function foldRows(
  db: Db,
  heads: readonly Head[],
  { columns, sellerId, today, now }: Around,
): Promise<{ labels: string[]; rows: AvailsRow[] }> {
  const range = { first: required(columns[0]).first, last: required(columns.at(-1)).last }
  const unitIds = heads.flatMap(({ unitId }) => unitId ?? [])
  const [claims, periods] = [
    await readClaims(db, { range, now, unitIds }),
    await readPeriods(db, { range, unitIds }),
  ]
  // labels are told once, however many blocks they are on: gathered here in their order
  const labels = new Map<string, number>()
  const known = {
    start: toDayNumber(range.first),
    notes: await readOwnNotes(db, sellerId),
    clients: await readClientLabels(db, { sellerId, range }),
    labels,
  }
  const fold = createAvailsFold(columns)
  const width = toDayNumber(required(columns[0]).last) - known.start + 1
  const column = (day: number) =>
    Math.min(Math.max(Math.floor((day - known.start) / width), 0), columns.length - 1)
  const [first, last] = [toDayNumber(today), toDayNumber(latestDay(today))]
  const rows = heads.map(({ open, cell, capacity, ...row }) => {
    const taken = parseClaims(claims.get(row.unitId ?? 0), { ...known, unitId: row.unitId ?? 0 })
    return {
      ...row,
      cells: fold({
        open: {
          first: Math.max(first, open.first === null ? first : toDayNumber(open.first)),
          last: Math.min(last, open.last === null ? last : toDayNumber(open.last)),
        },
        capacity,
        periods: cell === 'listed' ? parsePeriods(periods.get(row.unitId ?? 0)) : null,
        claims: taken,
      }),
      notes: taken.flatMap(({ first, last, label }): AvailsRow['notes'] =>
        label === null ? [] : [[column(first), column(last), label]],
      ),
    }
  })
  return { labels: [...labels.keys()], rows }
}

interface Known {
  /** Of the first column, as a day number. */
  start: number
  notes: ReadonlyMap<number, OwnNote>
  /** Of what is held and booked for clients without an account. */
  clients: ReadonlyMap<string, string>
  labels: Map<string, number>
  /** 0: nothing is stored of it, and so nothing taken. */
  unitId: number
}

/** "12 39 1 b 3": first and last day after the first column, quantity, kind and note. */
function parseClaims(
  text: string | undefined,
  { start, notes, clients, labels, unitId }: Known,
): (AvailsClaim & { label: number | null })[] {
  if (text === undefined) return []
  return text.split(';').map((claim) => {
    const [first, last, quantity, letter, noteId] = claim.split(' ')
    const note = noteId === undefined ? undefined : notes.get(Number(noteId))
    const isOfBooking = clients.size > 0 && (letter === 'h' || letter === 's')
    const words = isOfBooking ? clients.get(claimKey(unitId, start + Number(first))) : note?.label
    if (words !== undefined && !labels.has(words)) labels.set(words, labels.size)
    return {
      first: start + Number(first),
      last: start + Number(last),
      quantity: Number(quantity),
      kind: note?.isOfContract
        ? 'c'
        : required(AVAILS_TAKEN.find((one): one is AvailsTaken => one === letter)),
      label: words === undefined ? null : (labels.get(words) ?? null),
    }
  })
}

function parsePeriods(text: string | undefined) {
  if (text === undefined) return []
  return text.split(';').map((period) => {
    const [first, last, capacity] = period.split(' ')
    return { first: toDayNumber(first ?? ''), last: toDayNumber(last ?? ''), capacity: Number(capacity) }
  })
}
