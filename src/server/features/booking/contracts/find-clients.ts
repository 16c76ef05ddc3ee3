import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { StoredLine } from './stored-lines.ts'

interface KnownClient {
  name: string
  buyerId: number
  hasAccount: boolean
}

/** A seller's clients whom some lines name, by the name in small letters. */
export async function findClients(
  db: Db,
  sellerId: number,
  lines: readonly Pick<StoredLine, 'client'>[],
): Promise<Map<string, KnownClient>> {
  const names = [...new Set(lines.map(({ client }) => client.toLowerCase()))]
  const { rows } = await sql<KnownClient & { key: string }>`
    select lower(name) as key, name, account_id as "buyerId", claimed_at is not null as "hasAccount" from clients
    where organization_id = ${sellerId} and archived_at is null and lower(name) = any(${names}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ key, ...client }) => [key, client]))
}
