import { leaseFileRoutes } from '#contract/listings/listings-lease-files.ts'
import { STRUCTURE_LIMITS } from '#domain/listings/structure-terms.ts'
import { structurePath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { answerPrivateFile } from '../../../platform/http/answer-private-file.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { receiveFormUpload } from '../../../platform/uploads/receive-form-upload.ts'
import { deleteLeaseFile, putLeaseFile, tooLargeLease } from './lease-file.ts'
import { findLeaseFile, getLease } from './structure-papers.ts'

const LEASES_PER_USER: Limit = { name: 'lease-file:user', max: 60, perSeconds: 3600 }

/** Files of leases: for those who read leases alone, and never below /media. */
export function mountLeaseFiles(app: App, context: AppContext): void {
  const { config, db, files, limiter } = context
  mount(app, leaseFileRoutes, {
    async putLeaseFile({ params, c }) {
      const actor = requireActor(c)
      await limiter.take(LEASES_PER_USER, String(actor.personId))
      const asked = { id: params.id, actor, origin: originOf(c) }
      const left = await receiveFormUpload(c, {
        dataDir: config.DATA_DIR,
        maxFileBytes: STRUCTURE_LIMITS.fileBytes,
        tooLarge: tooLargeLease,
        require: async () => {
          await getLease(db, asked)
        },
        receive: (upload) => putLeaseFile(context, upload, asked),
        backTo: structurePath(params.id),
      })
      return left ?? getLease(db, asked)
    },

    async getLeaseFile({ params: { id }, c }) {
      const file = await findLeaseFile(db, { id, actor: requireActor(c) })
      const answer =
        file &&
        (await answerPrivateFile(c, files, { path: file.path, mediaType: file.media_type, name: file.name }))
      if (!answer) throw new AppError('not-found', { message: 'No file of this lease is kept' })
      return answer
    },

    async deleteLeaseFile({ params, c }) {
      const asked = { id: params.id, actor: requireActor(c), origin: originOf(c) }
      await deleteLeaseFile(context, asked)
      return getLease(db, asked)
    },
  })
}
