import { marketRoutes } from '#contract/discovery/market.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { readMarket } from './read-market.ts'

export function mountMarket(app: App, context: AppContext): void {
  mount(app, marketRoutes, {
    getListingMarket: ({ params }) => readMarket(context, params.id),
  })
}
