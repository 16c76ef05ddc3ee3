import { toShortDate } from '#domain/format-dates.ts'
import { describeAnswers, lastAnswerDay } from '#domain/planning/briefs.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { BriefMeans } from './brief-means.ts'
import { getBriefRow, type OwnedBrief } from './brief-rows.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'metrics'>
type Means = Pick<BriefMeans, 'notify'>

const BATCH = 500
const HOUR_MS = 3_600_000
/** Sellers who have not answered are reminded so long before the end, of a brief that is older than this. */
const REMIND_MS = 24 * HOUR_MS
const AGE_MS = 12 * HOUR_MS

/** By its buyer, who needs no notice of it. Once more is as good. @throws AppError `not-found` */
export async function closeBrief(context: Context, owned: OwnedBrief): Promise<void> {
  await getBriefRow(context.db, owned)
  await context.db
    .updateTable('briefs')
    .set({ closed_at: context.now() })
    .where('id', '=', owned.id)
    .where('closed_at', 'is', null)
    .execute()
}

/** The clock: sellers who owe an answer are reminded once, and what is due closes, each in a transaction of its own. */
export async function runBriefClock(context: Context, means: Means): Promise<void> {
  const now = context.now()
  for (const id of await listDue(context.db, now))
    await inTransaction(context, (trx) => closeDue(trx, means, { id, now }))
  for (const id of await listToRemind(context.db, now))
    await inTransaction(context, (trx) => remindSellers(trx, means, { id, now }))
}

async function listDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('briefs')
    .select('id')
    .where('closed_at', 'is', null)
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

interface At {
  id: number
  now: Date
}

async function closeDue(trx: Tx, means: Means, { id, now }: At): Promise<void> {
  const brief = await trx
    .updateTable('briefs')
    .set(({ ref }) => ({ closed_at: ref('closes_at') }))
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['organization_id', 'title'])
    .executeTakeFirst()
  if (!brief) return
  const rows = await trx.selectFrom('brief_recipients').select('state').where('brief_id', '=', id).execute()
  const text = `“${brief.title}” has closed: ${describeAnswers(rows.map(({ state }) => state))}`
  const notice = { side: 'buyer', kind: 'brief-answer', briefId: id, title: brief.title, text } as const
  const organizationId = brief.organization_id
  await means.notify(trx, [{ ...notice, organizationId, key: `brief:${id}:closed`, now }])
}

async function listToRemind(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('briefs')
    .innerJoin('brief_recipients as recipient', 'recipient.brief_id', 'briefs.id')
    .select('briefs.id')
    .distinct()
    .where('briefs.closed_at', 'is', null)
    .where('closes_at', '>', now)
    .where('closes_at', '<=', new Date(now.getTime() + REMIND_MS))
    .where('briefs.created_at', '<=', new Date(now.getTime() - AGE_MS))
    .where('recipient.state', '=', 'sent')
    .where('recipient.reminded_at', 'is', null)
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

async function remindSellers(trx: Tx, means: Means, { id, now }: At): Promise<void> {
  const { title, closes_at } = await trx
    .selectFrom('briefs')
    .select(['title', 'closes_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const reminded = await trx
    .updateTable('brief_recipients')
    .set({ reminded_at: now })
    .where('brief_id', '=', id)
    .where('state', '=', 'sent')
    .where('reminded_at', 'is', null)
    .returning('organization_id')
    .execute()
  const text = `“${title}” takes answers until ${toShortDate(lastAnswerDay(closes_at))}`
  const notice = { side: 'seller', kind: 'brief', briefId: id, title, text } as const
  await means.notify(
    trx,
    reminded
      .map(({ organization_id }) => organization_id)
      .sort((a, b) => a - b)
      .map((organizationId) => ({ ...notice, organizationId, key: `brief:${id}:reminder`, now })),
  )
}
