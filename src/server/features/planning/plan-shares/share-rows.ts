import type { PlanShare } from '#contract/planning/plan-shares.ts'
import { includes, type ShareRight } from '#domain/planning/share-rights.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'

/** Neither revoked nor expired. */
export function liveShares(db: Db, now: Date) {
  return db.selectFrom('plan_shares').where('revoked_at', 'is', null).where('expires_at', '>', now)
}

export function presentShare(row: {
  id: number
  can: ShareRight
  shows_prices: boolean
  created_at: Date
  expires_at: Date
}): PlanShare {
  return {
    id: row.id,
    can: row.can,
    showsPrices: row.shows_prices,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}

/** What a link opens, now. @throws AppError `plan-not-shared` */
export async function getShare(db: Db, token: string, now: Date) {
  const row = await liveShares(db, now)
    .innerJoin('plans', 'plans.id', 'plan_shares.plan_id')
    .innerJoin('organizations', 'organizations.id', 'plans.owner_id')
    .selectAll('plan_shares')
    .select(['plans.owner_id', 'plans.name as plan_name'])
    .where('token_hash', '=', hashToken(token))
    // who cannot sign in shares nothing
    .where('organizations.deleted_at', 'is', null)
    .where('organizations.status', '<>', 'suspended')
    .executeTakeFirst()
  if (!row) throw new AppError('plan-not-shared')
  return row
}
export type ShareRow = Awaited<ReturnType<typeof getShare>>

/** @throws AppError `forbidden` */
export function requireRight({ can }: Pick<ShareRow, 'can'>, wanted: ShareRight): void {
  if (includes(can, wanted)) return
  const what = wanted === 'approve' ? 'decide on the plan' : 'comment'
  throw new AppError('forbidden', { message: `This link does not let you ${what}.` })
}
