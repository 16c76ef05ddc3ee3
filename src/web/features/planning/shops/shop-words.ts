import type { Shop } from '#contract/planning/shops.ts'
import type { ShopPrecision } from '#domain/planning/shops.ts'

/** What is known of where a shop is. */
export const PRECISION_WORDS: Record<ShopPrecision, string> = {
  point: 'At this point',
  zip: 'At the middle of its ZIP code',
  town: 'At the middle of its town',
}

/** "12 shops", and what became of a pasted list. */
export function countShops(count: number): string {
  return `${count} ${count === 1 ? 'shop' : 'shops'}`
}

export function describePasted({ added, known }: { added: number; known: number }): string {
  const there = known > 0 ? ` ${countShops(known)} ${known === 1 ? 'was' : 'were'} there already.` : ''
  return `${countShops(added)} added.${there}`
}

/** With another in its place by name. */
export function withShop(shops: readonly Shop[], shop: Shop): Shop[] {
  return [...shops, shop].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id))
}

const MILES = [1, 2, 3, 5, 10, 15, 25, 50]

/** How near to one's shops people count in full: what is chosen stays among the choices. */
export function listMiles(chosen: number | undefined): { value: string; label: string }[] {
  const miles = new Set([...MILES, ...(chosen === undefined ? [] : [chosen])])
  return [...miles]
    .toSorted((a, b) => a - b)
    .map((one) => ({ value: String(one), label: `Within ${one} ${one === 1 ? 'mile' : 'miles'}` }))
}
