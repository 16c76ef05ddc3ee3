import { sql } from 'kysely'
import type { PreviewedTerms, TermsChange } from '#contract/booking/booking-terms-templates.ts'
import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import { coverCells } from '#domain/booking/cells.ts'
import type { Booking } from '#domain/booking/default-terms.ts'
import { quote } from '#domain/booking/price/quote.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { floorOf } from '#domain/booking/price/rates.ts'
import { priceSpaceLine } from '#domain/booking/price/space-line.ts'
import {
  applyTemplate,
  isBookedAlike,
  listTermChanges,
  type Template,
} from '#domain/booking/term-templates.ts'
import { whyNotOpen } from '#domain/booking/why-not-open.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestKey } from '../../../platform/http/idempotent.ts'
import { onceEach } from '../../../platform/http/once-each.ts'
import { lockSpace, replaceTerms, replaceUnits } from '../availability/space-units.ts'
import { nameSpaces, readOwnBookings } from './booking-terms.ts'
import { getTemplate } from './templates.ts'

interface Requested {
  actor: Actor
  change: TermsChange
}

type Context = Pick<AppContext, 'db' | 'now' | 'metrics'>

/** Each space in a transaction of its own; what is refused keeps no other from being changed. @throws AppError `not-found` */
export async function changeTerms(
  context: Context,
  ids: readonly number[],
  { key, act, ...asked }: Requested & { act: string | null; key: RequestKey },
): Promise<SpaceChangeResult[]> {
  const { db, now } = context
  const { actor, change } = asked
  const each = await nameSpaces(db, actor, ids)
  const template = await readTemplate(context, asked)
  return onceEach(
    { db, actorId: actor.personId, key, each, inTransaction: (run) => inTransaction(context, run) },
    (trx, id) =>
      change.kind === 'undo'
        ? undoTerms(trx, { actor, id, act: change.act, now: now() })
        : applyOne(trx, { actor, id, act, template, now: now() }),
  )
}

/** Null takes the rate card off; an undo has none. */
async function readTemplate(
  { db }: Pick<AppContext, 'db'>,
  { actor, change }: Requested,
): Promise<Template | null> {
  return change.kind === 'template' ? getTemplate(db, { actor, id: change.templateId }) : null
}

interface ApplyOne {
  actor: Actor
  id: number
  act: string | null
  template: Template | null
  now: Date
}

type Snapshot = Pick<Booking, 'terms' | 'units'>
type ListingRow = Awaited<ReturnType<typeof lockSpace>>['listing']

async function applyOne(trx: Tx, { actor, id, act, template, now }: ApplyOne): Promise<boolean> {
  const { listing, booking, units, today } = await lockSpace(trx, { actor, id, now })
  const before: Snapshot = { terms: booking.terms, units }
  const after = applyTemplate(before, template, listing.location_text)
  if (listTermChanges(before, after).length === 0) return false
  refuseOpening(listing, before, after)
  await write(trx, { id, units, after, today, stored: booking.updatedAt, now })
  if (act === null) return true
  const row = { act, before: toSnapshot(before), after: toSnapshot(after), created_at: now }
  await trx
    .insertInto('terms_changes')
    .values({ listing_id: id, ...row })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(row))
    .execute()
  return true
}

/** Terms, and of units what a template may change. */
function toSnapshot({ terms, units }: Snapshot): string {
  return JSON.stringify({
    terms: { ...terms, rates: terms.rates ?? null },
    units: units.map(({ id, artwork, proof }) => ({ id, artwork: artwork ?? null, proof: proof ?? null })),
  })
}

interface Written {
  id: number
  units: Awaited<ReturnType<typeof lockSpace>>['units']
  after: Snapshot
  today: string
  stored: Date
  now: Date
}

async function write(trx: Tx, { id, units, after, today, stored, now }: Written): Promise<void> {
  if (JSON.stringify(after.units) !== JSON.stringify(units))
    await replaceUnits(trx, { listingId: id, before: units, after: after.units, today })
  await replaceTerms(trx, id, { terms: after.terms, before: stored, now })
}

/** @throws AppError `invalid-input` for what cannot be booked as the template says */
function refuseOpening(listing: ListingRow, before: Snapshot, after: Snapshot): void {
  if (after.terms.mode === 'off' || before.terms.mode !== 'off') return
  const why = whyNotOpen({
    listingType: listing.listing_type,
    minContract: listing.min_contract,
    isArchived: listing.status === 'archived',
    ...after,
  })
  if (why) throw new AppError('invalid-input', { message: why })
}

const CHANGED_SINCE = 'Its terms were changed again since. Nothing was taken back.'

interface UndoTerms {
  actor: Actor
  id: number
  act: string
  now: Date
}

/** @throws AppError `conflict` for what was changed since */
async function undoTerms(trx: Tx, { actor, id, act, now }: UndoTerms): Promise<boolean> {
  const { booking, units, today } = await lockSpace(trx, { actor, id, now })
  const kept = await trx
    .selectFrom('terms_changes')
    .select([sql<string>`before::text`.as('before'), sql<string>`after::text`.as('after')])
    .where('listing_id', '=', id)
    .where('act', '=', act)
    .executeTakeFirst()
  if (!kept) throw new AppError('conflict', { message: CHANGED_SINCE })
  const [before, after] = [JSON.parse(kept.before) as Snapshot, JSON.parse(kept.after) as Snapshot]
  const same = { terms: after.terms, units: withUnits(units, after) }
  if (!isBookedAlike({ terms: booking.terms, units }, same))
    throw new AppError('conflict', { message: CHANGED_SINCE })
  const back = { terms: before.terms, units: withUnits(units, before) }
  await write(trx, { id, units, after: back, today, stored: booking.updatedAt, now })
  await trx.deleteFrom('terms_changes').where('listing_id', '=', id).execute()
  return true
}

/** The units of now with what was kept of them. */
function withUnits(units: Snapshot['units'], kept: Snapshot): Snapshot['units'] {
  return units.map((unit) => {
    const was = kept.units.find(({ id }) => id === unit.id)
    return was ? { ...unit, artwork: was.artwork, proof: was.proof } : unit
  })
}

/** What `changeTerms` would change; nothing is stored or locked. @throws AppError `not-found` */
export async function previewTerms(
  context: Pick<AppContext, 'db' | 'now'>,
  ids: readonly number[],
  asked: Requested,
): Promise<PreviewedTerms[]> {
  const { db, now } = context
  const { each, found, bookings } = await readOwnBookings(db, asked.actor, ids)
  const template = await readTemplate(context, asked)
  const day = exampleDay(template, toMarketDate(now()))
  return each.map(({ id, title }) => {
    const listing = found.get(id)
    const refused = (message: string): PreviewedTerms => ({
      id,
      title,
      outcome: 'refused',
      message,
      changes: [],
      example: null,
    })
    if (!listing) return refused(new AppError('listing-not-found').message)
    if (listing.status === 'archived') return refused('An archived listing cannot be changed.')
    const before = required(bookings.get(id))
    const after = applyTemplate(before, template, listing.location_text)
    const changes = listTermChanges(before, after)
    const why = changes.length > 0 ? whyRefused(listing, before, after) : null
    if (why) return refused(why)
    const outcome = changes.length > 0 ? 'saved' : 'unchanged'
    return { id, title, outcome, message: '', changes, example: toExample(listing, { before, after, day }) }
  })
}

function whyRefused(...of: Parameters<typeof refuseOpening>): string | null {
  try {
    refuseOpening(...of)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

const AHEAD = 28

/** In the first season of a card, where it has one: there it changes something. */
function exampleDay(template: Template | null, today: string): string {
  const season = template?.kind === 'rates' ? template.parts.seasons[0] : undefined
  const soonest = addDays(today, AHEAD)
  if (!season) return soonest
  const year = Number(soonest.slice(0, 4))
  const next = [year, year + 1].map((one) => `${one}-${season.from}`).find((day) => day >= soonest)
  return next?.endsWith('02-29') ? addDays(next.replace('02-29', '02-28'), 1) : (next ?? soonest)
}

interface Compared {
  before: Snapshot
  after: Snapshot
  day: string
}

/** The space alone for four weeks. */
function toExample(listing: ListingRow, { before, after, day }: Compared): PreviewedTerms['example'] {
  const unit = before.units[0]
  const cell = unit && unit.cell !== 'listed' ? coverCells(unit, day, day) : null
  if (!unit || !cell) return null
  const days = { first: cell.first, last: addDays(cell.first, AHEAD - 1) }
  const sold = {
    medium: listing.ad_type,
    unit,
    rate: rateOf(unit, listing),
    ...days,
    periods: [],
    quantity: 1,
  }
  const priceOf = ({ terms }: Snapshot) =>
    required(
      quote({
        ...sold,
        terms,
        extras: [],
        isAgency: false,
        taxRate: 'elsewhere',
        bookedOn: day,
      }).amounts[0],
    ).cents
  const [beforeCents, afterCents] = [priceOf(before), priceOf(after)]
  const { rates, sellsWholePeriods } = after.terms
  const floor = floorOf(priceSpaceLine({ ...sold, sellsWholePeriods }).cents, rates)
  return { first: days.first, beforeCents, afterCents, isAtFloor: floor > 0 && afterCents <= floor }
}
