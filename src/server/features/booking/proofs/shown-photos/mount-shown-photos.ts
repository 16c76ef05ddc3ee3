import { shownPhotoRoutes } from '#contract/booking/proofs-shown.ts'
import { bookingPath } from '#domain/paths.ts'
import type { AppContext } from '../../../../context.ts'
import { answerFile } from '../../../../platform/http/answer-file.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { App } from '../../../../platform/http/env.ts'
import { isForm, mount } from '../../../../platform/http/mount.ts'
import { requireActor } from '../../../../platform/http/require-actor.ts'
import { getProofs } from '../get-proofs.ts'
import { DECISIONS_PER_USER } from '../limits.ts'
import { isProofId } from '../queries.ts'
import { findShown, listShown } from './shown-rows.ts'
import { stepShownPhoto } from './step-shown-photo.ts'

/** What was taken off is gone from a browser that has seen it after as long. */
const HEADERS = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, max-age=600',
}

export function mountShownPhotos(app: App, context: AppContext): void {
  const { db, files, limiter, now } = context
  mount(app, shownPhotoRoutes, {
    async stepShownPhoto({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(DECISIONS_PER_USER, String(actor.personId))
      const bookingId = await stepShownPhoto(context, { ...params, ...body, actor })
      if (isForm(c, shownPhotoRoutes.stepShownPhoto))
        return c.redirect(`${bookingPath(bookingId)}#proof`, 303)
      return getProofs(context, bookingId, actor)
    },

    async listShownPhotos({ params }) {
      const rows = await listShown(db, { listingId: params.id, now: now() })
      return {
        items: rows.map(({ proof_id: id, width, height, taken_on: takenOn }) => ({
          id,
          url: `/api/shown-photos/${id}`,
          width,
          height,
          takenOn,
        })),
      }
    },

    async getShownPhoto({ params: { id }, c }) {
      const photo = isProofId(id) ? await findShown(db, { id, now: now() }) : undefined
      const answer = photo && (await answerFile(c, files, { path: photo.path, headers: HEADERS }))
      if (!answer) throw new AppError('not-found')
      return answer
    },
  })
}
