import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { toCents } from '#domain/booking/price/cents.ts'
import { toDayNumber } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { PLAN_NAME_LENGTH } from '#domain/planning/limits.ts'
import { describeAgain, nameAgain, shiftOf } from '#domain/planning/plan-again.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import type { CopyInput, CopySource, Left, PlanBooking } from './plan-booking.ts'
import { nearestOf } from './read-plan.ts'
import { insertPlan, type NewLine, priceNewLine, requirePlace } from './save-plan.ts'

export function toCopySource({ name, inputs, budgetCents, lines }: SavedPlan): CopySource {
  return {
    name,
    inputs,
    budgetCents: budgetCents ?? (inputs ? toCents(inputs.budget) : null),
    lines: lines.map(({ price, addedCents, ...line }) => ({
      ...line,
      wasCents: price.state === 'ordered' ? price.totalCents : addedCents,
    })),
  }
}

/**
 * A plan made again on what can be had today: the same spaces, in the same days while those are to come, else whole blocks of four
 * weeks later, and in the nearest free dates where those are taken. Each line says what has changed; nothing of the plan before does.
 * @returns the id of the new plan. @throws AppError `plan-not-found`, `plan-empty`, `conflict`
 */
export async function copyPlan(
  context: AppContext,
  booking: PlanBooking,
  { ownerId, read }: CopyInput,
  record: RecordResult,
): Promise<number> {
  // before a hundred quotes are asked for
  await requirePlace(context.db, ownerId)
  const source = await read()
  const [first] = source.lines.map((line) => line.first).sort()
  if (first === undefined) throw new AppError('plan-empty')
  const today = toMarketDate(context.now())
  const days = shiftOf(toDayNumber(today) - toDayNumber(first) + 1)
  const lines: NewLine[] = []
  // one after another: it takes one connection
  for (const line of source.lines) {
    const again = await priceAgain(booking, line, days)
    if (again && !lines.some((one) => isSame(one, again))) lines.push(again)
  }
  return insertPlan(
    context,
    {
      ownerId,
      name: nameAgain(source.name, PLAN_NAME_LENGTH),
      inputs: source.inputs && shiftInputs(source.inputs, days),
      budgetCents: source.budgetCents,
      lines,
    },
    record,
  )
}

/** Null where the space cannot be had in these dates, nor in any near them. */
async function priceAgain(
  booking: PlanBooking,
  line: CopySource['lines'][number],
  days: number,
): Promise<NewLine | null> {
  const { listingId, unitId, quantity, first, last, wasCents } = line
  const ask = (from: string, to: string) => priceNewLine(booking, { listingId, unitId, quantity, from, to })
  const again = await findPriced(ask, { first: addDays(first, days), last: addDays(last, days) })
  if (!again) return null
  const now = { first: again.first_day, last: again.last_day, totalCents: again.added_cents }
  return { ...again, reason: describeAgain({ first, last, totalCents: wasCents }, now) }
}

type Range = { first: string; last: string }

/** In the nearest free dates where those are taken; null where there are none. Only refusals are answers, not failures. */
export async function findPriced(
  ask: (from: string, to: string) => Promise<NewLine>,
  { first, last }: Range,
): Promise<NewLine | null> {
  try {
    return await ask(first, last)
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const nearest = nearestOf(error)
    return nearest && (nearest.first !== first || nearest.last !== last)
      ? ask(nearest.first, nearest.last).catch(refusedIsNone)
      : null
  }
}

function refusedIsNone(error: unknown): null {
  if (error instanceof AppError && error.status < 500) return null
  throw error
}

function isSame(one: NewLine, other: NewLine): boolean {
  return (
    one.listing_id === other.listing_id && one.unit_id === other.unit_id && one.first_day === other.first_day
  )
}

function shiftInputs(inputs: NonNullable<SavedPlan['inputs']>, days: number) {
  return { ...inputs, from: addDays(inputs.from, days), to: addDays(inputs.to, days) }
}

/** Lines of the plan before that the new one is without, and why. */
export function listLeft(before: SavedPlan, now: SavedPlan): Left[] {
  const lines = before.lines.map(({ listingId, listing, price }) => ({
    listingId,
    title: listing?.title ?? null,
    message: price.state === 'refused' ? price.message : NOT_FREE,
  }))
  return listWithout(lines, now)
}

const NOT_FREE = 'It is not free in the new dates, nor near them.'

/** The same of any lines. */
export function listWithout(
  lines: readonly { listingId: number; title: string | null; message?: string }[],
  now: SavedPlan,
): Left[] {
  const kept = now.lines.map(({ listingId }) => listingId)
  return lines.flatMap(({ listingId, title, message = NOT_FREE }) => {
    // a space may be in it several times
    const at = kept.indexOf(listingId)
    if (at === -1) return [{ title, message }]
    kept.splice(at, 1)
    return []
  })
}
