import { z } from 'zod'
import { PROOF_CHECK_RESULTS, PROOF_CHECKS, PROOF_GRADES } from '#domain/booking/proof/checks.ts'
import { PROOF_KINDS, PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { SHOWN_STATES, SHOWN_STEPS } from '#domain/booking/proof/shown-photo.ts'
import { PROOF_DECISIONS, PROOF_LISTS, PROOF_STATES } from '#domain/booking/proof/stand.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { bookingText } from './bookings-fields.ts'

/** What was handed in for a duty. Instants are ISO 8601. */
const Proof = z.object({
  id: z.string(),
  /** Key of its duty; of one that later terms have no more, it is of no duty now. */
  duty: z.string(),
  kind: z.enum(PROOF_KINDS),
  name: z.string(),
  /** What it is, in a line: "JPEG picture, 4032 × 3024 pixels". */
  what: z.string(),
  sizeBytes: z.number().int(),
  /** In hexadecimal. */
  sha256: z.string(),
  /** The file as it was handed in; null: an address alone, or gone. */
  original: z.string().nullable(),
  preview: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  caption: z.string(),
  url: z.string().nullable(),
  receivedAt: z.string(),
  /** What was compared when it came, as sentences; none of it stops anything. Null: it is no picture, or was not compared. */
  grade: z.enum(PROOF_GRADES).nullable(),
  checks: z.array(
    z.object({ about: z.enum(PROOF_CHECKS), result: z.enum(PROOF_CHECK_RESULTS), text: z.string() }),
  ),
  /** Null: its buyer has said nothing yet. */
  decision: z
    .object({ decision: z.enum(PROOF_DECISIONS), reason: z.string().nullable(), at: z.string() })
    .nullable(),
  /** How it stands to the page of its space, and what the reader can do about that; without a state it is private. */
  showing: z.object({ state: z.enum(SHOWN_STATES).nullable(), steps: z.array(z.enum(SHOWN_STEPS)) }),
})
export type Proof = z.infer<typeof Proof>

/** Proof that a booking ran: what the signed terms oblige its seller to show by when, and what was handed in. */
export const Proofs = z.object({
  /** Which side the reader is on; null: an admin. */
  side: z.enum(SIDES).nullable(),
  /** As both sides have signed. */
  promise: z.string(),
  duties: z.array(
    z.object({
      key: z.string(),
      item: z.number().int(),
      /** Unit, issue and dates. */
      placement: z.string(),
      /** What to hand in. */
      title: z.string(),
      hint: z.string(),
      kind: z.enum(PROOF_KINDS),
      /** From when on it can be handed in, and by when it is due (`YYYY-MM-DD`). */
      opensOn: z.string(),
      dueOn: z.string(),
      state: z.enum(PROOF_STATES),
      /** Whether the reader may hand something in, or accept and question what was. */
      canSend: z.boolean(),
      canDecide: z.boolean(),
    }),
  ),
  /** The latest first. */
  proofs: z.array(Proof),
  /** Of the chain of hashes that binds them; null: none was handed in since there is one. */
  chain: z.object({ links: z.number().int(), last: z.string() }).nullable(),
})
export type Proofs = z.infer<typeof Proofs>

export const ProofDecisionInput = z.object({
  decision: z.enum(['accept', 'question']),
  reason: bookingText(BOOKING_TEXTS.reason).optional(),
})
export type ProofDecisionInput = z.input<typeof ProofDecisionInput>

/** What a seller owes proof of, over all bookings. */
export const ProofDutyList = z.object({
  /** The earliest due first; of many the first of them. */
  items: z.array(
    z.object({
      bookingId: z.number().int(),
      reference: z.string(),
      space: z.string(),
      /** Where it is, as the terms say: "Aurora Ave N, Seattle, WA". */
      place: z.string(),
      brand: z.string(),
      key: z.string(),
      placement: z.string(),
      title: z.string(),
      kind: z.enum(PROOF_KINDS),
      opensOn: z.string(),
      dueOn: z.string(),
      state: z.enum(PROOF_STATES),
    }),
  ),
  /** All that match, shown or not. */
  total: z.number().int(),
  /** Places of all that is listed so, whatever market is chosen, by name. */
  markets: z.array(z.object({ name: z.string(), count: z.number().int() })),
  /** Whatever is shown: to hand in, and waiting for a buyer. */
  counts: z.object({ open: z.number().int(), late: z.number().int(), received: z.number().int() }),
})
export type ProofDutyList = z.infer<typeof ProofDutyList>

const OwedQuery = z.object({
  show: z.enum(PROOF_LISTS).default('open'),
  /** Words of the space, its place, its unit or the brand. */
  q: z.string().trim().max(100).optional(),
  /** A market of the list: a place as the items have it. */
  market: z.string().max(200).optional(),
})

const ProofParams = z.object({ id: z.string().max(100) })
const Bytes = z.string()

export const proofRoutes = defineRoutes({
  getProofs: {
    method: 'GET',
    path: '/api/bookings/:id/proofs',
    scope: 'bookings:read',
    summary: 'Proof of a booking of mine: what is due by when, and what was handed in',
    needsAccount: true,
    params: IdParams,
    output: Proofs,
    refusals: ['booking-not-found'],
  },
  sendProof: {
    method: 'POST',
    path: '/api/bookings/:id/proofs',
    scope: 'proof:write',
    summary: `Hand in proof of a booking I sell, as multipart/form-data: \`id\` (a UUID of the sender's, under which a retry is answered with the first result), \`duty\` (its key), optionally \`caption\`, \`url\` (https) \`capture\` (JSON: when and where a photo was taken, as the phone says), \`columns\` (JSON: which column of a log is which), \`signer\` and \`role\` (of an affidavit as CSV), \`views\`, \`interactions\` or \`attendance\` and \`figuresOn\` (of a post or an event), then \`file\` (one picture, PDF, sound, film or CSV of at most ${PROOF_LIMITS.bytes / 1024 / 1024} MB)`,
    needsAccount: true,
    needs: 'produce',
    params: IdParams,
    accepts: ['multipart/form-data'],
    output: Proofs,
    status: 201,
    refusals: [
      'booking-not-found',
      'proof-not-open',
      'proof-duplicate',
      'not-proof',
      'too-large',
      'unsupported-media',
      'rate-limited',
    ],
  },
  listProofDuties: {
    method: 'GET',
    path: '/api/my/proof-duties',
    scope: 'bookings:read',
    summary:
      'Proof that I owe as a seller, by the day on which it is due: what can be handed in now, what comes within two weeks, or what waits for its buyer',
    needsAccount: true,
    query: OwedQuery,
    output: ProofDutyList,
  },
  exportProofDuties: {
    method: 'GET',
    path: '/api/my/proof-duties.csv',
    scope: 'bookings:read',
    summary: 'The same as CSV, all of it, a row for each proof that is owed',
    needsAccount: true,
    isCostly: true,
    query: OwedQuery,
    output: Bytes,
    answers: { 'text/csv': Bytes },
  },
  decideProof: {
    method: 'POST',
    path: '/api/proofs/:id/decisions',
    summary:
      'Accept proof of a booking I buy, or question it with a reason; with it what came before it for the same duty',
    needsAccount: true,
    needs: 'produce',
    params: ProofParams,
    accepts: ['application/json', 'application/x-www-form-urlencoded'],
    body: ProofDecisionInput,
    output: Proofs,
    refusals: ['booking-not-found', 'conflict'],
  },
  getProofOriginal: {
    method: 'GET',
    path: '/api/proofs/:id/original',
    summary: 'Proof of a booking of mine, byte for byte as it was handed in',
    needsAccount: true,
    params: ProofParams,
    output: Bytes,
    answers: { '*/*': Bytes },
    refusals: ['booking-not-found'],
  },
  getProofPreview: {
    method: 'GET',
    path: '/api/proofs/:id/preview',
    summary: 'A small picture of proof of a booking of mine',
    needsAccount: true,
    params: ProofParams,
    output: Bytes,
    answers: { 'image/webp': Bytes },
    refusals: ['booking-not-found'],
  },
})
