import type { PlanComment } from '#contract/planning/plan-shares.ts'
import { MAX_PLAN_COMMENTS } from '#domain/planning/limits.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import type { NotifyOwner } from '../plans/plan-booking.ts'
import { getPlanRow, lockPlan, type Owned } from '../plans/plan-rows.ts'
import { listComments } from './read-sharing.ts'
import { getShare, requireRight } from './share-rows.ts'

const COMMENTS_PER_LINK: Limit = { name: 'plans:comment', max: 20, perSeconds: 3600 }
const COMMENTS_PER_OWNER: Limit = { name: 'plans:answer', max: 60, perSeconds: 3600 }
/** The same words by the same name within this time: the button was pressed twice. */
const TWICE_MS = 10 * 60_000

type Means = Pick<AppContext, 'db' | 'metrics' | 'now' | 'limiter'>

interface CommentInput {
  token: string
  name: string
  body: string
  /** What it is about; undefined: the whole plan. */
  lineId?: number | undefined
}

/** @throws AppError `plan-not-shared`, `forbidden`, `rate-limited`, `conflict` */
export async function commentByLink(
  context: Means,
  notify: NotifyOwner,
  { token, name, body, lineId }: CommentInput,
): Promise<void> {
  const now = context.now()
  const share = await getShare(context.db, token, now)
  requireRight(share, 'comment')
  await context.limiter.take(COMMENTS_PER_LINK, String(share.id))
  await inTransaction(context, async (trx) => {
    const owned = { id: share.plan_id, ownerId: share.owner_id }
    await lockPlan(trx, owned)
    // revoked meanwhile
    await getShare(trx, token, now)
    const about = lineId === undefined ? null : await nameLine(trx, owned.id, lineId)
    const comment = { plan_id: owned.id, share_id: share.id, author_name: name, about, body, created_at: now }
    if (await isTwice(trx, comment)) return
    await insertComment(trx, comment)
    const { ownerId, id: planId } = owned
    await notify(trx, { ownerId, planId, kind: 'plan-comment', title: share.plan_name, now })
  })
}

/** What the space of a line is called now. @throws AppError `conflict` where the plan shows it no more */
async function nameLine(trx: Tx, planId: number, lineId: number): Promise<string> {
  const line = await trx
    .selectFrom('plan_lines')
    .innerJoin('listings', 'listings.id', 'plan_lines.listing_id')
    .select('listings.title')
    .where('plan_lines.id', '=', lineId)
    .where('plan_lines.plan_id', '=', planId)
    .where('listings.status', '=', 'active')
    .executeTakeFirst()
  if (line) return line.title
  throw new AppError('conflict', {
    message: 'This space is not in the plan any more. Choose another, or comment on the whole plan.',
  })
}

type NewComment = Parameters<typeof insertComment>[1]

async function isTwice(
  trx: Tx,
  { share_id, author_name, about, body, created_at }: NewComment,
): Promise<boolean> {
  const same = await trx
    .selectFrom('plan_comments')
    .select('id')
    .where('share_id', '=', share_id)
    .where('author_name', '=', author_name)
    .where('about', 'is not distinct from', about)
    .where('body', '=', body)
    .where('created_at', '>', new Date(created_at.getTime() - TWICE_MS))
    .executeTakeFirst()
  return same !== undefined
}

async function insertComment(
  trx: Tx,
  comment: {
    plan_id: number
    share_id: number | null
    author_name: string
    about: string | null
    body: string
    created_at: Date
  },
): Promise<void> {
  const { count } = await trx
    .selectFrom('plan_comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('plan_id', '=', comment.plan_id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_PLAN_COMMENTS)
    throw new AppError('conflict', { message: `A plan holds ${MAX_PLAN_COMMENTS} comments.` })
  await trx.insertInto('plan_comments').values(comment).execute()
}

/** An answer of the owner's, by the name of whoever writes it. @throws AppError `plan-not-found`, `rate-limited`, `conflict` */
export async function answerComments(
  context: Means,
  { body, personId, ...owned }: Owned & { body: string; personId: number },
): Promise<{ comments: PlanComment[] }> {
  const { db } = context
  await getPlanRow(db, owned)
  await context.limiter.take(COMMENTS_PER_OWNER, String(owned.ownerId))
  const { name, username } = await db
    .selectFrom('users')
    .select(['name', 'username'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const author_name = name ?? username
  await inTransaction(context, async (trx) => {
    await lockPlan(trx, owned)
    await insertComment(trx, {
      plan_id: owned.id,
      share_id: null,
      author_name,
      about: null,
      body,
      created_at: context.now(),
    })
  })
  return { comments: await listComments(db, owned.id) }
}

/** It stays with the plan, and is shown to nobody. @throws AppError `plan-not-found` */
export async function hideComment(
  { db, now }: { db: Db; now: () => Date },
  { commentId, ...owned }: Owned & { commentId: number },
): Promise<{ comments: PlanComment[] }> {
  await getPlanRow(db, owned)
  await db
    .updateTable('plan_comments')
    .set({ hidden_at: now() })
    .where('id', '=', commentId)
    .where('plan_id', '=', owned.id)
    .execute()
  return { comments: await listComments(db, owned.id) }
}
