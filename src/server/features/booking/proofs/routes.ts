import { proofRoutes } from '#contract/booking/proofs.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
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
import { decideProof } from './decide-proof.ts'
import { getProofs } from './get-proofs.ts'
import { isPastKeeping } from './keeping.ts'
import { DECISIONS_PER_USER, PROOF_BODIES, PROOFS_PER_USER } from './limits.ts'
import { findProof, type ProofRow } from './queries.ts'
import { tooLarge } from './receive-proof.ts'
import { requireProving, sendProof } from './send-proof.ts'

/** Allowance for the form's encoding around the file, and its other fields. */
const FORM_BYTES = 64 * 1024

export function mountProofs(app: App, context: AppContext): void {
  const { config, db, files, limiter } = context

  const send = async (c: Parameters<typeof requireActor>[0], id: number) => {
    const actor = requireActor(c)
    await limiter.take(PROOFS_PER_USER, String(actor.id))
    if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
      throw new AppError('unsupported-media', { message: 'Send the file as multipart/form-data.' })
    await requireProving(context, id, actor)
    const bounds = {
      dataDir: config.DATA_DIR,
      maxBytes: PROOF_LIMITS.bytes + FORM_BYTES,
      tooLarge,
      gate: PROOF_BODIES,
      subject: String(actor.id),
    }
    await receiveUpload(c, bounds, (upload) => sendProof(context, { id, actor, upload }))
  }

  mount(app, proofRoutes, {
    getProofs: ({ params, c }) => getProofs(context, params.id, requireActor(c)),

    async sendProof({ params, c }) {
      // without scripts the browser has left its page: it gets one with a way back
      const hasLeft = c.req.header('sec-fetch-mode') === 'navigate'
      try {
        await send(c, params.id)
      } catch (error) {
        if (!hasLeft || !(error instanceof AppError)) throw error
        return answerNotSent(c, error)
      }
      if (hasLeft) return c.redirect(`${bookingPath(params.id)}#proof`, 303)
      return getProofs(context, params.id, requireActor(c))
    },

    async decideProof({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(DECISIONS_PER_USER, String(actor.id))
      const bookingId = await decideProof(context, { ...params, actor, decision: body })
      if (isForm(c, proofRoutes.decideProof)) return c.redirect(`${bookingPath(bookingId)}#proof`, 303)
      return getProofs(context, bookingId, actor)
    },

    async getProofOriginal({ params, c }) {
      const { name, path, media_type } = await find(params.id, requireActor(c))
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
      const headers = { ...PRIVATE, 'content-type': media_type, 'content-disposition': disposition }
      const answer = path && (await answerFile(c, files, { path, headers }))
      if (!answer) throw noSuchBooking()
      return answer
    },

    async getProofPreview({ params, c }) {
      const { preview_path: path } = await find(params.id, requireActor(c))
      const headers = { ...PRIVATE, 'content-type': 'image/webp' }
      const answer = path && (await answerFile(c, files, { path, headers }))
      if (!answer) throw noSuchBooking()
      return answer
    },
  })

  /** Both sides and admins read what was handed in. @throws AppError `booking-not-found` */
  async function find(id: string, actor: ReturnType<typeof requireActor>): Promise<ProofRow> {
    const proof = await findProof(db, id)
    if (!proof) throw noSuchBooking()
    const { booking } = await getBookingRow(db, proof.booking_id, actor)
    if (isPastKeeping(booking.last_day, context.now())) throw noSuchBooking()
    return proof
  }
}

const PRIVATE = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
}
