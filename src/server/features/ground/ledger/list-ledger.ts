import { type SqlBool, sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readPage } from '../../../platform/db/read-page.ts'

const PAGE_SIZE = 50

interface ListEntryRowsInput {
  /** Of one booking alone. */
  booking?: number | undefined
  limit?: number | undefined
  after: number | undefined
}

/** Newest first. */
export function listEntryRows(db: Db, { booking, limit = PAGE_SIZE, after }: ListEntryRowsInput) {
  return readPage(
    entriesOf(db, booking)
      .select(['entry.id', 'entry.debit_account', 'entry.credit_account', 'entry.cents'])
      .select(['posting.purpose', 'posting.booking_id', 'posting.posted_at']),
    { newestBy: 'entry.id', limit, after },
  )
}

/** By kind of account: what entered it less what left it, where that is something. */
export function listBalances(db: Db, booking?: number): Promise<{ account: string; cents: number }[]> {
  const side = (column: 'entry.debit_account' | 'entry.credit_account', sign: 1 | -1) =>
    entriesOf(db, booking).select([
      sql<string>`split_part(${sql.ref(column)}, ':', 1)`.as('account'),
      sql<number>`entry.cents * ${sql.lit(sign)}`.as('cents'),
    ])
  return db
    .selectFrom(side('entry.debit_account', 1).unionAll(side('entry.credit_account', -1)).as('moves'))
    .select(['account', sql<number>`sum(cents)::bigint`.as('cents')])
    .groupBy('account')
    .having(sql<SqlBool>`sum(cents) <> 0`)
    .orderBy('account')
    .execute()
}

function entriesOf(db: Db, booking: number | undefined) {
  return db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_postings as posting', 'posting.id', 'entry.posting_id')
    .$if(booking !== undefined, (rows) => rows.where('posting.booking_id', '=', required(booking)))
}
