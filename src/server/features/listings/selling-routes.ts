import { sellingRoutes } from '#contract/selling.ts'
import type { ListingTransition } from '#domain/listing.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { setPageHeaders } from '../../platform/http/id-cursor.ts'
import { mount } from '../../platform/http/mount.ts'
import { originOf } from '../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../platform/http/require-actor.ts'
import { createListing, readSubmissionKey } from './create-listing.ts'
import { decideRevision, listRevisions } from './decide-revision.ts'
import { duplicateListing } from './duplicate-listing.ts'
import { exportListings } from './export-listings.ts'
import { moveListing } from './move-listing.ts'
import { countOwnListings, getOwnListing, listOwnListings } from './own-listings.ts'
import { presentListing } from './present.ts'
import { EDIT_CONFLICT, updateListing } from './update-listing.ts'
import { updateOwnListings } from './update-own-listings.ts'
import { countView } from './views.ts'

/** The seller's side: what is here asks for an account. */
export function mountSelling(app: App, context: AppContext): void {
  const { db, viewCounter } = context
  mount(app, sellingRoutes, {
    async createListing({ body, c }) {
      const submissionKey = readSubmissionKey(c.req.header('idempotency-key'))
      return presentListing(await createListing(context, { actor: requireActor(c), body, submissionKey }))
    },

    async listOwnListings({ query, c }) {
      await viewCounter.flush()
      const page = await listOwnListings(db, requireActor(c), query)
      setPageHeaders(c, page)
      return page.spaces
    },

    countOwnListings: ({ c }) => countOwnListings(db, requireActor(c)),

    async exportOwnListings({ query, c }) {
      const format = query.format ?? 'csv'
      const text = await exportListings(db, requireActor(c), format)
      return c.body(text, 200, {
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/geo+json',
        'content-disposition': `attachment; filename="placard-spaces.${format}"`,
        'cache-control': 'no-store',
      })
    },

    async getOwnListing({ params, c }) {
      await viewCounter.flush()
      return getOwnListing(db, requireActor(c), params.id)
    },

    async updateListing({ params, body, c }) {
      const actor = requireActor(c)
      const { updatedAt, ...yours } = body
      const { newer } = await updateListing(context, { actor, id: params.id, body: yours, updatedAt })
      if (newer) {
        const current = presentListing(newer)
        return c.json({ success: false, code: 'conflict', message: EDIT_CONFLICT, current, yours }, 409)
      }
      return getOwnListing(db, actor, params.id)
    },

    updateOwnListings: ({ body, c }) => updateOwnListings(context, requireActor(c), body.changes),

    async moveListing({ params, body, c }) {
      const actor = requireActor(c)
      const transition = body.step as ListingTransition
      await db
        .transaction()
        .execute((trx) => moveListing(trx, { id: params.id, transition, actor, as: 'seller' }))
      return getOwnListing(db, actor, params.id)
    },

    async duplicateListing({ params, c }) {
      const actor = requireActor(c)
      return getOwnListing(db, actor, await duplicateListing(context, actor, params.id))
    },

    async countView({ params, actor, c }) {
      await countView(context, { id: params.id, actor, address: c.var.clientAddress })
      return { success: true as const }
    },

    async listRevisions({ query, c }) {
      requireAdmin(c)
      const page = await listRevisions(db, query.cursor)
      setPageHeaders(c, page)
      return page.revisions
    },

    async decideRevision({ params, body, c }) {
      const reason = body.status === 'rejected' ? body.reason : null
      await decideRevision(context, {
        actor: requireAdmin(c),
        id: params.id,
        status: body.status,
        reason,
        origin: originOf(c),
      })
      return { success: true as const }
    },
  })
}
