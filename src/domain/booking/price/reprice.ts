import type { Extra } from '../booking-terms.ts'
import type { AgreedTerms, AgreedUnit } from '../terms.ts'
import { mulDiv, sumCents } from './cents.ts'
import { countDays } from './split-term.ts'

type Priced = Pick<AgreedTerms, 'units' | 'amounts'>

/**
 * What a space costs whose dates change while it runs: what has run keeps its part of what was agreed, what is to come costs
 * its part of the new price. By the day; by the issue or date where those are sold. Integer US cents.
 * @param today the last day that counts as run, `YYYY-MM-DD`
 */
export function repriceRunning(before: Priced, after: Priced, today: string): number {
  const [agreed, asked] = [spaceCentsOf(before), spaceCentsOf(after)]
  const [old, now] = [measure(before.units, today), measure(after.units, today)]
  return mulDiv(agreed, old.run, old.all) + asked - mulDiv(asked, now.run, now.all)
}

/** Of all that is agreed, before tax and extras. */
export function spaceCentsOf({ amounts }: Pick<AgreedTerms, 'amounts'>): number {
  return sumCents(amounts.filter(({ kind }) => kind === 'space').map(({ cents }) => cents))
}

/** Of all that is taken, what has run. An issue or a date that has begun has run. */
function measure(units: readonly AgreedUnit[], today: string): { run: number; all: number } {
  const areListed = units.length > 1
  const begun = units.filter(({ first }) => first <= today)
  if (areListed) return { run: begun.length, all: units.length }
  const daysOf = ({ first, last }: AgreedUnit) => countDays(first, last)
  const runOf = (unit: AgreedUnit) => daysOf({ ...unit, last: unit.last < today ? unit.last : today })
  return { run: sumCents(begun.map(runOf)), all: sumCents(units.map(daysOf)) }
}

/**
 * Extras of a seller as a booking that runs meets them: what was agreed costs what was agreed, offered still or not, and
 * nothing is required that was not.
 */
export function withAgreedExtras(
  offered: readonly Extra[],
  { extras, amounts }: Pick<AgreedTerms, 'extras' | 'amounts'>,
): Extra[] {
  const items = amounts.filter(({ kind }) => kind !== 'space')
  const agreed = extras.flatMap((id, at): Extra[] => {
    const item = items[at]
    if (!item || item.kind === 'space') return []
    const isRequired = offered.some((extra) => extra.id === id && extra.isRequired)
    const { kind, name, cents, passesThrough } = item
    return [{ id, kind, name, cents, isRequired, passesThrough, isPerQuantity: false }]
  })
  const others = offered.filter(({ id }) => !extras.includes(id))
  return [...agreed, ...others.map((extra) => ({ ...extra, isRequired: false }))]
}
