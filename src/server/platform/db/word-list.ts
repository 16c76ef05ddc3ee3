import { type RawBuilder, sql } from 'kysely'

/** Words of a domain's table as a list of SQL, for `in (…)`: so no rule of the domain is written a second time. */
export function toWordList(words: readonly string[]): RawBuilder<unknown> {
  return sql.join(words.map((word) => sql.lit(word)))
}
