import type { Context } from 'hono'
import { type OpenDirectPage, openDirectRoutes, type ProductSearch } from '#contract/edge/open-direct.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { enforceReadLimit } from '../../../platform/http/read-limits.ts'
import { readAvails } from './read-avails.ts'
import { readMarketPage, readSpaces } from './read-products.ts'
import { toProduct } from './to-product.ts'

const DEFAULT_COUNT = 25

/** Reads in the shape of OpenDirect 2.1: no accounts, no orders; a person books on the page of a space. */
export function mountOpenDirect(app: App, context: AppContext): void {
  const { PUBLIC_URL } = context.config
  const listProducts = async (c: Context<RequestEnv>, page: OpenDirectPage, search: ProductSearch = {}) => {
    const { count = DEFAULT_COUNT, offset = 0 } = page
    const { total, spaces } = await readMarketPage(context, { count, offset, search })
    c.header('x-total-count', String(total))
    return { products: spaces.map((space) => toProduct(space, PUBLIC_URL)) }
  }
  mount(app, openDirectRoutes, {
    listOpenDirectProducts: ({ query, c }) => listProducts(c, query),
    async getOpenDirectProduct({ params }) {
      const [space] = await readSpaces(context, [params.id])
      if (!space) throw new AppError('listing-not-found')
      return toProduct(space, PUBLIC_URL)
    },
    searchOpenDirectProducts: ({ query, body, c }) => listProducts(c, query, body),
    async readOpenDirectAvails({ body, c }) {
      // each product is priced, and counts as a quote of its own does
      for (const _ of body.productids.slice(1)) enforceReadLimit(c, 'write')
      return { avails: await readAvails(context, body) }
    },
  })
}
