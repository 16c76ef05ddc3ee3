import type { Reach } from '#contract/messaging/blocks.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Latest first. */
export function listBlocks(db: Db, userId: number) {
  return db
    .selectFrom('blocks')
    .innerJoin('organizations', 'organizations.id', 'blocks.blocked_id')
    .select(['organizations.id', 'organizations.username', 'organizations.name', 'blocks.created_at'])
    .where('blocker_id', '=', userId)
    .orderBy('blocks.created_at', 'desc')
    .execute()
}

/** Of two people, as one of them may know it. */
export async function findReach(db: Db, userId: number, otherId: number): Promise<Reach> {
  const blocks = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where('blocker_id', 'in', [userId, otherId])
    .where('blocked_id', 'in', [userId, otherId])
    .execute()
  if (blocks.some(({ blocker_id }) => blocker_id === userId)) return 'blocked-by-me'
  return blocks.length > 0 ? 'unreachable' : 'open'
}

/**
 * What the two have agreed on by then stands; whatever one sends to the other from then on sees the block.
 * @throws AppError `invalid-input` for oneself, `not-found` for nobody
 */
export async function blockUser(db: Db, blockerId: number, blockedId: number): Promise<void> {
  if (blockerId === blockedId) throw new AppError('invalid-input', { message: 'You cannot block yourself.' })
  const other = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', blockedId)
    // a seller's client without an account is nobody to strangers
    .where('keeper_id', 'is', null)
    .executeTakeFirst()
  if (!other) throw new AppError('not-found')
  await db.transaction().execute(async (trx) => {
    await lockEither(trx, blockerId, blockedId)
    await trx
      .insertInto('blocks')
      .values({ blocker_id: blockerId, blocked_id: blockedId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/**
 * Waits for whatever is being sent between two people, whose keys it holds, and has it wait. One of both is enough; always
 * the earlier account, so that two who block each other do not wait in a circle.
 */
async function lockEither(trx: Tx, one: number, other: number): Promise<void> {
  const user = trx.selectFrom('organizations').select('id').where('id', '=', Math.min(one, other))
  await user.forUpdate().executeTakeFirstOrThrow()
}

export async function unblockUser(db: Db, blockerId: number, blockedId: number): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}
