import type { Reading, Role } from '../../reading.ts'
import type { Mention } from '../mentions.ts'

/** Right before a figure that is set against another: "500 instead of 650", "half of 3,000: 1,500". */
const SET_AGAINST =
  /(?:instead of|rather than|down from|off of|half of|not the|listed at|as opposed to|en vez de|en lugar de)(?: the| your| a)? $/

/** Amounts that another amount is set against: they are nobody's offer. */
export function otherAmounts({ tokens }: Reading, mentions: readonly Mention[]): Map<Mention, Role> {
  const amounts = mentions.filter(({ kind }) => kind === 'amount')
  const roles = new Map<Mention, Role>()
  for (const amount of amounts) {
    const before = tokens
      .slice(Math.max(0, amount.start - 4), amount.start)
      .map(({ text }) => `${text} `)
      .join('')
    if (amounts.length > 1 && SET_AGAINST.test(before)) roles.set(amount, 'aside')
  }
  return roles
}
