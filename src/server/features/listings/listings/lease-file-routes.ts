import { leaseFileRoutes } from '#contract/listings/listings-lease-files.ts'
import { STRUCTURE_LIMITS } from '#domain/listings/structure-terms.ts'
import type { AppContext } from '../../../context.ts'
import { answerFile } from '../../../platform/http/answer-file.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { receiveUpload } from '../../../platform/uploads/receive-body.ts'
import { deleteLeaseFile, putLeaseFile, tooLargeLease } from './lease-file.ts'
import { findLeaseFile, getLease } from './structure-papers.ts'

const LEASES_PER_USER: Limit = { name: 'lease-file:user', max: 60, perSeconds: 3600 }
/** Allowance for the form's encoding around the file. */
const FORM_BYTES = 64 * 1024

/** Files of leases: for those who read leases alone, and never below /media. */
export function mountLeaseFiles(app: App, context: AppContext): void {
  const { config, db, files, limiter } = context
  mount(app, leaseFileRoutes, {
    async putLeaseFile({ params, c }) {
      const actor = requireActor(c)
      await limiter.take(LEASES_PER_USER, String(actor.personId))
      if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
        throw new AppError('unsupported-media', { message: 'Send the file as multipart/form-data.' })
      const bounds = {
        dataDir: config.DATA_DIR,
        maxBytes: STRUCTURE_LIMITS.fileBytes + FORM_BYTES,
        tooLarge: tooLargeLease,
      }
      const asked = { id: params.id, actor, origin: originOf(c) }
      return receiveUpload(c, bounds, (upload) => putLeaseFile(context, upload, asked))
    },

    async getLeaseFile({ params: { id }, c }) {
      await getLease(db, { id, actor: requireActor(c) })
      const file = await findLeaseFile(db, id)
      const answer = file && (await answerFile(c, files, { path: file.path, headers: toHeaders(file) }))
      if (!answer) throw new AppError('not-found', { message: 'No file of this lease is kept' })
      return answer
    },

    deleteLeaseFile: ({ params, c }) =>
      deleteLeaseFile(context, { id: params.id, actor: requireActor(c), origin: originOf(c) }),
  })
}

function toHeaders({ media_type, name }: { media_type: string; name: string }) {
  return {
    'content-type': media_type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  }
}
