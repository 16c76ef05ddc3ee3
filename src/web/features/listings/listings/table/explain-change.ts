import type { SpaceRow } from '#contract/listings/listings-spaces.ts'
import { formatPrice } from '#domain/money.ts'
import { CHANGE_KINDS, type ChangeKind, priceAfter, type TableChange } from './change-kinds.ts'

/** What sets prices and terms. */
const PRICES: readonly ChangeKind[] = [
  'percent',
  'price',
  'setupFee',
  'paymentTerms',
  'open',
  'template',
  'no-rates',
]

/** What can be done by whoever may, or may not, set prices and terms. */
export function listKinds(mayPrice: boolean) {
  return CHANGE_KINDS.filter(({ value }) => !PRICES.includes(value) || mayPrice)
}

interface Site {
  value: string
  label: string
}

/** Only sites that take posts can be added; taken off can be any that is there. */
export function listSites(
  kind: ChangeKind,
  open: readonly Site[],
  spaces: readonly Pick<SpaceRow, 'sites'>[],
): Site[] {
  if (kind !== 'remove-site') return [...open]
  const there = spaces.flatMap(({ sites }) => sites.map(({ id, name }) => ({ value: id, label: name })))
  return [...new Map([...open, ...there].map((site) => [site.value, site])).values()]
}

interface ExplainOptions {
  chosen: ReadonlySet<number>
  /** Those that are shown: one of them is the example. */
  spaces: readonly Pick<SpaceRow, 'id' | 'title' | 'price' | 'interval'>[]
}

/** What a change to many means, before it is made. */
export function explainChange(change: TableChange, { chosen, spaces }: ExplainOptions): string {
  const count = chosen.size === 1 ? 'One space' : `${chosen.size.toLocaleString('en-US')} spaces`
  const example = spaces.find(({ id }) => chosen.has(id))
  const after = example && priceAfter(example.price, change)
  if (example && after != null) {
    const [now, next] = [example.price, after].map((price) => formatPrice(price, example.interval))
    return `${count}. For example “${example.title}”: ${now} becomes ${next}. Prices are rounded to whole dollars.`
  }
  if (change.kind === 'booking')
    return `${count}. Buyers ask for dates and you answer each request; each space keeps its own calendar and terms.`
  if (change.kind === 'terms') return `${count}. What is booked already keeps its price and terms.`
  if (change.kind === 'step' && change.step === 'archive')
    return `${count} leave the map for good. You can duplicate them later.`
  return `${count}. Spaces it does not apply to stay as they are, and we show you which.`
}
