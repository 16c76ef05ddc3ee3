import pg from 'pg'
import { type Column, readColumns, readReferences } from './read-schema.ts'

/** What a column holds where nothing else is said, by its type. */
const VALUES: Record<string, unknown> = {
  boolean: false,
  bytea: Buffer.from([1]),
  date: '2027-01-01',
  daterange: '[2027-01-01,2027-01-02)',
  jsonb: '{}',
  'integer[]': '{}',
  'text[]': '{}',
  'timestamp with time zone': new Date('2026-01-01T00:00:00Z'),
  'timestamp with time zone[]': '{}',
  uuid: '3f0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11',
}
const SMALL = ['smallint', 'real', 'double precision', 'xid8']
/** Far from what sequences give. */
const ID = 900_000

/** What has ended, so that nobody is kept from leaving. */
const ENDED: Record<string, unknown> = {
  'booking_changes.status': 'declined',
  'booking_disputes.status': 'resolved',
  'bookings.status': 'completed',
  'listings.images': '[]',
  'listings.status': 'archived',
  'photos.picture': '{"sources":[]}',
  'provider_payments.state': 'captured',
  'support_messages.author_id': null,
  'unit_claims.calendar_id': null,
  'viewings.status': 'done',
}

/** What names another row without a reference. */
const NAMED: Record<string, unknown> = {
  'provider_movements.payment_key': `refund-${ID}`,
  'provider_movements.provider': 'provider of provider_payments',
}

/**
 * One row in every table that holds something about people, all of it this person's: as buyer and as seller, so that every row
 * is reached by whatever way. Past triggers and checks, as the owner of a database of its own.
 */
export async function fillTables(
  url: string,
  tables: readonly string[],
  person: { id: number; email: string },
): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('set session_replication_role = replica')
  await owner.query(`do $$ declare one record; begin
    for one in select conrelid::regclass as place, conname from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace loop
      execute format('alter table %s drop constraint %I', one.place, one.conname);
    end loop;
  end $$`)
  const columns = Map.groupBy(readColumns(), ({ table }) => table)
  for (const table of tables.filter((name) => name !== 'users')) {
    const own = columns.get(table)!.filter(({ isGenerated }) => !isGenerated)
    const names = own.map(({ column }) => `"${column}"`).join(', ')
    const marks = own.map((_, index) => `$${index + 1}`).join(', ')
    const values = own.map((column) => toValue(column, person))
    const text = `insert into ${table} (${names}) overriding system value values (${marks})`
    await owner.query(text, values).catch((error: { code?: string }) => {
      // the account has one already
      if (error.code !== UNIQUE) throw error
    })
  }
  await owner.end()
}

/** SQLSTATE */
const UNIQUE = '23505'

const references = readReferences()
const PEOPLE = ['users', 'organizations', 'organization_members']

function toValue({ table, column, type }: Column, { id, email }: { id: number; email: string }): unknown {
  const place = `${table}.${column}`
  if (place in ENDED) return ENDED[place]
  if (place in NAMED) return NAMED[place]
  // a part of a reference of several columns leads there in the end
  const isUsers =
    column === 'organization_id' ||
    references.some(
      (one) => one.table === table && PEOPLE.includes(one.target) && one.columns.includes(column),
    )
  if (isUsers) return id
  if (['email', 'recipient', 'sender'].includes(column)) return email
  if (type === 'integer' || type === 'bigint') return ID
  if (SMALL.includes(type)) return 1
  return type in VALUES ? VALUES[type] : `${column} of ${table}`
}
