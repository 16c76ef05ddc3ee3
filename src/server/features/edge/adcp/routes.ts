import { adcpRoutes } from '#contract/edge/adcp.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { toOpenSpace } from '../open-data/open-space.ts'
import { readMarketPage } from '../open-direct/read-products.ts'
import { toAdcpProduct } from './to-adcp-product.ts'

const DEFAULT_COUNT = 25

/** Products to read in the shape of AdCP; what buys, sends creatives or reports delivery is not here. */
export function mountAdcp(app: App, context: AppContext): void {
  const { PUBLIC_URL: publicUrl } = context.config
  mount(app, adcpRoutes, {
    async listAdcpProducts({ query: { count = DEFAULT_COUNT, offset = 0 }, c }) {
      const { total, spaces } = await readMarketPage(context, { count, offset })
      c.header('x-total-count', String(total))
      const products = spaces.map(({ listing, booking }) => {
        const { interval } = listing
        const { timeZone } = booking.terms
        return toAdcpProduct({
          space: toOpenSpace(listing, { publicUrl, showsCalendar: false }),
          interval,
          timeZone,
          publicUrl,
        })
      })
      return { products }
    },
  })
}
