import { listingRoutes } from '#contract/listings/listings.ts'
import { isPublic } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { canViewListing } from './policy.ts'
import { presentListing } from './present.ts'
import { findListing } from './queries.ts'

export function mountListings(app: App, { db, config, search }: AppContext): void {
  mount(app, listingRoutes, {
    async getListing({ params, actor }) {
      const row = await findListing(db, params.id)
      if (!row || !canViewListing(actor, row)) throw new AppError('listing-not-found')
      // as it was indexed, so that cards and pages say the same
      const [found] = isPublic(row.status) ? await search.get([row.id]) : []
      const { firstFree } = found ?? {}
      return {
        ...presentListing(row, config),
        ...(firstFree !== undefined && { firstFree }),
      }
    },
  })
}
