import { Readable } from 'node:stream'
import { sellingRoutes } from '#contract/listings/listings-own.ts'
import type { OfferedListingStep } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { toWebStream } from '../../../platform/files/to-web-stream.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { createListing } from './create-listing.ts'
import { duplicateListing } from './duplicate-listing.ts'
import { exportAsCsv, exportAsGeoJson } from './export-listings.ts'
import { moveListing } from './move-listing.ts'
import { countOwnListings, getOwnListing } from './own-listings.ts'
import { presentListing } from './present.ts'
import { updateListing } from './update-listing.ts'
import { updateOwnListings } from './update-own-listings.ts'
import { countView } from './views.ts'

/** The seller's side: what is here asks for an account. */
export function mountSelling(app: App, context: AppContext): void {
  const { db, config, spaceCounter } = context
  mount(app, sellingRoutes, {
    async createListing({ body, key, c }) {
      const { draft: from, ...form } = body
      const draft = from && { id: Number(from.id), updatedAt: from.updatedAt }
      const row = await createListing(context, { actor: requireActor(c), body: form, draft }, key)
      return presentListing(row, config)
    },

    countOwnListings: ({ c }) => countOwnListings(db, requireActor(c)),

    async exportOwnListings({ query, c }) {
      const format = query.format ?? 'csv'
      const actor = requireActor(c)
      const isCsv = format === 'csv'
      const body = isCsv
        ? toWebStream(Readable.from(exportAsCsv(db, actor), { objectMode: false }))
        : await exportAsGeoJson(context, actor)
      return c.body(body, 200, {
        'content-type': isCsv ? 'text/csv; charset=utf-8' : 'application/geo+json',
        'content-disposition': `attachment; filename="placard-spaces.${format}"`,
        'cache-control': 'no-store',
      })
    },

    async getOwnListing({ params, c }) {
      await spaceCounter.flush()
      return getOwnListing(context, requireActor(c), params.id)
    },

    async updateListing({ params, body, c }) {
      const actor = requireActor(c)
      const { updatedAt, ...yours } = body
      await updateListing(context, { actor, id: params.id, body: yours, updatedAt })
      return getOwnListing(context, actor, params.id)
    },

    updateOwnListings: ({ body, c }) => updateOwnListings(context, requireActor(c), body.changes),

    async moveListing({ params, body, c }) {
      const actor = requireActor(c)
      const step = body.step as OfferedListingStep
      const move = { id: params.id, step, actor, as: 'seller', now: context.now() } as const
      await db.transaction().execute((trx) => moveListing(trx, move))
      return getOwnListing(context, actor, params.id)
    },

    async duplicateListing({ params, query, c }) {
      const actor = requireActor(c)
      const { keep = ['photos'], face } = query
      const id = await duplicateListing(context, actor, { id: params.id, keep, isFace: face === '1' })
      return getOwnListing(context, actor, id)
    },

    async countView({ params, actor, c }) {
      await countView(context, {
        id: params.id,
        visit: { actor, address: c.var.clientAddress, headers: c.req.raw.headers },
      })
      return { success: true as const }
    },
  })
}
