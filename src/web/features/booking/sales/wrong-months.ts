import { MOST_SALES_MONTHS } from '#domain/booking/sales.ts'

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

/** What is wrong with the months of an address, in a sentence; null: nothing. */
export function describeWrongMonths({ from, to }: { from?: string; to?: string }): string | null {
  const wrong = [from, to].find((month) => month !== undefined && !MONTH.test(month))
  if (wrong !== undefined) return `“${wrong}” is not a month. Write a year and a month, such as 2027-01.`
  if (to === undefined) return null
  if (from === undefined) return 'Choose the first month, too.'
  const count = monthOf(to) - monthOf(from) + 1
  if (count < 1) return 'The last month is before the first. Choose a later one.'
  return count > MOST_SALES_MONTHS
    ? `Choose at most ${MOST_SALES_MONTHS} months, from the first to the last.`
    : null
}

const monthOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
