import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { networkOf } from '../../../platform/http/network-of.ts'

interface Use {
  keyId: number
  route: string
  status: number
  address: string
  now: Date
}

/** Counts one request by its hour: never what was asked for or answered. The key's own row is written once a day and network. */
export async function recordUse(db: Db, { keyId, route, status, address, now }: Use): Promise<void> {
  const network = networkOf(address)
  await sql`
    with used as (
      update api_keys set last_used_on = ${now}::timestamptz::date, last_network = ${network}
      where id = ${keyId} and (last_used_on is distinct from ${now}::timestamptz::date or last_network is distinct from ${network})
    )
    insert into api_key_uses (key_id, hour, route, status)
    values (${keyId}, date_trunc('hour', ${now}::timestamptz), ${route}, ${status})
    on conflict (key_id, hour, route, status) do update set count = api_key_uses.count + 1`.execute(db)
}
