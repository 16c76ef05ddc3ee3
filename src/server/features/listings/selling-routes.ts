import { sellingRoutes } from '#contract/selling.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { mount } from '../../platform/http/mount.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { createListing, readSubmissionKey } from './create-listing.ts'
import { presentListing } from './present.ts'

/** The seller's side: what is here asks for an account. */
export function mountSelling(app: App, context: AppContext): void {
  mount(app, sellingRoutes, {
    async createListing({ body, c }) {
      const submissionKey = readSubmissionKey(c.req.header('idempotency-key'))
      return presentListing(await createListing(context, { actor: requireActor(c), body, submissionKey }))
    },
  })
}
