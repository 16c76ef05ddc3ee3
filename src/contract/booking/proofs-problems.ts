import { z } from 'zod'
import { FACE_PROBLEMS } from '#domain/booking/proof/face-problem.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { defineRoutes } from '../route.ts'

/** What somebody saw wrong at a face: never proof, and shown to its seller alone. Instants are ISO 8601. */
const FaceProblem = z.object({
  id: z.string(),
  kind: z.enum(FACE_PROBLEMS),
  /** In the words of whoever saw it; may be empty. */
  note: z.string(),
  /** The seller's own number of the space. */
  unitCode: z.string().nullable(),
  space: z.string(),
  /** Face and days. */
  placement: z.string(),
  /** That ran there; null: it is gone. */
  booking: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  /** Whom the link was given to, or the member who reports it. */
  by: z.string(),
  /** By the phone's own clock; null: it did not say. */
  capturedAt: z.string().nullable(),
  receivedAt: z.string(),
  preview: z.string().nullable(),
  original: z.string(),
  /** Null: it is still to be mended. */
  mendedAt: z.string().nullable(),
})
export type FaceProblem = z.infer<typeof FaceProblem>

/** Those to be mended first, then some that were; the newest first. */
export const FaceProblemList = z.object({ items: z.array(FaceProblem), open: z.number().int() })
export type FaceProblemList = z.infer<typeof FaceProblemList>

/** As the server has stored it. */
const SentProblem = z.object({ problems: z.array(z.object({ id: z.string(), sha256: z.string() })) })

const ProblemParams = z.object({ id: z.uuid() })
const Bytes = z.string()
const REFUSALS = [
  'booking-not-found',
  'conflict',
  'not-proof',
  'too-large',
  'unsupported-media',
  'rate-limited',
] as const
const FIELDS = `multipart/form-data: \`id\` (a UUID of the sender’s), \`booking\` and \`duty\` of the face, \`problem\` (${FACE_PROBLEMS.join(', ')}), optionally \`caption\` (what is wrong) and \`capture\`, then \`file\` (at most ${PROOF_LIMITS.bytes / 1024 / 1024} MB)`

export const faceProblemRoutes = defineRoutes({
  listFaceProblems: {
    method: 'GET',
    path: '/api/my/face-problems',
    summary: 'What crews have reported wrong at my faces, with photos that are no proof',
    needsAccount: true,
    output: FaceProblemList,
  },
  sendFaceProblem: {
    method: 'POST',
    path: '/api/my/face-problems',
    summary: `Report what is wrong at a face that I sell, as ${FIELDS}`,
    needsAccount: true,
    needs: 'produce',
    accepts: ['multipart/form-data'],
    output: SentProblem,
    status: 201,
    refusals: [...REFUSALS],
  },
  sendCrewProblem: {
    method: 'POST',
    path: '/api/crew/:token/problems',
    summary: `Report what is wrong at a face by the link of a crew, as ${FIELDS}`,
    params: z.object({ token: z.string().max(100) }),
    accepts: ['multipart/form-data'],
    output: SentProblem,
    status: 201,
    refusals: ['crew-link-over', ...REFUSALS],
  },
  mendFaceProblem: {
    method: 'PATCH',
    path: '/api/my/face-problems/:id',
    summary: 'Say that what was wrong at a face is mended, or that it is not',
    needsAccount: true,
    needs: 'produce',
    params: ProblemParams,
    body: z.object({ isMended: z.boolean() }),
    output: FaceProblemList,
    refusals: ['not-found'],
  },
  getFaceProblemPreview: {
    method: 'GET',
    path: '/api/my/face-problems/:id/preview',
    summary: 'A small picture of what is wrong at a face',
    needsAccount: true,
    params: ProblemParams,
    output: Bytes,
    answers: { 'image/webp': Bytes },
    refusals: ['not-found'],
  },
  getFaceProblemOriginal: {
    method: 'GET',
    path: '/api/my/face-problems/:id/original',
    summary: 'The photo of what is wrong at a face, byte for byte',
    needsAccount: true,
    params: ProblemParams,
    output: Bytes,
    answers: { '*/*': Bytes },
    refusals: ['not-found'],
  },
})
