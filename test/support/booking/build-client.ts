import type { Db } from '#server/platform/db/database.ts'
import { unique } from '../unique.ts'

/** A client of a seller, without an account. @returns its number */
export async function buildClient(db: Db, sellerId: number): Promise<number> {
  const values = { organization_id: sellerId, account_id: 0, name: unique() }
  const made = await db.insertInto('clients').values(values).returning('id').executeTakeFirstOrThrow()
  return made.id
}
