import { addDays } from '../zoned-time.ts'
import type { Credit } from './document-money.ts'
import { sumCents } from './price/cents.ts'
import type { Due } from './price/schedule.ts'
import type { AgreedAmount, AgreedTerms } from './terms.ts'

/** What other terms mean for the books: net and tax apart, none of them negative. Integer US cents. */
export interface Difference {
  /** What is owed beside what was agreed. */
  charges: Credit[]
  /** What is no longer owed. */
  credits: Credit[]
}

/** charges − credits = the new total − the old, of net and of tax. */
export function differenceOf(
  before: Pick<AgreedTerms, 'amounts'>,
  after: Pick<AgreedTerms, 'amounts'>,
): Difference {
  const [old, now] = [sumByName(before.amounts), sumByName(after.amounts)]
  const changed = [...new Set([...old.keys(), ...now.keys()])].map((key) => {
    const [was, is] = [old.get(key) ?? NONE, now.get(key) ?? NONE]
    return { name: is.name || was.name, cents: is.cents - was.cents, taxCents: is.taxCents - was.taxCents }
  })
  const positive = (sign: 1 | -1): Credit[] =>
    changed
      .map(({ name, cents, taxCents }) => ({
        name,
        cents: Math.max(0, sign * cents),
        taxCents: Math.max(0, sign * taxCents),
      }))
      .filter(({ cents, taxCents }) => cents + taxCents > 0)
  return { charges: positive(1), credits: positive(-1) }
}

const NONE: Credit = { name: '', cents: 0, taxCents: 0 }

/** The space is one thing whatever it is called; extras go by their names. */
function sumByName(amounts: readonly AgreedAmount[]): Map<string, Credit> {
  const sums = new Map<string, Credit>()
  for (const { kind, name, cents, taxCents } of amounts) {
    const key = kind === 'space' ? kind : `${kind} ${name}`
    const sum = sums.get(key) ?? { name, cents: 0, taxCents: 0 }
    sums.set(key, { name, cents: sum.cents + cents, taxCents: sum.taxCents + taxCents })
  }
  return sums
}

export function totalOf(credits: readonly Credit[]): number {
  return sumCents(credits.flatMap(({ cents, taxCents }) => [cents, taxCents]))
}

/** Days to pay what a change adds. */
const DAYS_TO_PAY = 7

/**
 * When the new total is paid: what was agreed stays due as it was, more is one further due, less is taken off the last ones.
 * @param today `YYYY-MM-DD`, where the space is
 */
export function changeSchedule(before: readonly Due[], totalCents: number, today: string): Due[] {
  const more = totalCents - sumCents(before.map(({ cents }) => cents))
  const further = { label: 'Agreed change', dueOn: addDays(today, DAYS_TO_PAY), cents: more }
  if (more > 0) return [...before, further]
  let left = totalCents
  return before.flatMap((due) => {
    const cents = Math.min(due.cents, left)
    left -= cents
    return cents > 0 ? [{ ...due, cents }] : []
  })
}
