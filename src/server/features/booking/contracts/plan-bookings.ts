import { ClientInput } from '#contract/booking/clients.ts'
import type { BlockedDays } from '#domain/booking/contract-blocks.ts'
import { findBookableDays, shareOf } from '#domain/booking/contract-bookings.ts'
import { mayGoBelow } from '#domain/booking/price-floor.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Claim, hasRunOut, listClaims } from '../availability/claim-units.ts'
import type { Unit } from '../availability/space-units.ts'
import { priceForClient } from '../bookings/place-agreed.ts'
import { readSpaces } from './read-spaces.ts'
import type { StoredLine } from './stored-lines.ts'

export type PlanContext = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer' | 'metrics'>

/** A line that can be booked, and on which terms. */
export interface PlannedBooking {
  line: StoredLine
  days: BlockedDays
  /** Of the contract's amount; null: the seller's own price. Integer US cents. */
  spaceCents: number | null
  terms: AgreedTerms
  request: BookingRequest
}

/** What stands in a line's way is a value: the others go on. */
export type BookingPlan = PlannedBooking | { line: StoredLine; reason: string }

interface Ground {
  units: ReadonlyMap<number, { unit: Unit; today: string }>
  claims: readonly Claim[]
}

/** Beginnings of cells lie up to four weeks back. */
const CELL_BACK = 28
const EVER = '9999-12-31'

/** What is blocked for some lines, and of which units. */
export async function readGround(db: Db, lines: readonly StoredLine[], now: Date): Promise<Ground> {
  if (lines.length === 0) return { units: new Map(), claims: [] }
  const spaces = await readSpaces(db, [...new Set(lines.map(({ listingId }) => listingId))], now)
  const units = new Map(
    [...spaces.values()].flatMap(({ units: all, today }) =>
      all.map((unit) => [unit.id, { unit, today }] as const),
    ),
  )
  const from = addDays(now.toISOString().slice(0, 10), -CELL_BACK)
  const ids = [...new Set(lines.flatMap(({ unitId }) => unitId ?? []))]
  return { units, claims: await listClaims(db, ids, { first: from, last: EVER }) }
}

export const isBlockOf =
  ({ noteId }: StoredLine) =>
  (claim: Claim): boolean =>
    claim.kind === 'block' && claim.noteId !== null && claim.noteId === noteId

interface Wanted {
  actor: Actor
  line: StoredLine
  ground: Ground
  /** The organization of the client; null: it is not there yet. */
  buyerId: number | null
  /** Lines without an amount are booked at the seller's own prices, not left out. */
  atOwnPrices: boolean
}

/** The booking that a line would become: the days that are blocked for it, at its amount. Writes nothing. */
export async function planBooking(context: PlanContext, wanted: Wanted): Promise<BookingPlan> {
  const { actor, line, buyerId } = wanted
  const found = findGround(wanted)
  if (typeof found === 'string') return { line, reason: found }
  const { days, spaceCents } = found
  const request: BookingRequest = {
    unitId: found.unitId,
    from: days.first,
    to: days.last,
    quantity: days.quantity,
    extras: [],
    brand: line.brand ?? line.client,
    note: '',
    sponsor: null,
  }
  const [isOwn, runOut] = [isBlockOf(line), hasRunOut(context.now())]
  try {
    const terms = await priceForClient(context, {
      sellerId: actor.organizationId,
      buyerId,
      listingId: line.listingId,
      request,
      spaceCents,
      givesWay: (claim) => isOwn(claim) || claim.kind === 'import' || runOut(claim),
      mayGoBelow: mayGoBelow(actor),
      isAllIn: spaceCents !== null,
    })
    return { line, days, spaceCents, terms, request }
  } catch (error) {
    return { line, reason: toLineReason(error) }
  }
}

function findGround({ line, ground, atOwnPrices }: Wanted) {
  const place = line.unitId === null ? undefined : ground.units.get(line.unitId)
  if (!place) return 'Its space is sold in other units by now. Book it on the grid.'
  const named = ClientInput.shape.name.safeParse(line.client)
  if (!named.success)
    return `Its client cannot be added: ${named.error.issues[0]?.message ?? 'check the name'}.`
  const { unit, today } = place
  const blocks = ground.claims.filter(isBlockOf(line))
  const bookable = findBookableDays({ line, unit, blocks, today })
  if (!bookable.ok) return bookable.reason
  const { amountCents, amountPer: per, first, last } = line
  if (amountCents === null && !atOwnPrices) return 'It names no amount.'
  const { days } = bookable
  const share =
    amountCents === null || last === null
      ? null
      : shareOf({ first, last, amountCents, per, cell: unit.cell, from: days.first })
  if (amountCents !== null && share === null)
    return 'Its amount is for a period, and this space is sold by issue or date.'
  return { unitId: unit.id, days, spaceCents: share }
}

/** Refusals of one line; what is none of these is thrown. */
export function toLineReason(error: unknown): string {
  if (!(error instanceof AppError) || !OF_ONE.has(error.code)) throw error
  return OWN_WORDS[error.code] ?? error.message
}

const OF_ONE = new Set<string>([
  'listing-not-found',
  'conflict',
  'forbidden',
  'not-bookable',
  'term-not-sold',
  'dates-taken',
  'below-minimum',
  'client-has-account',
])
const OWN_WORDS: Record<string, string> = {
  'listing-not-found': 'Its space is not live.',
  conflict: 'Its space is not live.',
  'not-bookable': 'Its space is not booked on Placard yet. Say how it is booked first.',
}
