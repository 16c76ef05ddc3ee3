import { formatCents } from '#domain/booking/price/cents.ts'

export function compareTotals(before: number, after: number): string {
  const difference = formatCents(Math.abs(after - before))
  return `${difference} ${after > before ? 'more' : 'less'} than the ${formatCents(before)} of now.`
}
