import type { Insertable } from 'kysely'
import type { PlanInputs, SolvedPlan } from '#contract/planning/plans.ts'
import type { PlanLineInput, savedPlanRoutes } from '#contract/planning/plans-saved.ts'
import type { Out } from '#contract/route.ts'
import { toCents } from '#domain/booking/price/cents.ts'
import { MAX_PLAN_LINES, MAX_PLANS } from '#domain/planning/limits.ts'
import { nameOfPlan } from '#domain/planning/plan-words.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { PlanLinesTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import type { PlanBooking } from './plan-booking.ts'
import { countLines, lockPlan, type Owned, touchPlan } from './plan-rows.ts'
import type { PlanRequest } from './prepare-task.ts'
import { solvePlan } from './solve-plan.ts'

export type NewLine = Omit<Insertable<PlanLinesTable>, 'plan_id'>

interface CreatePlanInput {
  ownerId: number
  body: Out<typeof savedPlanRoutes.createPlan.body>
}

/** Solved, with a first space, or empty. @returns its id. @throws AppError `conflict` at the limit, and what solving and pricing refuse */
export async function createPlan(
  context: AppContext,
  booking: PlanBooking,
  { ownerId, body: { name, inputs, line } }: CreatePlanInput,
  record: RecordResult,
): Promise<number> {
  // before anything is solved for nothing; below once more, behind the lock
  await requirePlace(context.db, ownerId)
  const solved = inputs ? await solveLines(context, { inputs, ownerId }) : UNSOLVED
  const lines = line ? [await priceNewLine(booking, line)] : solved.lines
  const plan = {
    ownerId,
    name: name ?? solved.name,
    inputs: inputs ?? null,
    budgetCents: inputs ? toCents(inputs.budget) : null,
    certificate: solved.certificate,
    lines,
  }
  return insertPlan(context, plan, record)
}

interface NewPlan {
  ownerId: number
  name: string
  inputs: PlanInputs | null
  budgetCents: number | null
  /** Of exactly these lines; left out where no planner chose them. */
  certificate?: SolvedPlan['certificate']
  lines: readonly NewLine[]
}

/** @returns its id. @throws AppError `conflict` at the limit */
export async function insertPlan(
  context: Pick<AppContext, 'db' | 'metrics' | 'now'>,
  { ownerId, name, inputs, budgetCents, certificate = null, lines }: NewPlan,
  record: RecordResult,
): Promise<number> {
  return inTransaction(context, async (trx) => {
    await lockOwner(trx, ownerId)
    await requirePlace(trx, ownerId)
    const { id } = await trx
      .insertInto('plans')
      .values({
        owner_id: ownerId,
        name,
        inputs: inputs && JSON.stringify(inputs),
        budget_cents: budgetCents,
        certificate: certificate && JSON.stringify(certificate),
        updated_at: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (lines.length > 0) await insertLines(trx, id, lines)
    await record(trx, id)
    return id
  })
}

interface SolvedLines extends Pick<SolvedPlan, 'certificate'> {
  name: string
  lines: NewLine[]
}

const UNSOLVED: SolvedLines = { name: '', lines: [], certificate: null }

async function solveLines(context: AppContext, request: PlanRequest): Promise<SolvedLines> {
  const { place, lines, certificate } = await solvePlan(context, request)
  return {
    name: nameOfPlan({ ...request.inputs, place }),
    certificate,
    lines: lines.map(({ listing, first, last, totalCents, why }) => ({
      listing_id: listing.id,
      first_day: first,
      last_day: last,
      reason: why,
      added_cents: totalCents,
    })),
  }
}

/** Two tabs cannot both take the last place. */
async function lockOwner(trx: Tx, ownerId: number): Promise<void> {
  await trx.selectFrom('organizations').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
}

/** As many as a person can still keep apart. @throws AppError `conflict` */
export async function requirePlace(db: Db, ownerId: number): Promise<void> {
  const { count } = await db
    .selectFrom('plans')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (Number(count) < MAX_PLANS) return
  const message = `You can keep ${MAX_PLANS} plans. Delete one you no longer need.`
  throw new AppError('conflict', { message, fields: { name: message } })
}

/** @returns the id of the line. @throws AppError `plan-not-found`, `conflict`, and as the price of a space is refused */
export async function addLine(
  context: Pick<AppContext, 'db' | 'metrics' | 'now'>,
  booking: PlanBooking,
  { line, ...owned }: Owned & { line: Out<typeof PlanLineInput> },
  record: RecordResult,
): Promise<number> {
  return addPricedLine(context, { ...owned, line: await priceNewLine(booking, line) }, record)
}

/** @returns the id of the line. @throws AppError `plan-not-found`, `conflict` */
export async function addPricedLine(
  context: Pick<AppContext, 'db' | 'metrics' | 'now'>,
  { line: priced, ...owned }: Owned & { line: NewLine },
  record: RecordResult,
): Promise<number> {
  return inTransaction(context, async (trx) => {
    await lockPlan(trx, owned)
    if ((await countLines(trx, owned.id)) >= MAX_PLAN_LINES) throw full()
    await refuseDouble(trx, owned.id, priced)
    const id = await insertLines(trx, owned.id, [priced])
    await touchPlan(trx, owned.id, context.now())
    await record(trx, id)
    return id
  })
}

/** The whole periods that the dates mean, at their price now. */
export async function priceNewLine(
  booking: Pick<PlanBooking, 'quote'>,
  line: Out<typeof PlanLineInput>,
): Promise<NewLine> {
  const { listingId, unitId, from, to, quantity } = line
  const quote = await booking.quote(listingId, { unitId, from, to, quantity, extras: [], isAgency: false })
  return {
    listing_id: listingId,
    unit_id: quote.unitId,
    first_day: quote.first,
    last_day: quote.last,
    quantity,
    added_cents: quote.totalCents,
  }
}

/** @returns the id of the last of them */
async function insertLines(trx: Tx, planId: number, lines: readonly NewLine[]): Promise<number> {
  const rows = await trx
    .insertInto('plan_lines')
    .values(lines.map((line) => ({ ...line, plan_id: planId })))
    .returning('id')
    .execute()
  return Math.max(...rows.map(({ id }) => id))
}

/** @param lineId the line itself, where it is moved @throws AppError `conflict` where the same space is there for the same days */
export async function refuseDouble(db: Db, planId: number, line: NewLine, lineId = 0): Promise<void> {
  const same = await db
    .selectFrom('plan_lines')
    .select('id')
    .where('plan_id', '=', planId)
    .where('id', '<>', lineId)
    .where('listing_id', '=', line.listing_id)
    // a line of the planner names no unit yet
    .where(({ eb, or }) => or([eb('unit_id', 'is', null), eb('unit_id', '=', line.unit_id ?? null)]))
    .where('first_day', '=', line.first_day)
    .where('last_day', '=', line.last_day)
    .executeTakeFirst()
  if (same) throw new AppError('conflict', { message: 'This space is in the plan for these dates already.' })
}

function full(): AppError {
  return new AppError('conflict', {
    message: `A plan holds ${MAX_PLAN_LINES} lines. Take some out first.`,
  })
}
