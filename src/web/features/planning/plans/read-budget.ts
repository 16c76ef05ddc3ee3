import { parseCents } from '#domain/booking/price/cents.ts'

/** Dollars as typed; null for none, undefined for what is no amount. */
export function readBudget(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const cents = parseCents(text)
  return cents === null || cents < 100 ? undefined : cents / 100
}
