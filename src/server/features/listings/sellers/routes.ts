import { type SellerProfile, sellerRoutes } from '#contract/listings/sellers.ts'
import { MAX_SHOWN_IDS, PAGE_SIZE } from '#domain/limits.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { readIdCursor, setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { presentAnswers, presentListing, toSpaceCard } from '../listings/present.ts'
import { getSeller, listNewestIds, listPublicOf, listSellersFrom, type SellerRow } from './queries.ts'

const SUGGESTED = 5

export function mountSellers(app: App, { db, config }: AppContext): void {
  mount(app, sellerRoutes, {
    suggestSellers: async ({ query }) => {
      const rows = await listSellersFrom(db, query.q, query.limit ?? SUGGESTED)
      return rows.map(({ id, name, username, company, spaces }) => ({
        id,
        name: name ?? username,
        company,
        spaces: Number(spaces),
      }))
    },

    getSeller: async ({ params }) =>
      presentSeller(await getSeller(db, params.id), await listNewestIds(db, params.id, MAX_SHOWN_IDS)),

    async listSellerSpaces({ params, query, c }) {
      const after = readIdCursor(query.cursor)
      const { spaces: total } = await getSeller(db, params.id)
      const page = await listPublicOf(db, params.id, { limit: query.limit ?? PAGE_SIZE, after })
      setPageHeaders(c, { total, nextCursor: page.nextCursor })
      return page.rows.map((row) => toSpaceCard(presentListing(row, config)))
    },
  })
}

function presentSeller(row: SellerRow, newestIds: number[]): SellerProfile {
  return {
    id: row.id,
    name: row.name ?? row.username,
    company: row.company,
    memberSince: row.created_at.toISOString(),
    isEmailVerified: row.status === 'active',
    answers: presentAnswers(row),
    spaces: row.spaces,
    newestIds,
  }
}
