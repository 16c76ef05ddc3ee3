import { sellerReviewRoutes } from '#contract/booking/seller-reviews.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../../platform/http/require-actor.ts'
import { getReview } from './get-review.ts'
import { REPLIES_PER_USER, REPORTS_PER_USER, REVIEWS_PER_USER } from './limits.ts'
import { readProofRecord } from './measure-proof.ts'
import { moderateReview } from './moderate-review.ts'
import { presentDesk, presentPublic } from './present.ts'
import { getDeskRow, listDeskRows, listShownAbout, readRating } from './queries.ts'
import { replyToReview } from './reply-to-review.ts'
import { reportReview } from './report-review.ts'
import { writeReview } from './write-review.ts'

const PAGE_SIZE = 10

export function mountSellerReviews(app: App, context: AppContext): void {
  const { db, limiter } = context
  mount(app, sellerReviewRoutes, {
    getReview: ({ params, c }) => getReview(context, { id: params.id, actor: requireActor(c) }),

    async writeReview({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(REVIEWS_PER_USER, String(actor.personId))
      await writeReview(context, { id: params.id, actor, review: body })
      return getReview(context, { id: params.id, actor })
    },

    async replyToReview({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(REPLIES_PER_USER, String(actor.personId))
      const id = await replyToReview(context, { id: params.id, actor, ...body })
      return getReview(context, { id, actor })
    },

    async reportReview({ params, body, c }) {
      const { personId: reporterId } = requireActor(c)
      await limiter.take(REPORTS_PER_USER, String(reporterId))
      await reportReview(context, { id: params.id, reporterId, ...body })
      return { success: true }
    },

    async listSellerReviews({ params, query }) {
      const about = { userId: params.id, side: 'buyer' } as const
      const after = readIdCursor(query.cursor)
      const [rating, proof, page] = await Promise.all([
        readRating(db, about),
        readProofRecord(db, params.id),
        listShownAbout(db, { ...about, limit: query.limit ?? PAGE_SIZE, after }),
      ])
      return {
        rating,
        proof,
        items: page.rows.map(presentPublic),
        nextCursor: page.nextCursor,
      }
    },

    async listDeskReviews({ query }) {
      const after = readIdCursor(query.cursor)
      const page = await listDeskRows(db, { view: query.view ?? 'open', after })
      return { items: page.rows.map(presentDesk), nextCursor: page.nextCursor }
    },

    async moderateReview({ params, body, c }) {
      await moderateReview(
        context,
        { id: params.id, ...body },
        { actor: requireAdmin(c), origin: originOf(c) },
      )
      return presentDesk(await getDeskRow(db, params.id))
    },
  })
}
