import { creativeRoutes } from '#contract/booking/creatives.ts'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import { bookingPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { answerPrivateFile } from '../../../platform/http/answer-private-file.ts'
import type { App } from '../../../platform/http/env.ts'
import { isForm, mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { receiveFormUpload } from '../../../platform/uploads/receive-form-upload.ts'
import { getBookingRow, noSuchBooking } from '../bookings/lock-booking.ts'
import { copyArtwork } from './copy-artwork.ts'
import { decideArtwork } from './decide-artwork.ts'
import { getArtwork } from './get-artwork.ts'
import { ARTWORK_BODIES, ARTWORK_PER_USER, DECISIONS_PER_USER } from './limits.ts'
import { canReadArtworkFile } from './policy.ts'
import { findCreative } from './queries.ts'
import { tooLarge } from './receive-artwork.ts'
import { requireSending, sendArtwork } from './send-artwork.ts'

export function mountCreatives(app: App, context: AppContext): void {
  const { config, db, files, limiter } = context
  mount(app, creativeRoutes, {
    getArtwork: ({ params, c }) => getArtwork(context, params.id, requireActor(c)),

    async sendArtwork({ params: { id }, c }) {
      const actor = requireActor(c)
      await limiter.take(ARTWORK_PER_USER, String(actor.personId))
      const left = await receiveFormUpload(c, {
        dataDir: config.DATA_DIR,
        maxFileBytes: ARTWORK_LIMITS.bytes,
        tooLarge,
        gate: ARTWORK_BODIES,
        subject: String(actor.personId),
        require: () => requireSending(context, id, actor),
        receive: (upload) => sendArtwork(context, { id, actor, upload }),
        backTo: `${bookingPath(id)}#artwork`,
      })
      return left ?? getArtwork(context, id, actor)
    },

    async copyArtwork({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(ARTWORK_PER_USER, String(actor.personId))
      await copyArtwork(context, { id: params.id, actor, copy: body })
      return getArtwork(context, params.id, actor)
    },

    async decideArtwork({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(DECISIONS_PER_USER, String(actor.personId))
      await decideArtwork(context, { ...params, actor, decision: body })
      if (isForm(c, creativeRoutes.decideArtwork)) return c.redirect(`${bookingPath(params.id)}#artwork`, 303)
      return getArtwork(context, params.id, actor)
    },

    async getArtworkFile({ params, c }) {
      const { name, path, media_type: mediaType } = await find(params, requireActor(c))
      const answer = await answerPrivateFile(c, files, { path, mediaType, name })
      if (!answer) throw noSuchBooking()
      return answer
    },

    async getArtworkPreview({ params, c }) {
      const { preview_path: path } = await find(params, requireActor(c))
      const answer = await answerPrivateFile(c, files, { path, mediaType: 'image/webp' })
      if (!answer) throw noSuchBooking()
      return answer
    },
  })

  /** @throws AppError `booking-not-found` */
  async function find(
    { id, creativeId }: { id: number; creativeId: string },
    actor: ReturnType<typeof requireActor>,
  ) {
    const { reader } = await getBookingRow(db, id, actor)
    const creative = canReadArtworkFile(reader) && (await findCreative(db, { bookingId: id, id: creativeId }))
    if (!creative) throw noSuchBooking()
    return creative
  }
}
