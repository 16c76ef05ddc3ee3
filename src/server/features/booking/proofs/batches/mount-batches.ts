import { proofBatchRoutes } from '#contract/booking/proofs-batches.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { sellerProofPath } from '#domain/paths.ts'
import type { AppContext } from '../../../../context.ts'
import { answerPrivateFile } from '../../../../platform/http/answer-private-file.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { App } from '../../../../platform/http/env.ts'
import { mount } from '../../../../platform/http/mount.ts'
import { requireActor } from '../../../../platform/http/require-actor.ts'
import { receiveFormUpload } from '../../../../platform/uploads/receive-form-upload.ts'
import { BATCH_FILES_PER_USER, BATCHES_PER_USER, PROOF_BODIES } from '../limits.ts'
import { tooLarge } from '../receive-proof.ts'
import { requireRoom } from '../send-proof.ts'
import { addBatchFile } from './add-file.ts'
import { getBatch, getBatchRow } from './batch-rows.ts'
import { chooseFace, createBatch, listBatches, startFiling } from './manage-batch.ts'

export function mountBatches(app: App, context: AppContext): void {
  const { config, db, files, limiter } = context

  mount(app, proofBatchRoutes, {
    listProofBatches: ({ c }) => listBatches(context, requireActor(c).organizationId),

    async createProofBatch({ c }) {
      const { personId: by, organizationId: sellerId } = requireActor(c)
      await limiter.take(BATCHES_PER_USER, String(by))
      return getBatch(context, { id: await createBatch(context, { sellerId, by }), sellerId })
    },

    getProofBatch: ({ params: { id }, c }) =>
      getBatch(context, { id, sellerId: requireActor(c).organizationId }),

    async sendBatchFile({ params: { id }, c }) {
      const { personId, organizationId: sellerId } = requireActor(c)
      const own = { id, sellerId }
      await limiter.take(BATCH_FILES_PER_USER, String(personId))
      const added: Awaited<ReturnType<typeof addBatchFile>>[] = []
      const left = await receiveFormUpload(c, {
        dataDir: config.DATA_DIR,
        maxFileBytes: PROOF_LIMITS.bytes,
        tooLarge,
        gate: PROOF_BODIES,
        subject: String(personId),
        require: async () => {
          await getBatchRow(db, own)
          await requireRoom(db, sellerId)
        },
        receive: async (upload) => void added.push(await addBatchFile(context, { own, upload })),
        backTo: sellerProofPath(),
      })
      const [file] = added
      if (left) return left
      if (!file) throw new AppError('invalid-input')
      return file
    },

    chooseBatchFace: ({ params: { id, file }, body: { target }, c }) =>
      chooseFace(context, { id, file, target, sellerId: requireActor(c).organizationId }),

    async getBatchPreview({ params: { id, file }, c }) {
      await getBatchRow(db, { id, sellerId: requireActor(c).organizationId })
      const row = await db
        .selectFrom('proof_batch_files')
        .select('preview_path')
        .where('batch_id', '=', id)
        .where('id', '=', file)
        .executeTakeFirst()
      const path = row?.preview_path ?? null
      const answer = await answerPrivateFile(c, files, { path, mediaType: 'image/webp' })
      if (!answer) throw new AppError('not-found')
      return answer
    },

    async fileProofBatch({ params: { id }, c }) {
      const { personId: by, organizationId: sellerId } = requireActor(c)
      await startFiling(context, { id, sellerId, by })
      return getBatch(context, { id, sellerId })
    },
  })
}
