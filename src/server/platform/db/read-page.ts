import { type AnyColumnWithTable, type SelectQueryBuilder, type Simplify, type SqlBool, sql } from 'kysely'
import { required } from '#domain/required.ts'

export interface Page<Row> {
  rows: Row[]
  /** Names the page's last row; null on the last page. */
  nextCursor: string | null
}

export interface CountedPage<Row> extends Page<Row> {
  /** Rows on all pages. */
  total: number
}

interface PageOptions<DB, TB extends keyof DB> {
  /** Newest first by this column, and among equals by id: `users.created_at`, `report.id`. */
  newestBy: AnyColumnWithTable<DB, TB>
  limit: number
  /** The id of the previous page's last row. */
  after: number | undefined
}

/** One page of rows, newest first. */
export function readPage<DB, TB extends keyof DB, Row extends { id: number }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { newestBy, limit, after }: PageOptions<DB, TB>,
): Promise<Page<Simplify<Row>>> {
  const id = `${newestBy.split('.')[0]}.id`
  const rest = after === undefined ? query : query.where(isOlder(newestBy, after))
  const byTime = newestBy === id ? rest : rest.orderBy(sql.ref(newestBy), 'desc')
  const ordered = byTime.orderBy(sql.ref(id), 'desc')
  return fetchPage(limit, (size) => ordered.limit(size).execute())
}

/** The cursor is an id: a timestamp in it would lose its microseconds, so the row's own is read again. */
function isOlder(newestBy: string, after: number) {
  const [table, column] = newestBy.split('.') as [string, string]
  const id = sql.ref(`${table}.id`)
  if (column === 'id') return sql<SqlBool>`${id} < ${after}`
  const last = sql`select last.${sql.ref(column)}, last.id from ${sql.table(table)} as last where last.id = ${after}`
  return sql<SqlBool>`(${sql.ref(newestBy)}, ${id}) < (${last})`
}

/** One page of rows, newest first, with the total over all pages. */
export async function readCountedPage<DB, TB extends keyof DB, Row extends { id: number }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  options: PageOptions<DB, TB>,
): Promise<CountedPage<Simplify<Row>>> {
  const total = await countAll(query)
  return { ...(await readPage(query, options)), total }
}

/** Rows of a query, whatever it selects. */
export async function countAll<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const counted = query.clearSelect().select(sql<number>`count(*)`.as('total'))
  const { total } = await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow()
  return total
}

/** Of a query with its own order: reads one row more than a page holds, which says whether another page follows. */
export async function fetchPage<Row>(
  limit: number,
  read: (limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => number = (row) => (row as { id: number }).id,
): Promise<Page<Row>> {
  const rows = await read(limit + 1)
  const page = rows.slice(0, limit)
  return { rows: page, nextCursor: rows.length > limit ? String(keyOf(required(page.at(-1)))) : null }
}
