import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Names the act that the caller's transaction is a part of: what triggers queue for people is gathered by it. */
export async function nameAct(trx: Tx, act: string): Promise<void> {
  await sql`select set_config('placard.act', ${act}, true)`.execute(trx)
}
