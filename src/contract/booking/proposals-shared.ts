import { z } from 'zod'
import { PROPOSAL_STATUSES } from '#domain/booking/proposal-statuses.ts'
import { PROPOSAL_LIMITS, PROPOSAL_PRICES } from '#domain/booking/proposals.ts'
import { MAX_ID } from '#domain/limits.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { asName } from '../common.ts'
import { Picture } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'
import { approvalMessage, bookingText } from './bookings-fields.ts'

const id = z.number().int().min(1).max(MAX_ID)
const cents = z.number().int()
/** A file. */
const Bytes = z.string()
const FORMS = ['application/json', 'application/x-www-form-urlencoded'] as const
/** Of a link: whoever holds it may read the proposal. */
const TokenParams = z.object({ token: z.string().max(100) })
/** As it was read: another version is another thing to agree on. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'is not a hash')

/** What was asked about a proposal by its link, or answered by its seller. */
export const ProposalQuestion = z.object({
  id,
  authorName: z.string(),
  isSeller: z.boolean(),
  body: z.string(),
  at: z.string(),
})
export type ProposalQuestion = z.infer<typeof ProposalQuestion>

/** A proposal as its client reads it, as it was sent last. */
export const SharedProposal = z.object({
  title: z.string(),
  intro: z.string(),
  seller: z.string(),
  client: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  price: z.enum(PROPOSAL_PRICES),
  version: z.number().int(),
  sha256,
  /** Since the version before, in words. */
  changes: z.array(z.string()),
  holds: z.boolean(),
  /** Instants (ISO 8601). */
  sentAt: z.string(),
  validUntil: z.string(),
  lines: z.array(
    z.object({
      listingId: id,
      title: z.string(),
      place: z.string(),
      medium: z.enum(AD_TYPES),
      size: z.string().nullable(),
      picture: Picture.nullable(),
      /** Null: not told exactly. */
      point: z.object({ lat: z.number(), lng: z.number() }).nullable(),
      first: z.string(),
      last: z.string(),
      /** What is paid for what, in words with an amount, before tax. */
      prices: z.array(z.object({ label: z.string(), cents })),
      taxCents: cents,
      totalCents: cents,
      /** What is due when. */
      due: z.array(z.object({ label: z.string(), cents })),
      cancellation: z.array(z.string()),
      proof: z.string(),
    }),
  ),
  totalCents: cents,
  /** To whom it was sent, masked: only an account of this address takes it up. Null: to whoever buys for a client that has one. */
  sentTo: z.string().nullable(),
  /** Of whoever reads it, where they are signed in: whether they may accept it, and if not, why. Null for guests. */
  reader: z
    .object({
      canAccept: z.boolean(),
      /** They will own the client's organization from then on. */
      takesOver: z.boolean(),
      reason: z.string().nullable(),
      /** What they have asked colleagues to approve, and nobody has decided yet. */
      asked: z.object({ id, organizationId: id }).nullable(),
    })
    .nullable(),
  /** One thread, the oldest first. */
  questions: z.array(ProposalQuestion),
})
export type SharedProposal = z.infer<typeof SharedProposal>

export const DeclineInput = z.object({
  reason: bookingText(PROPOSAL_LIMITS.reason).min(1, 'Please say why, in a sentence'),
  sha256,
})
export const QuestionBody = bookingText(PROPOSAL_LIMITS.question).min(1, 'Please write something')
export const AskInput = z.object({
  /** Who asks; of whoever is signed in their own name stands. */
  name: asName(bookingText(PROPOSAL_LIMITS.author), 'person').default(''),
  body: QuestionBody,
})
export const AcceptInput = z.object({
  version: z.number().int().min(1).max(32_767),
  sha256,
})
export type AcceptInput = z.infer<typeof AcceptInput>

const refusals = ['proposal-not-shared', 'proposal-changed', 'proposal-expired', 'proposal-closed'] as const

export const sharedProposalRoutes = defineRoutes({
  getSharedProposal: {
    method: 'GET',
    path: '/api/shared-proposals/:token',
    summary: 'A proposal, for whoever holds its link, as it was sent last',
    isCostly: true,
    params: TokenParams,
    output: SharedProposal,
    refusals: ['proposal-not-shared'],
  },
  getSharedProposalPdf: {
    method: 'GET',
    path: '/api/shared-proposals/:token/proposal.pdf',
    summary: 'The same as a PDF',
    isCostly: true,
    params: TokenParams,
    output: Bytes,
    answers: { 'application/pdf': Bytes },
    refusals: ['proposal-not-shared'],
  },
  declineSharedProposal: {
    method: 'POST',
    path: '/api/shared-proposals/:token/refusals',
    summary: 'Decline a proposal by its link, with a sentence; needs no account',
    isCostly: true,
    params: TokenParams,
    accepts: FORMS,
    body: DeclineInput,
    output: SharedProposal,
    changesListings: true,
    refusals: [...refusals, 'rate-limited'],
  },
  askAboutProposal: {
    method: 'POST',
    path: '/api/shared-proposals/:token/questions',
    summary: 'Ask the seller about a proposal by its link; needs no account',
    isCostly: true,
    params: TokenParams,
    accepts: FORMS,
    body: AskInput,
    output: SharedProposal,
    refusals: ['proposal-not-shared', 'proposal-closed', 'forbidden', 'conflict', 'rate-limited'],
  },
  askSharedProposal: {
    method: 'POST',
    path: '/api/shared-proposals/:token/approvals',
    summary:
      'Ask colleagues to accept a proposal to our organization in my place, as it was read; books nothing',
    needsAccount: true,
    isCostly: true,
    params: TokenParams,
    body: AcceptInput.extend({ message: approvalMessage }),
    output: z.object({ id, organizationId: id }),
    status: 201,
    refusals: [...refusals, 'proposal-other-address', 'forbidden', 'conflict', 'verify-email-first'],
  },
  acceptSharedProposal: {
    method: 'POST',
    path: '/api/shared-proposals/:token/acceptances',
    summary:
      'Accept a proposal as it was read: all of its lines are booked at once, or none is. Needs an account whose confirmed address is the one that it was sent to, which owns the client from then on',
    needsAccount: true,
    isCostly: true,
    changesListings: true,
    params: TokenParams,
    body: AcceptInput,
    /** The bookings that were made, in the order of its lines. */
    output: z.object({ organizationId: id, bookings: z.array(id) }),
    status: 201,
    refusals: [
      ...refusals,
      'proposal-taken',
      'proposal-other-address',
      'client-has-account',
      'forbidden',
      'conflict',
      'verify-email-first',
      'approval-needed',
    ],
  },
})
