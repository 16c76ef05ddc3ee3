import { creativeRoutes } from '#contract/booking/creatives.ts'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import { bookingPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { answerFile } from '../../../platform/http/answer-file.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { isForm, mount } from '../../../platform/http/mount.ts'
import { answerNotSent } from '../../../platform/http/not-sent-page.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { receiveUpload } from '../../../platform/uploads/receive-body.ts'
import { getBookingRow, noSuchBooking } from '../bookings/lock-booking.ts'
import { copyArtwork } from './copy-artwork.ts'
import { decideArtwork } from './decide-artwork.ts'
import { getArtwork } from './get-artwork.ts'
import { ARTWORK_BODIES, ARTWORK_PER_USER, DECISIONS_PER_USER } from './limits.ts'
import { canReadArtworkFile } from './policy.ts'
import { findCreative } from './queries.ts'
import { tooLarge } from './receive-artwork.ts'
import { requireSending, sendArtwork } from './send-artwork.ts'

/** Allowance for the form's encoding around the file, and its other fields. */
const FORM_BYTES = 64 * 1024

export function mountCreatives(app: App, context: AppContext): void {
  const { config, db, files, limiter } = context
  const maxBytes = ARTWORK_LIMITS.bytes + FORM_BYTES

  const send = async (c: Parameters<typeof requireActor>[0], id: number) => {
    const actor = requireActor(c)
    await limiter.take(ARTWORK_PER_USER, String(actor.id))
    if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
      throw new AppError('unsupported-media', { message: 'Send the file as multipart/form-data.' })
    await requireSending(context, id, actor)
    const bounds = {
      dataDir: config.DATA_DIR,
      maxBytes,
      tooLarge,
      gate: ARTWORK_BODIES,
      subject: String(actor.id),
    }
    await receiveUpload(c, bounds, (upload) => sendArtwork(context, { id, actor, upload }))
  }

  mount(app, creativeRoutes, {
    getArtwork: ({ params, c }) => getArtwork(context, params.id, requireActor(c)),

    async sendArtwork({ params, c }) {
      // without scripts the browser has left its page: it gets one with a way back
      const hasLeft = c.req.header('sec-fetch-mode') === 'navigate'
      try {
        await send(c, params.id)
      } catch (error) {
        if (!hasLeft || !(error instanceof AppError)) throw error
        return answerNotSent(c, error)
      }
      if (hasLeft) return c.redirect(`${bookingPath(params.id)}#artwork`, 303)
      return getArtwork(context, params.id, requireActor(c))
    },

    async copyArtwork({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(ARTWORK_PER_USER, String(actor.id))
      await copyArtwork(context, { id: params.id, actor, copy: body })
      return getArtwork(context, params.id, actor)
    },

    async decideArtwork({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(DECISIONS_PER_USER, String(actor.id))
      await decideArtwork(context, { ...params, actor, decision: body })
      if (isForm(c, creativeRoutes.decideArtwork)) return c.redirect(`${bookingPath(params.id)}#artwork`, 303)
      return getArtwork(context, params.id, actor)
    },

    async getArtworkFile({ params, c }) {
      const { name, path, media_type } = await find(params, requireActor(c))
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
      const headers = { ...PRIVATE, 'content-type': media_type, 'content-disposition': disposition }
      const answer = path && (await answerFile(c, files, { path, headers }))
      if (!answer) throw noSuchBooking()
      return answer
    },

    async getArtworkPreview({ params, c }) {
      const { preview_path: path } = await find(params, requireActor(c))
      const headers = { ...PRIVATE, 'content-type': 'image/webp' }
      const answer = path && (await answerFile(c, files, { path, headers }))
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

const PRIVATE = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
}
