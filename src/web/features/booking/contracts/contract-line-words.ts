import type { ContractLine } from '#contract/booking/contracts.ts'
import { CONTRACT_LINES_PER_PAGE } from '#domain/booking/contract-states.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange, toShortDate } from '#domain/format-dates.ts'

/** By the seller's own number, else by the number of the space here; of a loop, how many of its slots. */
export function nameUnit({
  unitId,
  listingId,
  quantity,
}: Pick<ContractLine, 'unitId' | 'listingId' | 'quantity'>): string {
  const name = unitId ?? `Space ${listingId}`
  if (quantity === null) return name
  return `${name}, ${quantity.toLocaleString('en-US')} ${quantity === 1 ? 'slot' : 'slots'}`
}

/** "Jan 4 to Jan 31, 2027", "From Jan 4, 2027 until further notice" */
export function describeDays({ first, last }: Pick<ContractLine, 'first' | 'last'>): string {
  return last === null ? `From ${toShortDate(first)} until further notice` : toDateRange({ first, last })
}

/** "$1,400", "$900 a period"; nothing where no amount is known or shown. */
export function describeAmount({
  amountCents,
  amountPer,
}: Pick<ContractLine, 'amountCents' | 'amountPer'>): string {
  if (amountCents === null) return ''
  const amount = formatCents(amountCents)
  return amountPer === 'period' ? `${amount} a period` : amount
}

/** "1 line of a contract", "240 lines of contracts, page 2 of 5" */
export function countLines(total: number, page = 1): { words: string; last: number } {
  const last = Math.max(1, Math.ceil(total / CONTRACT_LINES_PER_PAGE))
  const lines = total === 1 ? '1 line of a contract' : `${total.toLocaleString('en-US')} lines of contracts`
  return { words: last > 1 ? `${lines}, page ${page} of ${last}` : lines, last }
}

/** As options with how many lines they have; what is chosen stays among them. */
export function toChoices(
  choices: readonly { name: string; lines: number }[],
  chosen: string | undefined,
): { value: string; label: string }[] {
  const options = choices.map(({ name, lines }) => ({
    value: name,
    label: `${name} (${lines.toLocaleString('en-US')})`,
  }))
  const isThere = chosen === undefined || choices.some(({ name }) => name === chosen)
  return isThere ? options : [...options, { value: chosen, label: chosen }]
}
