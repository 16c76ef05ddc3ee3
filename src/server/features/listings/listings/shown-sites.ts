import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Sites that were taken off are shown until nothing is posted there any more. */
export function isShown(post: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${post}.${column}`)
  return sql<SqlBool>`(${of('removed_at')} is null or (${of('posted_at')} is not null and ${of('status')} <> 'withdrawn'))`
}
