import { type Selectable, type SqlBool, sql } from 'kysely'
import type { ApiKey, KeyUse } from '#contract/accounts/api-keys.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Scope } from '#domain/scopes.ts'
import { createBatchReader } from '../../../platform/db/batch-reads.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { ApiKeysTable } from '../../../platform/db/tables.gen.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { isOwnedBy, type KeyOwner, toKeyActor } from './key-owner.ts'

type KeyRow = Selectable<ApiKeysTable>

/** Whether a key of `api_keys` works. */
export const isAlive = sql<SqlBool>`(api_keys.revoked_at is null and api_keys.expires_at > now())`

export interface KnownKey {
  id: number
  actor: Actor
  scopes: ReadonlySet<Scope>
}

/** The keys behind tokens, those of a thousand requests at once together; undefined when one has ended, or its maker's account or membership. */
export function createKeyReader(db: Db): (token: string) => Promise<KnownKey | undefined> {
  const read = createBatchReader((hashes) => readByHash(db, hashes))
  return (token) => read(hashToken(token).toString('hex'))
}

async function readByHash(db: Db, hashes: readonly string[]): Promise<Map<string, KnownKey>> {
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .innerJoin('organization_members as member', (join) =>
      join
        .onRef('member.organization_id', '=', 'api_keys.organization_id')
        .onRef('member.user_id', '=', 'api_keys.user_id'),
    )
    .select(['token_hash', 'api_keys.id', 'api_keys.user_id', 'api_keys.organization_id', 'scopes'])
    .innerJoin('organizations', 'organizations.id', 'api_keys.organization_id')
    .select(['users.status', 'member.role as member_role'])
    .select((eb) => eb('organizations.status', '=', 'suspended').$castTo<boolean>().as('is_suspended'))
    .where(sql<SqlBool>`token_hash = any(${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`)
    .where(isAlive)
    .where('users.status', '!=', 'suspended')
    .where('users.deleted_at', 'is', null)
    .execute()
  return new Map(
    rows.map((row) => [
      row.token_hash.toString('hex'),
      {
        id: row.id,
        actor: toKeyActor(row),
        scopes: new Set(row.scopes),
      },
    ]),
  )
}

export async function listKeys(db: Db, owner: KeyOwner): Promise<KeyRow[]> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where(isOwnedBy(owner))
    .where(isAlive)
    .orderBy('id', 'desc')
    .execute()
}

/** One of theirs, whether it works or not: what it was used for can be read after its end. */
export async function findKey(db: Db, owner: KeyOwner, id: number): Promise<KeyRow | undefined> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .where('api_keys.id', '=', id)
    .where(isOwnedBy(owner))
    .executeTakeFirst()
}

/** All of them by route and status, with the hour of the last ones: no more rows than there are routes, however much a key asks. */
export async function listUses(db: Db, keyId: number): Promise<KeyUse[]> {
  const rows = await db
    .selectFrom('api_key_uses')
    .select(['route', 'status'])
    .select((eb) => [eb.fn.max('hour').as('hour'), sql<number>`sum(count)::int`.as('count')])
    .where('key_id', '=', keyId)
    .groupBy(['route', 'status'])
    .orderBy('hour', 'desc')
    .orderBy('route')
    .orderBy('status')
    .execute()
  return rows.map(({ hour, ...use }) => ({ ...use, hour: hour.toISOString() }))
}

export function presentKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedOn: row.last_used_on,
    lastNetwork: row.last_network,
  }
}
