import { mayApprove } from '#domain/booking/spending.ts'
import type { Db } from '../../../../platform/db/database.ts'

/** People of an organization with what each may spend and approve, as they joined it. */
export async function listMembers(db: Db, organizationId: number) {
  const rows = await db
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['member.user_id', 'member.role', 'member.spends_cents', 'member.approves_cents'])
    .select(['users.name', 'users.username'])
    .where('member.organization_id', '=', organizationId)
    .where('users.deleted_at', 'is', null)
    .where('users.status', '<>', 'suspended')
    .orderBy('member.joined_at')
    .orderBy('member.user_id')
    .execute()
  return rows.map(({ user_id, role, spends_cents, approves_cents, name, username }) => ({
    userId: user_id,
    name: name ?? username,
    role,
    spendsCents: spends_cents,
    approvesCents: approves_cents,
  }))
}
export type Colleague = Awaited<ReturnType<typeof listMembers>>[number]

interface Wanted {
  exceptId: number
  /** Of the booking; integer US cents. */
  cents: number
}

/** Who of them may approve a booking that somebody else asks for. */
export function findApprovers(members: readonly Colleague[], { exceptId, cents }: Wanted): Colleague[] {
  return members.filter((member) => member.userId !== exceptId && mayApprove(member, cents))
}
