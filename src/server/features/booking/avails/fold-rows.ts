import type { AvailsRow } from '#contract/booking/avails.ts'
import { type AvailsClaim, createAvailsFold } from '#domain/booking/avails.ts'
import type { Days } from '#domain/booking/cells.ts'
import { defaultBooking } from '#domain/booking/default-terms.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import type { Cell } from '#domain/booking/units.ts'
import { toDayNumber } from '#domain/dates.ts'
import { readFace } from '#domain/listings/face.ts'
import { required } from '#domain/required.ts'
import type { FaceRow } from './face-rows.ts'
import { claimKey } from './own-holds.ts'
import type { StoredClaim, Taken } from './taken-rows.ts'

/** A row before anything is known of what takes it: no cell of it is. */
export interface Head {
  row: AvailsRow
  open: { first: string | null; last: string | null }
  cell: Cell
  capacity: number
}

export function toHeads(faces: readonly FaceRow[]): Head[] {
  const units = new Map<number, number>()
  for (const { id } of faces) units.set(id, (units.get(id) ?? 0) + 1)
  return faces.map((face) => toHead(face, (units.get(face.id) ?? 0) > 1))
}

/** Field by field: to take an object apart and put it together again takes longer than to read it, ten thousand times. */
function toHead(face: FaceRow, hasOthers: boolean): Head {
  const { id, adType, sides, price, frequency, rateCents, ratePer } = face
  const preset = face.facts && byDefault({ adType, frequency }, face.facts)
  const cell = face.cell ?? required(preset).cell
  const rate = rateCents === null || ratePer === null ? null : { cents: rateCents, per: ratePer }
  const row = {
    id,
    unitId: face.unitId,
    unitCode: face.unitCode,
    title: face.title,
    name: hasOthers ? face.unitName : null,
    place: face.place,
    adType,
    size: face.size,
    structure: face.structure,
    facing: sides.length === 0 ? null : readFace(adType, sides).facing,
    hasPhoto: face.hasPhoto,
    rate: rateOf({ cell, rate }, { price, frequency }),
    mode: face.mode ?? required(preset).mode,
    cells: '',
    notes: [],
  }
  const open = { first: face.opensOn, last: face.closesOn }
  return { row, open, cell, capacity: face.capacity ?? required(preset).capacity }
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
  today: string
  taken: Taken
  /** Of those that are sold by issues or dates. */
  periods: ReadonlyMap<number, string>
}

/** Folds what takes them into their cells. */
export function foldRows(
  heads: readonly Head[],
  { columns, today, taken: { claims, ...taken }, periods }: Around,
): { labels: string[]; rows: AvailsRow[] } {
  // labels are told once, however many blocks they are on: gathered here in their order
  const labels = new Map<string, number>()
  const known = { ...taken, start: toDayNumber(required(columns[0]).first), labels }
  const fold = createAvailsFold(columns)
  const width = toDayNumber(required(columns[0]).last) - known.start + 1
  const column = (day: number) =>
    Math.min(Math.max(Math.floor((day - known.start) / width), 0), columns.length - 1)
  const [first, last] = [toDayNumber(today), toDayNumber(latestDay(today))]
  const rows = heads.map(({ row, open, cell, capacity }) => {
    const taken = parseClaims(claims.get(row.unitId ?? 0), row.unitId ?? 0, known)
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

interface Known extends Omit<Taken, 'claims'> {
  /** Of the first column, as a day number. */
  start: number
  labels: Map<string, number>
}

type TakenBy = AvailsClaim & { label: number | null }

/** @param unitId 0: nothing is stored of it, and so nothing taken */
function parseClaims(text: string | undefined, unitId: number, known: Known): TakenBy[] {
  if (text === undefined) return []
  const { start, notes, clients, labels } = known
  return (JSON.parse(`[[${text}]]`) as StoredClaim[]).map(([first, last, quantity, letter, noteId]) => {
    const note = notes.get(noteId)
    const isOfBooking = clients.size > 0 && (letter === 'h' || letter === 's')
    const words = isOfBooking ? clients.get(claimKey(unitId, start + first)) : note?.label
    if (words !== undefined && !labels.has(words)) labels.set(words, labels.size)
    return {
      first: start + first,
      last: start + last,
      quantity,
      kind: note?.isOfContract ? 'c' : letter,
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
