import type { briefRoutes } from '#contract/planning/briefs.ts'
import type { Out } from '#contract/route.ts'
import { toCents } from '#domain/booking/price/cents.ts'
import { toDayNumber } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { ANSWER_DAYS, BRIEF_LIMITS, toAnswerBy } from '#domain/planning/briefs.ts'
import { MAX_PLAN_DAYS } from '#domain/planning/limits.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { readOrganizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import type { BriefMeans } from './brief-means.ts'
import { type BriefArea, findArea, listSellers, readPlanFacts } from './find-sellers.ts'

const BRIEFS_PER_DAY: Limit = { name: 'brief:organization', max: 5, perSeconds: 86_400 }

type Input = Out<typeof briefRoutes.sendBrief.body>

interface SendBrief {
  actor: Actor
  input: Input
}

/** Sends a brief to each of its sellers at once. @returns its id. @throws AppError `plan-not-found`, `conflict`, `verify-email-first`, `rate-limited`, `invalid-input` */
export async function sendBrief(
  context: AppContext,
  means: BriefMeans,
  { actor, input }: SendBrief,
  record: RecordResult,
): Promise<number> {
  const { db, limiter, now } = context
  if (!isVerified(actor))
    throw new AppError('verify-email-first', {
      message: 'Please verify your e-mail address before you write to sellers.',
    })
  checkDays(input, toMarketDate(now()))
  const ownerId = actor.organizationId
  await refuseTooMany(db, ownerId, now())
  const plan = input.planId === null ? null : await readPlanFacts(db, { id: input.planId, ownerId })
  const area = await findArea(means, { place: input.place, plan })
  if (!area) throw refuse('place', 'Name a place: a city, a neighborhood or a ZIP code.')
  const sellers = await checkSellers(db, { input, area, ownerId })
  await limiter.take(BRIEFS_PER_DAY, String(ownerId))
  return inTransaction(context, async (trx) => {
    const id = await insertBrief(trx, { actor, input, area, now: now() })
    await trx
      .insertInto('brief_recipients')
      .values(sellers.map((organization_id) => ({ brief_id: id, organization_id })))
      .execute()
    const buyer = await readOrganizationName(trx, ownerId)
    const text = `${buyer} sends you a brief: “${input.title}”`
    const notice = { side: 'seller', kind: 'brief', briefId: id, title: input.title, text } as const
    await means.notify(
      trx,
      sellers.map((organizationId) => ({ ...notice, organizationId, key: `brief:${id}`, now: now() })),
    )
    await record(trx, id)
    return id
  })
}

const refuse = (field: string, message: string) =>
  new AppError('invalid-input', { message, fields: { [field]: message } })

function checkDays({ from, to, answerBy }: Input, today: string): void {
  if (from < today) throw refuse('from', 'The first day is over. Choose a day from today on.')
  if (toDayNumber(to) - toDayNumber(from) >= MAX_PLAN_DAYS)
    throw refuse('to', 'Ask for at most a year at once.')
  const days = toDayNumber(answerBy) - toDayNumber(today)
  const { min, max } = ANSWER_DAYS
  if (days < min || days > max)
    throw refuse('answerBy', `Give sellers from ${min} day to ${max} days to answer.`)
}

/** Closed ones are kept, and stand in the way of none. @throws AppError `conflict` */
async function refuseTooMany(db: Db, ownerId: number, now: Date): Promise<void> {
  const { count } = await db
    .selectFrom('briefs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', ownerId)
    .where('closed_at', 'is', null)
    .where('closes_at', '>', now)
    .executeTakeFirstOrThrow()
  if (Number(count) >= BRIEF_LIMITS.briefs)
    throw new AppError('conflict', {
      message: `You can have ${BRIEF_LIMITS.briefs} open briefs. Close one first.`,
    })
}

interface CheckSellers {
  input: Input
  area: BriefArea
  ownerId: number
}

/** All of them still have spaces there. @throws AppError `invalid-input` */
async function checkSellers(db: Db, { input, area, ownerId }: CheckSellers): Promise<number[]> {
  const wanted = [...new Set(input.sellers)].sort((a, b) => a - b)
  const there = await listSellers(db, { buyerId: ownerId, area, media: input.media, among: wanted })
  const found = new Set(there.map(({ id }) => id))
  if (wanted.every((id) => found.has(id))) return wanted
  throw refuse('sellers', 'A seller has no such spaces there any more. Choose again.')
}

interface NewBrief extends SendBrief {
  area: BriefArea
  now: Date
}

async function insertBrief(trx: Tx, { actor, input, area, now }: NewBrief): Promise<number> {
  const { title, body, planId, media, from, to, budget, showsBudget, columns, answerBy } = input
  const { id } = await trx
    .insertInto('briefs')
    .values({
      organization_id: actor.organizationId,
      author_id: actor.personId,
      plan_id: planId,
      title,
      body,
      place: area.name.slice(0, 200),
      ...area.bounds,
      ad_types: [...new Set(media)],
      first_day: from,
      last_day: to,
      budget_cents: budget === null ? null : toCents(budget),
      shows_budget: showsBudget,
      columns,
      closes_at: toAnswerBy(answerBy),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
