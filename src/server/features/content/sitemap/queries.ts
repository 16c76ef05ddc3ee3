import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Addresses in one file: those of numbers one after another, so that a file keeps its name. */
export const FILE_IDS = 10_000

/** Files of public listings with the day something in them changed last, by number. */
export async function listSpaceFiles(db: Db): Promise<{ file: number; updatedAt: Date }[]> {
  const rows = await db
    .selectFrom('listings')
    .select(sql<number>`id / ${sql.lit(FILE_IDS)}`.as('file'))
    .select((eb) => eb.fn.max('updated_at').as('updatedAt'))
    .where('status', '=', 'active')
    .groupBy('file')
    .orderBy('file')
    .execute()
  return rows.map(({ file, updatedAt }) => ({ file: Number(file), updatedAt }))
}

/** Public listings of one file. */
export function listSpacesIn(db: Db, file: number) {
  return db
    .selectFrom('listings')
    .select(['id', 'updated_at'])
    .where('status', '=', 'active')
    .where(sql<SqlBool>`id >= ${file * FILE_IDS}::bigint and id < ${(file + 1) * FILE_IDS}::bigint`)
    .orderBy('id')
    .execute()
}

function publicSellers(db: Db) {
  return db
    .selectFrom('listings')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .where('listings.status', '=', 'active')
    .where('organizations.status', '!=', 'suspended')
}

/** Files of everybody with a public space, by number. */
export async function listSellerFiles(db: Db): Promise<number[]> {
  const file = sql<number>`listings.seller_id / ${sql.lit(FILE_IDS)}`.as('file')
  const rows = await publicSellers(db).select(file).distinct().orderBy('file').execute()
  return rows.map(({ file }) => Number(file))
}

/** Sellers of one file. */
export function listSellersIn(db: Db, file: number) {
  return publicSellers(db)
    .select('listings.seller_id as id')
    .distinct()
    .where(
      sql<SqlBool>`listings.seller_id >= ${file * FILE_IDS}::bigint and listings.seller_id < ${(file + 1) * FILE_IDS}::bigint`,
    )
    .orderBy('id')
    .execute()
}
