import { comparisonRoutes } from '#contract/comparison.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import { priceForDays } from '../search/dated-prices.ts'

export function mountComparison(app: App, context: AppContext): void {
  const { search } = context
  mount(app, comparisonRoutes, {
    async compareListings({ query: { ids, from, to } }) {
      const [first, last] = [from ?? to, to ?? from]
      if (first !== undefined && last !== undefined && first > last)
        throw new AppError('invalid-input', {
          message: 'to: is before from',
          fields: { to: 'is before from' },
        })
      const listings = await search.get(ids)
      const found = new Set(listings.map(({ id }) => id))
      const gone = ids.filter((id) => !found.has(id))
      if (first === undefined || last === undefined) return { spaces: listings, gone }
      const prices = await priceForDays(context, listings, { first, last })
      return { spaces: listings.map((one) => ({ ...one, dated: prices.get(one.id)?.dated ?? null })), gone }
    },
  })
}
