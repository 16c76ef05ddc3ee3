import { maskAddress } from '#domain/mask-address.ts'
import { mayOf } from '#domain/roles.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { SharedRow } from './share-rows.ts'

/**
 * Whether somebody may accept a proposal: for a client without an account whoever owns the address that it was sent to, who takes the
 * client over with it; else who buys for the client.
 * @throws AppError `proposal-other-address`, `forbidden` for who works for its seller, `role-missing`
 */
export async function requireAccepts(
  db: Db,
  shared: SharedRow,
  personId: number,
): Promise<{ takesOver: boolean }> {
  const roles = await db
    .selectFrom('organization_members')
    .innerJoin('organizations', 'organizations.id', 'organization_id')
    .select(['organization_id', 'role', 'organizations.status'])
    .where('user_id', '=', personId)
    .where('organization_id', 'in', [shared.organization_id, shared.buyer_id])
    .execute()
  if (roles.some(({ organization_id }) => organization_id === shared.organization_id))
    throw new AppError('forbidden', { message: 'You work for the seller of this proposal.' })
  const buyer = roles.find(({ organization_id }) => organization_id === shared.buyer_id)
  if (shared.claimed_at !== null && buyer) {
    if (!mayOf({ role: buyer.role, isSuspended: buyer.status === 'suspended' }).has('buy'))
      throw new AppError('role-missing')
    return { takesOver: false }
  }
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  if (shared.claimed_at !== null || !isSame(email, shared.sent_to)) throw otherAddress(shared)
  if (!isSame(shared.sent_to, shared.client_email)) throw formerAddress(shared)
  return { takesOver: true }
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

function otherAddress({ sent_to, claimed_at, client_name }: SharedRow): AppError {
  const message =
    claimed_at === null
      ? `This proposal was sent to ${maskAddress(sent_to)}. Sign in with that address, or make an account with it.`
      : `This proposal is for ${client_name}. Sign in as somebody who buys for ${client_name}.`
  return new AppError('proposal-other-address', { message })
}

/** Who has it now is asked by a link of their own. */
function formerAddress({ client_name }: SharedRow): AppError {
  const message = `${client_name} has another address by now. Ask the seller to send the proposal again.`
  return new AppError('proposal-other-address', { message })
}
