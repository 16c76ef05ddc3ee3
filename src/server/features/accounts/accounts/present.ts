import type { Selectable } from 'kysely'
import type { Account } from '#contract/accounts/accounts.ts'
import type { Passkey } from '#contract/accounts/accounts-security.ts'
import type { AccountSession } from '#contract/accounts/accounts-settings.ts'
import type { PasskeysTable, SessionsTable } from '../../../platform/db/tables.gen.ts'
import { describeDevice } from './device.ts'
import type { UserRow } from './queries.ts'

type Known = Pick<Account, 'hasSecondFactor' | 'needsSecondFactor' | 'organizations'> & {
  actingFor: number | undefined
}

/** Row → contract: the only form in which a user leaves the server, and only to themselves. */
export function presentAccount(user: UserRow, { organizations, actingFor, ...protection }: Known): Account {
  const own = organizations.find(({ id, isPersonal }) => isPersonal || id === user.id)
  return {
    id: user.id,
    username: user.username,
    role: user.role,
    status: user.status,
    email: user.email,
    name: user.name,
    company: user.company,
    phone: user.phone,
    ...protection,
    organizations,
    actingFor: actingFor ?? own?.id ?? user.id,
    createdAt: user.created_at.toISOString(),
  }
}

export function presentSession(row: Selectable<SessionsTable>, currentId: string | null): AccountSession {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === currentId,
  }
}

export function presentPasskey(row: Selectable<PasskeysTable>): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
