import type { Extra, ExtraKind } from '../booking-terms.ts'
import { formatShortCents, mulDiv } from './cents.ts'
import type { PriceItem } from './price-item.ts'

/** An extra as it can be chosen beside a space; integer US cents for the quantity asked. */
export interface ExtraChoice {
  id: string
  kind: ExtraKind
  name: string
  cents: number
  isRequired: boolean
  isChosen: boolean
}

const ORDER: Record<ExtraKind, number> = { setup: 0, production: 1, installation: 2, design: 3, extra: 4 }

/** What is paid beside the space: required extras and chosen ones. Ids that no extra has are left out. */
export function priceExtras(
  extras: readonly Extra[],
  { chosen, quantity }: { chosen: readonly string[]; quantity: number },
): { items: PriceItem[]; choices: ExtraChoice[] } {
  const sorted = extras.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind])
  const priced = sorted.map((extra) => ({
    extra,
    cents: mulDiv(extra.cents, extra.isPerQuantity ? quantity : 1, 1),
    isChosen: extra.isRequired || chosen.includes(extra.id),
  }))
  return {
    items: priced
      .filter(({ isChosen }) => isChosen)
      .map(({ extra, cents }) => toItem(extra, cents, quantity)),
    choices: priced.map(({ extra: { id, kind, name, isRequired }, cents, isChosen }) => ({
      id,
      kind,
      name,
      cents,
      isRequired,
      isChosen,
    })),
  }
}

function toItem({ kind, name, cents: each, isPerQuantity, passesThrough }: Extra, cents: number, n: number) {
  const amount = isPerQuantity ? `${n} at ${formatShortCents(each)} each` : `${formatShortCents(each)} once`
  const detail = passesThrough ? `${amount}, owed once it is spent` : amount
  return { kind, lines: [{ kind, label: name, detail, cents }], cents, passesThrough }
}
