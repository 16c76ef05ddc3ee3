import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { proposals } from './proposal-rows.ts'

/** What a link opens, now. @throws AppError `proposal-not-shared` */
export async function getShared(db: Db, token: string, now: Date) {
  const row = await proposals(db)
    .innerJoin('proposal_shares as share', 'share.proposal_id', 'proposals.id')
    .innerJoin('organizations as seller', 'seller.id', 'proposals.organization_id')
    .select(['share.id as share_id', 'share.email as sent_to'])
    .where('share.token_hash', '=', hashToken(token))
    .where('share.revoked_at', 'is', null)
    .where('share.expires_at', '>', now)
    // who cannot sign in proposes nothing
    .where('seller.deleted_at', 'is', null)
    .where('seller.status', '<>', 'suspended')
    .executeTakeFirst()
  if (!row || row.version === 0) throw new AppError('proposal-not-shared')
  return row
}
export type SharedRow = Awaited<ReturnType<typeof getShared>>

/** The same for people of a client that has an account, without a link: a colleague has asked them. @throws as `getShared` */
export async function getForBuyer(
  db: Db,
  { id, buyerId }: { id: number; buyerId: number },
): Promise<SharedRow> {
  const row = await proposals(db)
    .innerJoin('organizations as seller', 'seller.id', 'proposals.organization_id')
    .where('proposals.id', '=', id)
    .where('clients.account_id', '=', buyerId)
    .where('clients.claimed_at', 'is not', null)
    .where('seller.deleted_at', 'is', null)
    .where('seller.status', '<>', 'suspended')
    .executeTakeFirst()
  if (!row || row.version === 0) throw new AppError('proposal-not-shared')
  return { ...row, share_id: 0, sent_to: '' }
}
