import { randomBytes } from 'node:crypto'
import type { GivenRole } from '#domain/roles.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { LOCKED_PASSWORD } from './rows.ts'
import { SELLERS } from './sellers.ts'

const DAY_MS = 86_400_000

interface Colleague {
  username: string
  name: string
  role: GivenRole
}

/** Who works with the owner of one of the billboard companies. Fictional, as its sellers are. */
export const COLLEAGUES: readonly Colleague[] = [
  { username: 'jonas.ferreira', name: 'Jonas Ferreira', role: 'manager' },
  { username: 'adaeze.obi', name: 'Adaeze Obi', role: 'sales' },
  { username: 'walt.sorensen', name: 'Walt Sorensen', role: 'operations' },
  { username: 'lucia.brandt', name: 'Lucia Brandt', role: 'accounts' },
]

const COMPANY = SELLERS.narrows
const [, DOMAIN] = COMPANY.email.split('@')

/** A company of five, with one who is invited and has not come yet. After its conversations: who joins is in all of them. */
export async function insertTeam(
  trx: Tx,
  { sellerIds, now }: { sellerIds: Map<string, number>; now: Date },
): Promise<void> {
  const companyId = sellerIds.get(COMPANY.username)
  if (companyId === undefined) throw new Error(`No seller ${COMPANY.username}`)
  await trx
    .updateTable('organizations')
    .set({
      person_id: null,
      name: COMPANY.company,
      address: '2200 Pacific Avenue, Tacoma, WA 98402',
    })
    .where('id', '=', companyId)
    .execute()
  for (const [index, { role, ...person }] of COLLEAGUES.entries()) {
    const joined = new Date(now.getTime() - (200 - index * 40) * DAY_MS)
    const email = `${person.username.split('.')[0]}@${DOMAIN}`
    const { id } = await trx
      .insertInto('users')
      .values({
        ...person,
        email,
        password: LOCKED_PASSWORD,
        role: 'user',
        status: 'active',
        created_at: joined,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('organization_members')
      .values({ organization_id: companyId, user_id: id, role, joined_at: joined, acted_at: joined })
      .execute()
  }
  await trx
    .insertInto('organization_invitations')
    .values({
      organization_id: companyId,
      organization_name: COMPANY.company,
      email: `theo@${DOMAIN}`,
      role: 'viewer',
      // of no link that anybody has
      token_hash: randomBytes(32),
      invited_by: companyId,
      created_at: now,
      expires_at: new Date(now.getTime() + 7 * DAY_MS),
    })
    .execute()
}
