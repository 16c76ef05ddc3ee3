import { proofRoutes } from '#contract/booking/proofs.ts'
import { proofCaptureRoutes } from '#contract/booking/proofs-capture.ts'
import { isPastKeeping } from '#domain/booking/proof/keeping.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { bookingPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { answerPrivateFile } from '../../../platform/http/answer-private-file.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import type { App } from '../../../platform/http/env.ts'
import { isForm, mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { receiveFormUpload } from '../../../platform/uploads/receive-form-upload.ts'
import { getBookingRow, noSuchBooking } from '../bookings/lock-booking.ts'
import type { ProofRow } from '../duties/list-proofs.ts'
import { mountAffidavits } from './affidavits/mount-affidavits.ts'
import { mountBatches } from './batches/mount-batches.ts'
import { mountCrewLinks } from './crew-links/mount-crew-links.ts'
import { decideProof } from './decide-proof.ts'
import { exportProofDuties } from './export-proof-duties.ts'
import { mountFaceProblems } from './face-problems/mount-problems.ts'
import { getCapturePage } from './get-capture-page.ts'
import { getProofPackage } from './get-proof-package.ts'
import { getProofs } from './get-proofs.ts'
import { DECISIONS_PER_USER, PROOF_BODIES, PROOFS_PER_USER } from './limits.ts'
import { listProofDuties } from './list-proof-duties.ts'
import { findProof } from './queries.ts'
import { tooLarge } from './receive-proof.ts'
import { requireProving, sendProof } from './send-proof.ts'
import { mountShownPhotos } from './shown-photos/mount-shown-photos.ts'

export function mountProofs(app: App, context: AppContext): void {
  const { config, db, files, limiter } = context
  mountCrewLinks(app, context)
  mountBatches(app, context)
  mountAffidavits(app, context)
  mountFaceProblems(app, context)
  mountShownPhotos(app, context)

  mount(app, proofRoutes, {
    getProofs: ({ params, c }) => getProofs(context, params.id, requireActor(c)),

    async sendProof({ params: { id }, c }) {
      const actor = requireActor(c)
      await limiter.take(PROOFS_PER_USER, String(actor.personId))
      const left = await receiveFormUpload(c, {
        dataDir: config.DATA_DIR,
        maxFileBytes: PROOF_LIMITS.bytes,
        tooLarge,
        gate: PROOF_BODIES,
        subject: String(actor.personId),
        require: () => requireProving(context, id, actor),
        receive: (upload) => sendProof(context, { id, actor, upload }),
        backTo: `${bookingPath(id)}#proof`,
      })
      return left ?? getProofs(context, id, actor)
    },

    listProofDuties: ({ query, c }) => listProofDuties(context, requireActor(c).organizationId, query),

    async exportProofDuties({ query, c }) {
      const csv = await exportProofDuties(context, requireActor(c).organizationId, query)
      return answerCsv(c, csv, 'placard-proof-due.csv')
    },

    async decideProof({ params, body, c }) {
      const actor = requireActor(c)
      await limiter.take(DECISIONS_PER_USER, String(actor.personId))
      const bookingId = await decideProof(context, { ...params, actor, decision: body })
      if (isForm(c, proofRoutes.decideProof)) return c.redirect(`${bookingPath(bookingId)}#proof`, 303)
      return getProofs(context, bookingId, actor)
    },

    async getProofOriginal({ params, c }) {
      const { name, path, media_type: mediaType } = await find(params.id, requireActor(c))
      const answer = await answerPrivateFile(c, files, { path, mediaType, name })
      if (!answer) throw noSuchBooking()
      return answer
    },

    async getProofPreview({ params, c }) {
      const { preview_path: path } = await find(params.id, requireActor(c))
      const answer = await answerPrivateFile(c, files, { path, mediaType: 'image/webp' })
      if (!answer) throw noSuchBooking()
      return answer
    },
  })

  mount(app, proofCaptureRoutes, {
    getCapturePage: ({ params, c }) => getCapturePage(context, params.id, requireActor(c)),

    async getProofPackage({ params, c }) {
      const chain = await getProofPackage(context, params.id, requireActor(c))
      c.header('content-disposition', `attachment; filename="proof-${chain.booking}.json"`)
      return chain
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
