import { z } from 'zod'
import { BATCH_FILE_STATES, BATCH_LIMITS, BATCH_MATCHES } from '#domain/booking/proof/match-files.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** A photo that is due and can be handed in now. */
const Face = z.object({
  bookingId: z.number().int(),
  duty: z.string(),
  /** "A-0114, Bonney Lake bulletin: North face, Mar 1 to 28" */
  name: z.string(),
  unitCode: z.string().nullable(),
})

const BatchFile = z.object({
  id: z.string(),
  name: z.string(),
  sha256: z.string(),
  match: z.enum(BATCH_MATCHES),
  /** A unit that it may show; empty: none is known. */
  hint: z.string(),
  /** The day that the camera wrote into it (`YYYY-MM-DD`). */
  takenOn: z.string().nullable(),
  preview: z.string().nullable(),
  /** What it is filed for; null: somebody chooses. */
  target: z.object({ bookingId: z.number().int(), duty: z.string() }).nullable(),
  state: z.enum(BATCH_FILE_STATES),
  /** Why it was refused. */
  problem: z.string().nullable(),
})
export type BatchFile = z.infer<typeof BatchFile>

const Counts = z.object({
  /** Matched, and not filed yet. */
  matched: z.number().int(),
  /** That somebody chooses a face for. */
  asked: z.number().int(),
  filing: z.number().int(),
  filed: z.number().int(),
  refused: z.number().int(),
})

export const ProofBatch = z.object({
  id: z.number().int(),
  /** ISO 8601. */
  createdAt: z.string(),
  counts: Counts,
  /** What was not matched and what was refused first, then by name. */
  files: z.array(BatchFile),
  /** What a file can be for. */
  faces: z.array(Face),
})
export type ProofBatch = z.infer<typeof ProofBatch>

const FileParams = z.object({ id: IdParams.shape.id, file: z.uuid() })
const Bytes = z.string()

export const proofBatchRoutes = defineRoutes({
  listProofBatches: {
    method: 'GET',
    path: '/api/my/proof-batches',
    summary: 'Batches of photos of mine that are not all filed yet, the newest first',
    needsAccount: true,
    output: z.object({
      items: z.array(z.object({ id: z.number().int(), createdAt: z.string(), counts: Counts })),
    }),
  },
  createProofBatch: {
    method: 'POST',
    path: '/api/my/proof-batches',
    summary: 'Begin a batch: many photos at once, matched by unit before anything is filed',
    needsAccount: true,
    needs: 'produce',
    output: ProofBatch,
    status: 201,
    refusals: ['conflict', 'rate-limited'],
  },
  getProofBatch: {
    method: 'GET',
    path: '/api/my/proof-batches/:id',
    summary: 'A batch of mine: what each file is matched with, and how far it is filed',
    needsAccount: true,
    params: IdParams,
    output: ProofBatch,
    refusals: ['not-found'],
  },
  sendBatchFile: {
    method: 'POST',
    path: '/api/my/proof-batches/:id/files',
    summary: `Add a photo to a batch, as multipart/form-data: \`id\` (a UUID of the sender's, under which it becomes proof), then \`file\` (at most ${PROOF_LIMITS.bytes / 1024 / 1024} MB; ${BATCH_LIMITS.files} files a batch)`,
    needsAccount: true,
    needs: 'produce',
    params: IdParams,
    accepts: ['multipart/form-data'],
    output: BatchFile,
    status: 201,
    refusals: [
      'not-found',
      'proof-duplicate',
      'not-proof',
      'batch-too-large',
      'too-large',
      'unsupported-media',
      'rate-limited',
    ],
  },
  chooseBatchFace: {
    method: 'PATCH',
    path: '/api/my/proof-batches/:id/files/:file',
    summary: 'Choose what a file of a batch is for, or that it is for nothing, until it is filed',
    needsAccount: true,
    needs: 'produce',
    params: FileParams,
    body: z.object({
      target: z.object({ bookingId: z.number().int().min(1), duty: z.string().min(1).max(100) }).nullable(),
    }),
    output: BatchFile,
    refusals: ['not-found', 'conflict'],
  },
  getBatchPreview: {
    method: 'GET',
    path: '/api/my/proof-batches/:id/files/:file/preview',
    summary: 'A small picture of a file of a batch that is not filed yet',
    needsAccount: true,
    params: FileParams,
    output: Bytes,
    answers: { 'image/webp': Bytes },
    refusals: ['not-found'],
  },
  fileProofBatch: {
    method: 'POST',
    path: '/api/my/proof-batches/:id/filings',
    summary: 'File all that is matched as proof, for good; what is not matched stays',
    needsAccount: true,
    needs: 'produce',
    params: IdParams,
    output: ProofBatch,
    status: 202,
    refusals: ['not-found'],
  },
})
