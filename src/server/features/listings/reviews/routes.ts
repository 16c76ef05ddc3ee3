import { reviewRoutes } from '#contract/listings/reviews.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../../platform/http/require-actor.ts'
import { presentListing } from '../listings/present.ts'
import { findListing } from '../listings/queries.ts'
import { decideListing, decideListings } from './decide-listing.ts'
import { listDuplicates } from './list-duplicates.ts'
import { measureReviewPace } from './measure-pace.ts'
import { presentDuplicate, presentEvent } from './present.ts'
import { countListings, findNextPending, findRevisionId, getSellerFacts, listEvents } from './queries.ts'
import { isTrusted, listHeldBack, readSellerTrust } from './trust/read-trust.ts'

export function mountReviews(app: App, context: AppContext): void {
  const { db, config } = context

  const getListing = async (id: number) => {
    const row = await findListing(db, id)
    if (!row) throw new AppError('listing-not-found')
    return row
  }

  mount(app, reviewRoutes, {
    getReviewPace: async ({ c }) => ({
      hours: await measureReviewPace(db, context.now()),
      isTrusted: await isTrusted(db, requireActor(c).organizationId, context.now()),
    }),

    countListings({ query }) {
      return countListings(db, query.q)
    },

    decideListings({ body, c }) {
      return decideListings(context, body, { actor: requireAdmin(c), origin: originOf(c) })
    },

    async reviewListing({ params }) {
      const row = await getListing(params.id)
      const [seller, trust, heldBack, duplicates, events, revisionId, nextPendingId] = await Promise.all([
        getSellerFacts(db, row.seller_id),
        readSellerTrust(db, row.seller_id, context.now()),
        listHeldBack(db, row.id),
        listDuplicates(db, row),
        listEvents(db, row.id),
        findRevisionId(db, row.id),
        findNextPending(db, row),
      ])
      return {
        listing: presentListing(row, config),
        seller: { ...seller, trust },
        heldBack,
        duplicates: duplicates.map(presentDuplicate),
        events: events.map(presentEvent),
        revisionId,
        nextPendingId,
      }
    },

    async decideListing({ params, body, c }) {
      await decideListing(
        context,
        { id: params.id, decision: body },
        { actor: requireAdmin(c), origin: originOf(c) },
      )
      return presentListing(await getListing(params.id), config)
    },
  })
}
