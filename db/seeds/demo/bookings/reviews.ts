import type { WrittenReview } from '#contract/booking/seller-reviews.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import { listReviewsOf } from '#server/features/booking/seller-reviews/queries.ts'
import { replyToReview } from '#server/features/booking/seller-reviews/reply-to-review.ts'
import { writeReview } from '#server/features/booking/seller-reviews/write-review.ts'
import { idOf } from './steps.ts'
import type { Act } from './types.ts'

/** How it went, by one side; with the second one both are open. */
export const review =
  (given: WrittenReview): Act =>
  (scene) =>
    writeReview(scene.stage.context, { id: idOf(scene), actor: scene[given.side], review: given })

/** The one reply of whom it is about. */
export const reply =
  (side: Side, body: string): Act =>
  async (scene) => {
    const all = await listReviewsOf(scene.stage.trx, idOf(scene))
    const { id } = required(all.find((one) => one.side !== side))
    await replyToReview(scene.stage.context, { id, actor: scene[side], body })
  }
