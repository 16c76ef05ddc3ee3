import { MAX_ID } from '#domain/limits.ts'

export interface LedgerFilter {
  /** Id of the one booking whose entries are shown. */
  booking?: string
}

/** Parses the search parameters; invalid values are ignored. */
export function parseLedgerFilter({ booking }: Record<string, unknown>): LedgerFilter {
  const id = typeof booking === 'string' ? parseBookingId(booking) : null
  return id === null ? {} : { booking: String(id) }
}

/** "PLA-B00042", "b42" or "42" → 42; null for what names no booking. */
export function parseBookingId(text: string): number | null {
  const digits = /^(?:pla-)?b?0*([1-9]\d{0,9})$/i.exec(text.trim())?.[1]
  return digits && Number(digits) <= MAX_ID ? Number(digits) : null
}
