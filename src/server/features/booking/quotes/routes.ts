import { quoteRoutes } from '#contract/booking/quotes.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { quoteListing } from './quote-listing.ts'

export function mountQuotes(app: App, context: AppContext): void {
  mount(app, quoteRoutes, {
    createQuote: ({ params, body }) => quoteListing(context, params.id, body),
  })
}
