import type { ColumnType } from 'kysely'

export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Immutable: set on insert only. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>
/** Calendar dates travel as `YYYY-MM-DD` text, never as instants. */
export type CalendarDate = string
/** Read as Postgres writes it, `[2026-03-02,2026-03-30)`: its end is the day after the last. */
export type DateRange = string
/** Read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>

/** Optional on insert. */
export type WithDefault<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>
