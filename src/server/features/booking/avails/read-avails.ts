import { sql } from 'kysely'
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
import { readFace } from '#domain/listings/face.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type FaceRow, type OwnNote, readFaces, readOwnNotes } from './face-rows.ts'
import { claimKey, readClientLabels } from './own-holds.ts'
import { whoseAvails } from './policy.ts'
import { readReps } from './read-reps.ts'

type ReadContext = Pick<AppContext, 'db' | 'now' | 'metrics'>
export type AvailsQuery = Out<typeof availsRoutes.getAvails.query>

/** The grid of a seller's faces: one statement whatever it holds, filtered and paged in memory. */
export async function readAvails(
  { db, now, metrics }: ReadContext,
  actor: Actor,
  { by = 'period', from, limit, page = 1, ...filter }: AvailsQuery,
): Promise<Avails> {
  const today = toMarketDate(now())
  const columns = listAvailsColumns(by, clampAvailsFrom(from, today))
  const range = { first: required(columns[0]).first, last: required(columns.at(-1)).last }
  const { sellerId } = whoseAvails(actor)
  const { faces, isCut, notes, clients } = await inTransaction({ db, metrics }, async (trx) => {
    // ten thousand look-ups seem worth compiling to the planner, which takes longer than all of them
    await sql`set local jit = off`.execute(trx)
    const asked = { sellerId, range, now: now(), most: MAX_AVAILS_ROWS }
    return {
      ...(await readFaces(trx, asked)),
      notes: await readOwnNotes(trx, sellerId),
      clients: await readClientLabels(trx, { sellerId, range }),
    }
  })
  const labels = new Map<string, number>()
  const rows = toRows(faces, { columns, today, notes, clients, labels })
  const reps = filter.rep === undefined ? [] : await readReps(db, { sellerId, range })
  const matching = rows.filter(createAvailsFilter(filter, columns, reps))
  const shown = limit === undefined ? matching : matching.slice((page - 1) * limit, page * limit)
  return {
    by,
    today,
    columns,
    total: matching.length,
    all: rows.length,
    isCut,
    labels: [...labels.keys()],
    rows: shown,
  }
}

interface Around {
  columns: readonly Days[]
  today: string
  notes: ReadonlyMap<number, OwnNote>
  /** Of what is held and booked for clients without an account. */
  clients: ReadonlyMap<string, string>
  /** Labels are told once, however many blocks they are on: gathered here in their order. */
  labels: Map<string, number>
}

function toRows(faces: readonly FaceRow[], { columns, today, notes, clients, labels }: Around): AvailsRow[] {
  const fold = createAvailsFold(columns)
  const begin = required(columns[0])
  const start = toDayNumber(begin.first)
  const width = toDayNumber(begin.last) - start + 1
  const column = (day: number) => Math.min(Math.max(Math.floor((day - start) / width), 0), columns.length - 1)
  const [now, latest] = [toDayNumber(today), toDayNumber(latestDay(today))]
  const units = Map.groupBy(faces, ({ id }) => id)
  return faces.map((face) => {
    const claims = parseClaims(face.claims, { start, notes, clients, labels, unitId: face.unit?.id ?? 0 })
    const preset = face.facts && byDefault(face, face.facts)
    const unit = face.unit ?? required(preset)
    return {
      id: face.id,
      unitId: face.unit?.id ?? null,
      unitCode: face.unitCode,
      title: face.title,
      name: (units.get(face.id)?.length ?? 0) > 1 ? unit.name : null,
      place: face.place,
      adType: face.adType,
      size: face.size,
      structure: face.structure,
      facing: face.sides.length === 0 ? null : readFace(face.adType, face.sides).facing,
      hasPhoto: face.hasPhoto,
      rate: rateOf(unit, face),
      mode: face.mode ?? required(preset).mode,
      cells: fold({
        open: {
          first: Math.max(now, face.opensOn === null ? now : toDayNumber(face.opensOn)),
          last: Math.min(latest, face.closesOn === null ? latest : toDayNumber(face.closesOn)),
        },
        capacity: unit.capacity,
        periods: unit.cell === 'listed' ? parsePeriods(face.periods) : null,
        claims,
      }),
      notes: claims.flatMap(({ first, last, label }): AvailsRow['notes'] =>
        label === null ? [] : [[column(first), column(last), label]],
      ),
    }
  })
}

/** How a face is sold whose seller has set nothing. */
function byDefault({ adType, frequency }: FaceRow, facts: NonNullable<FaceRow['facts']>) {
  const { terms, units } = defaultBooking({ ...facts, adType, interval: frequency, listingType: 'rent' })
  return { ...required(units[0]), mode: terms.mode }
}

interface Face {
  /** Of the first column, as a day number. */
  start: number
  /** 0: nothing is stored of it, and so nothing taken. */
  unitId: number
}

/** "12 39 1 b 3": first and last day after the first column, quantity, kind and note. */
function parseClaims(
  text: string | null,
  { start, notes, clients, labels, unitId }: Pick<Around, 'notes' | 'clients' | 'labels'> & Face,
): (AvailsClaim & { label: number | null })[] {
  if (text === null) return []
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

function parsePeriods(text: string | null) {
  if (text === null) return []
  return text.split(';').map((period) => {
    const [first, last, capacity] = period.split(' ')
    return { first: toDayNumber(first ?? ''), last: toDayNumber(last ?? ''), capacity: Number(capacity) }
  })
}
