import type { Row } from './rows.ts'

/** An object within another: its name, or where it was asked for the whole of it. @param at the field */
export type Show = <Shown>(part: Row, at: string) => string | Shown

/** What was sent as text, or was not. */
export function textOf(value: unknown): string | null {
  return value === undefined || value === null ? null : String(value)
}
