import { comparisonRoutes } from '#contract/discovery/comparison.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'

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
      const spaces = await search.get(ids, { availableFrom: from, availableTo: to })
      const found = new Set(spaces.map(({ id }) => id))
      return { spaces, gone: ids.filter((id) => !found.has(id)) }
    },
  })
}
