import type { Context } from 'hono'
import { faceProblemRoutes } from '#contract/booking/proofs-problems.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { crewLinkPath, sellerProofPath } from '#domain/paths.ts'
import type { AppContext } from '../../../../context.ts'
import { answerPrivateFile } from '../../../../platform/http/answer-private-file.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../../platform/http/env.ts'
import { mount } from '../../../../platform/http/mount.ts'
import { requireActor } from '../../../../platform/http/require-actor.ts'
import { receiveFormUpload } from '../../../../platform/uploads/receive-form-upload.ts'
import { openCrewLink } from '../crew-links/open-link.ts'
import { PROOF_BODIES, PROOFS_PER_LINK, PROOFS_PER_USER } from '../limits.ts'
import { tooLarge } from '../receive-proof.ts'
import { requireRoom } from '../send-proof.ts'
import { addFaceProblem, type Reporter } from './add-problem.ts'
import { findFaceProblem, listFaceProblems, mendFaceProblem } from './list-problems.ts'

export function mountFaceProblems(app: App, context: AppContext): void {
  const { config, db, files, limiter } = context

  mount(app, faceProblemRoutes, {
    listFaceProblems: ({ c }) => listFaceProblems(db, requireActor(c).organizationId),

    async sendFaceProblem({ c }) {
      const { personId, organizationId: sellerId } = requireActor(c)
      await limiter.take(PROOFS_PER_USER, String(personId))
      const { name } = await db
        .selectFrom('users')
        .select(({ fn }) => fn.coalesce('name', 'username').as('name'))
        .where('id', '=', personId)
        .executeTakeFirstOrThrow()
      const by = { sellerId, name: name ?? '', crewLinkId: null, userId: personId, words: '' }
      return receive(c, { by, subject: String(personId), backTo: sellerProofPath() })
    },

    async sendCrewProblem({ params: { token }, c }) {
      const link = await openCrewLink(context, token)
      await limiter.take(PROOFS_PER_LINK, String(link.id))
      const { sellerId, label: name, words } = link
      const by = { sellerId, name, words, crewLinkId: link.id, userId: null }
      return receive(c, { by, subject: `crew:${link.id}`, backTo: crewLinkPath(token) })
    },

    async mendFaceProblem({ params: { id }, body: { isMended }, c }) {
      const { personId: by, organizationId: sellerId } = requireActor(c)
      await mendFaceProblem(db, { id, sellerId, isMended, by, now: context.now() })
      return listFaceProblems(db, sellerId)
    },

    async getFaceProblemPreview({ params: { id }, c }) {
      const { preview_path: path } = await findFaceProblem(db, {
        id,
        sellerId: requireActor(c).organizationId,
      })
      const answer = await answerPrivateFile(c, files, { path, mediaType: 'image/webp' })
      if (!answer) throw new AppError('not-found')
      return answer
    },

    async getFaceProblemOriginal({ params: { id }, c }) {
      const { path, media_type: mediaType } = await findFaceProblem(db, {
        id,
        sellerId: requireActor(c).organizationId,
      })
      const answer = await answerPrivateFile(c, files, { path, mediaType, name: `problem-${id}` })
      if (!answer) throw new AppError('not-found')
      return answer
    },
  })

  async function receive(
    c: Context<RequestEnv>,
    { by, subject, backTo }: { by: Reporter; subject: string; backTo: string },
  ) {
    const problems: { id: string; sha256: string }[] = []
    const left = await receiveFormUpload(c, {
      dataDir: config.DATA_DIR,
      maxFileBytes: PROOF_LIMITS.bytes,
      tooLarge,
      gate: PROOF_BODIES,
      subject,
      require: () => requireRoom(db, by.sellerId),
      receive: async (upload) => void problems.push(await addFaceProblem(context, { by, upload })),
      backTo,
    })
    return left ?? { problems }
  }
}
