import { type Expression, type SqlBool, sql } from 'kysely'

const MAX_WORDS = 12

/** Text as a part of a `like` pattern, with its wildcards escaped. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Conditions of a list's search box: every word is in the text, in any case and order. */
export function everyWordIn(text: Expression<unknown>, q: string | undefined): Expression<SqlBool>[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => sql<SqlBool>`lower(${text}) like ${`%${escapeLike(word)}%`}`)
}
