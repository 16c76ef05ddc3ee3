import type { NearPrice } from '#contract/booking/quotes-near.ts'
import { type Days, listCells } from '#domain/booking/cells.ts'
import { type FittedTerm, fitTerm, type Term, type TermRefusal } from '#domain/booking/fit-term.ts'
import { type NearTerm, offerPeriods } from '#domain/booking/offer-periods.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { NOTHING_TAKEN, type Taken, toTakenBy } from '#domain/booking/taken.ts'
import type { TakenBy, TermQuestion, TermReason } from '#domain/booking/term-rules.ts'
import { HORIZON_DAYS } from '#domain/booking/units.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Claim, listClaims, readTaken } from '../availability/claim-units.ts'
import type { Offer } from './read-offer.ts'

interface FitRequestedDatesInput {
  /** Inclusive, `from` not after `to`. */
  from: string
  to: string
  quantity: number
}

/** What some days mean of a space, and what is taken of it beside what gives way. */
export type FittedDates = FittedTerm & { taken: Taken }

/**
 * The whole cells of a space that some days mean, if they are sold and free then.
 * @param givesWay claims that do not are in the way: a booking's own, what a seller can still let go
 * @throws AppError `term-not-sold`, `dates-taken`, each with the `nearest` range that fits
 */
export async function fitRequestedDates(
  db: Db,
  offer: Offer,
  asked: FitRequestedDatesInput,
  givesWay: (claim: Claim) => boolean,
): Promise<Term> {
  const fitted = await fitDates(db, offer, asked, givesWay)
  if (!fitted.ok) throw refuseDates(fitted.refusal)
  return fitted.term
}

/** The same, with a refusal as a value. */
export async function fitDates(
  db: Db,
  offer: Offer,
  asked: FitRequestedDatesInput,
  givesWay: (claim: Claim) => boolean,
): Promise<FittedDates> {
  const { unit } = offer
  const range = rangeOf(offer)
  const taken = await readTakenOf(db, offer)
  const ask = (left: Taken, takenBy: ReadonlyMap<string, TakenBy>) =>
    fitTerm(toQuestion(offer, asked, { taken: left, takenBy }))
  const fitted = ask(taken, new Map())
  if (fitted.ok || !isTaken(fitted.refusal)) return { ...fitted, taken }
  // what it is taken by is read only where it is asked
  const claims = Map.groupBy(await listClaims(db, [required(unit.id)], range), givesWay)
  const cellsOf = (days: Days) => listCells(unit, days.first, days.last)
  const takenBy = toTakenBy(claims.get(false) ?? [], cellsOf(range))
  const left = without(taken, claims.get(true) ?? [], cellsOf)
  const told = ask(left, takenBy)
  return told.ok && !claims.has(true) ? { ...fitted, taken } : { ...told, taken: left }
}

/** The nearest runs that leave out some of the days asked for; none where exactly they can be had. */
export function findNearTerms(offer: Offer, asked: FitRequestedDatesInput, taken: Taken): NearTerm[] {
  return offerPeriods(toQuestion(offer, asked, { taken, takenBy: new Map() })).near
}

function toQuestion(
  offer: Offer,
  asked: FitRequestedDatesInput,
  known: Pick<TermQuestion, 'taken' | 'takenBy'>,
): TermQuestion {
  const { listing, terms, unit, today } = offer
  return {
    terms,
    unit,
    opensOn: listing.availability_start,
    closesOn: listing.availability_end,
    today,
    ...known,
    ...bound(asked, rangeOf(offer)),
    quantity: asked.quantity,
  }
}

function rangeOf({ today }: Offer): Days {
  return { first: addDays(today, -27), last: latestDay(today) }
}

function without(taken: Taken, claims: readonly Claim[], cellsOf: (days: Days) => string[]): Taken {
  const left = new Map(taken)
  for (const claim of claims)
    for (const cell of cellsOf(claim)) left.set(cell, (left.get(cell) ?? 0) - claim.quantity)
  return left
}

/** Of a range of centuries, as much as says what is wrong with it. */
function bound({ from, to }: FitRequestedDatesInput, { last }: Days): { from: string; to: string } {
  const end = addDays(last, 60)
  const bounded = to < end ? to : end
  const start = addDays(bounded, -2 * HORIZON_DAYS)
  return { to: bounded, from: from < start ? start : from < bounded ? from : bounded }
}

async function readTakenOf(db: Db, offer: Offer): Promise<Taken> {
  const { id } = offer.unit
  if (id === null) return NOTHING_TAKEN
  return (await readTaken(db, [id], rangeOf(offer))).get(id) ?? NOTHING_TAKEN
}

const TAKEN = new Set<TermReason>(['booked', 'held', 'blocked'])

function isTaken({ reason }: TermRefusal): boolean {
  return TAKEN.has(reason)
}

/** @param more further members of the answer */
export function refuseDates(refusal: TermRefusal, more: { near?: NearPrice[] } = {}): AppError {
  const { message, nearest, reason } = refusal
  const code = isTaken(refusal) ? 'dates-taken' : 'term-not-sold'
  return new AppError(code, { message, body: { reason, nearest, ...more } })
}
