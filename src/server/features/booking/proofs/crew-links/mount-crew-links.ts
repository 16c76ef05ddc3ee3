import { proofCrewRoutes } from '#contract/booking/proofs-crew.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { crewLinkPath } from '#domain/paths.ts'
import type { AppContext } from '../../../../context.ts'
import { answerPrivateFile } from '../../../../platform/http/answer-private-file.ts'
import type { App } from '../../../../platform/http/env.ts'
import { mount } from '../../../../platform/http/mount.ts'
import { requireActor } from '../../../../platform/http/require-actor.ts'
import { receiveFormUpload } from '../../../../platform/uploads/receive-form-upload.ts'
import { noSuchBooking } from '../../bookings/lock-booking.ts'
import { CREW_LINKS_PER_USER, PROOF_BODIES, PROOFS_PER_LINK } from '../limits.ts'
import { tooLarge } from '../receive-proof.ts'
import { requireRoom } from '../send-proof.ts'
import { createCrewLink, listCrewLinks, revokeCrewLink } from './manage-links.ts'
import { findCrewArtwork, getCrewFaces, openCrewLink } from './open-link.ts'
import { sendCrewProof } from './send-crew-proof.ts'

export function mountCrewLinks(app: App, context: AppContext): void {
  const { config, files, limiter } = context

  mount(app, proofCrewRoutes, {
    listCrewLinks: ({ c }) => listCrewLinks(context, requireActor(c).organizationId),

    async createCrewLink({ body, c }) {
      const actor = requireActor(c)
      await limiter.take(CREW_LINKS_PER_USER, String(actor.personId))
      return createCrewLink(context, { ...body, actor })
    },

    async revokeCrewLink({ params: { id }, c }) {
      const { organizationId: sellerId } = requireActor(c)
      await revokeCrewLink(context, { id, sellerId })
      return listCrewLinks(context, sellerId)
    },

    async getCrewFaces({ params, c }) {
      c.header('cache-control', 'private, no-store')
      return getCrewFaces(context, params.token)
    },

    async getCrewArtwork({ params, c }) {
      const path = await findCrewArtwork(context, params)
      const answer = await answerPrivateFile(c, files, { path, mediaType: 'image/webp' })
      if (!answer) throw noSuchBooking()
      return answer
    },

    async sendCrewProof({ params: { token }, c }) {
      const link = await openCrewLink(context, token)
      const subject = `crew:${link.id}`
      await limiter.take(PROOFS_PER_LINK, String(link.id))
      const sent: { id: string; sha256: string }[] = []
      const left = await receiveFormUpload(c, {
        dataDir: config.DATA_DIR,
        maxFileBytes: PROOF_LIMITS.bytes,
        tooLarge,
        gate: PROOF_BODIES,
        subject,
        require: () => requireRoom(context.db, link.sellerId),
        receive: async (upload) => void sent.push(await sendCrewProof(context, { link, upload })),
        backTo: crewLinkPath(token),
      })
      return left ?? { proofs: sent }
    },
  })
}
