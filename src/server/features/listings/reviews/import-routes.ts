import { importReviewRoutes } from '#contract/listings/reviews-imports.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { readIdCursor, setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireAdmin } from '../../../platform/http/require-actor.ts'
import { approveImport } from './approve-import.ts'
import { describeSubmitted } from './import-digest.ts'
import { getImportReview, listImportReviews } from './import-reviews.ts'
import { listDoubles, listSubmitted, listWaitingPage, presentImported } from './imported-spaces.ts'

/** Imports as the review queue has them: one thing each. */
export function mountImportReviews(app: App, context: AppContext): void {
  const { db, now } = context
  mount(app, importReviewRoutes, {
    listImportReviews: () => listImportReviews(db, now()),

    async getImportDigest({ params }) {
      await getImportReview(db, params.id)
      const [spaces, duplicates] = await Promise.all([
        listSubmitted(db, params.id),
        listDoubles(db, params.id),
      ])
      return { ...describeSubmitted(spaces), duplicates }
    },

    async listImportSpaces({ params, query, c }) {
      const { rows, nextCursor } = await listWaitingPage(db, params.id, readIdCursor(query.cursor))
      const { waiting } = await getImportReview(db, params.id)
      setPageHeaders(c, { total: waiting, nextCursor })
      return rows.map(presentImported)
    },

    async approveImport({ params, body, c }) {
      await approveImport(
        context,
        { importId: params.id, ...body },
        { actor: requireAdmin(c), origin: originOf(c) },
      )
      return getImportReview(db, params.id)
    },
  })
}
