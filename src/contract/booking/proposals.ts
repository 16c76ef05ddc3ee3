import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { CLIENT_LIMITS } from '#domain/booking/clients.ts'
import { PROPOSAL_STATUSES } from '#domain/booking/proposal-statuses.ts'
import { PROPOSAL_LIMITS, PROPOSAL_PRICES, VALID_DAYS } from '#domain/booking/proposals.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { asName, IdParams, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { HoldCellsInput } from './avails.ts'
import { bookingText, Floor } from './bookings-fields.ts'
import { ProposalQuestion, QuestionBody } from './proposals-shared.ts'

export const PROPOSALS_PER_PAGE = 50

const id = z.number().int().min(1).max(MAX_ID)
const cents = z.number().int()
const priced = z.number().int().min(0).max(BOOKING_LIMITS.cents)
const title = asName(bookingText(PROPOSAL_LIMITS.title).min(1, 'Please name the proposal'), 'thing')

const Summary = z.object({
  id,
  title: z.string(),
  client: z.object({ id, name: z.string() }),
  status: z.enum(PROPOSAL_STATUSES),
  lines: z.number().int(),
  /** With tax, as it was sent last; null while it is a draft. Integer US cents. */
  totalCents: cents.nullable(),
  /** Instants (ISO 8601); null while nothing was sent. */
  sentAt: z.string().nullable(),
  validUntil: z.string().nullable(),
})
export type ProposalSummary = z.infer<typeof Summary>

const Line = z.object({
  id,
  listingId: id,
  unitId: id,
  title: z.string(),
  /** The seller's own number of the space, and the unit where there are several. */
  unitCode: z.string().nullable(),
  unitName: z.string().nullable(),
  place: z.string(),
  first: z.string(),
  last: z.string(),
  /** For the space, before tax and required extras: at the rate card, and what is asked. Null: it cannot be had in these days now. */
  cardCents: cents.nullable(),
  askedCents: cents.nullable(),
  /** In place of the card; null: the card holds. */
  spaceCents: cents.nullable(),
  /** With tax and required extras. */
  totalCents: cents.nullable(),
  /** Why it cannot be had. */
  problem: z.string().nullable(),
  /** Null: what is asked is the card's price, or not below what the card asks at least. */
  floor: Floor.nullable(),
  bookingId: id.nullable(),
})

export const Proposal = Summary.extend({
  client: z.object({
    id,
    name: z.string(),
    /** Empty: the client has none, and nothing can be sent. */
    email: z.string(),
    hasAccount: z.boolean(),
  }),
  intro: z.string(),
  price: z.enum(PROPOSAL_PRICES),
  oneCents: cents.nullable(),
  validDays: z.number().int(),
  holds: z.boolean(),
  version: z.number().int(),
  /** Why it was declined. */
  reason: z.string(),
  items: z.array(Line),
  /** It has ended: its lines say what was sent last, and are not priced again until it is changed. */
  isAsSent: z.boolean(),
  /** Of all lines that can be had, as of now; where they say what was sent, of that, and the card is not known. */
  cardCents: cents.nullable(),
  nowCents: cents,
  updatedAt: z.string(),
  /** What its client asked by the link, and what was answered; the oldest first. */
  questions: z.array(ProposalQuestion),
})
export type Proposal = z.infer<typeof Proposal>

/** As cells are held: for one of my clients, or by a name that is added. */
export const ProposeInput = z
  .object({
    cells: HoldCellsInput.shape.cells,
    clientId: id.optional(),
    clientName: asName(bookingText(CLIENT_LIMITS.name), 'thing').optional(),
    title: asName(bookingText(PROPOSAL_LIMITS.title), 'thing').default(''),
  })
  .refine(({ clientId, clientName }) => clientId !== undefined || Boolean(clientName), {
    message: 'Please say for which client',
    path: ['clientName'],
  })
export type ProposeInput = z.input<typeof ProposeInput>

export const ProposalInput = z.object({
  title,
  intro: bookingText(PROPOSAL_LIMITS.intro),
  price: z.enum(PROPOSAL_PRICES),
  /** Of all spaces together; needed where they have one price. */
  oneCents: priced.nullable(),
  validDays: z.number().int().min(VALID_DAYS.min).max(VALID_DAYS.max),
  holds: z.boolean(),
  /** Those that stay, with what is asked in place of the card. */
  lines: z
    .array(z.object({ id, spaceCents: priced.nullable() }))
    .min(1, 'A proposal needs a line')
    .max(PROPOSAL_LIMITS.lines),
  /** What was edited: somebody else's change is not overwritten. */
  updatedAt: z.iso.datetime(),
})
export type ProposalInput = z.infer<typeof ProposalInput>

export const proposalRoutes = defineRoutes({
  listProposals: {
    method: 'GET',
    path: '/api/my/proposals',
    summary: 'What I propose to my clients, the newest first',
    needsAccount: true,
    query: z.object({
      q: z.string().trim().max(LIMITS.searchText.max).optional(),
      status: z.enum(PROPOSAL_STATUSES).optional(),
      page: queryInteger(1, PROPOSAL_LIMITS.proposals / PROPOSALS_PER_PAGE).optional(),
    }),
    output: z.object({ items: z.array(Summary), total: z.number().int() }),
  },
  createProposal: {
    method: 'POST',
    path: '/api/my/proposals',
    summary:
      'Begin a proposal of chosen cells of my spaces for a client, a line for each run of them; sends nothing',
    needsAccount: true,
    needs: 'sell',
    isIdempotent: true,
    isCostly: true,
    changesListings: true,
    body: ProposeInput,
    output: Proposal,
    status: 201,
    refusals: ['listing-not-found', 'not-bookable', 'not-found', 'conflict'],
  },
  getProposal: {
    method: 'GET',
    path: '/api/my/proposals/:id',
    summary: 'A proposal of mine, priced as of now',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    output: Proposal,
    refusals: ['not-found'],
  },
  updateProposal: {
    method: 'PUT',
    path: '/api/my/proposals/:id',
    summary: 'Change a proposal of mine; its client reads the change once it is sent',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    params: IdParams,
    body: ProposalInput,
    output: Proposal,
    refusals: ['not-found', 'proposal-closed', 'proposal-edited'],
  },
  previewProposalPrices: {
    method: 'POST',
    path: '/api/my/proposals/:id/previews',
    summary:
      'What prices would make of the lines of a proposal of mine, and which are below what the rate card asks at least; changes nothing',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    params: IdParams,
    body: ProposalInput.pick({ price: true, oneCents: true, lines: true }),
    output: z.object({ lines: z.array(Line.pick({ id: true, askedCents: true, floor: true })) }),
    refusals: ['not-found'],
  },
  deleteProposal: {
    method: 'DELETE',
    path: '/api/my/proposals/:id',
    summary: 'Delete a proposal of mine that was never sent',
    needsAccount: true,
    needs: 'sell',
    params: IdParams,
    output: z.object({ success: z.boolean() }),
    refusals: ['not-found', 'proposal-closed'],
  },
  sendProposal: {
    method: 'POST',
    path: '/api/my/proposals/:id/versions',
    summary:
      'Mail a proposal to its client as it is now, with a link; where it holds its days, all of them are held or nothing is sent',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    changesListings: true,
    params: IdParams,
    /** Of the proposal as it was read. */
    body: z.object({ updatedAt: z.iso.datetime() }),
    output: Proposal,
    status: 201,
    refusals: [
      'not-found',
      'proposal-closed',
      'proposal-edited',
      'dates-taken',
      'term-not-sold',
      'not-bookable',
      'listing-not-found',
      'client-has-account',
      'verify-email-first',
      'rate-limited',
      'below-minimum',
    ],
  },
  answerProposalQuestion: {
    method: 'POST',
    path: '/api/my/proposals/:id/answers',
    summary: 'Answer what was asked about a proposal of mine; it is mailed to whom the proposal was sent',
    needsAccount: true,
    needs: 'talk',
    params: IdParams,
    body: z.object({ body: QuestionBody }),
    output: Proposal,
    status: 201,
    refusals: ['not-found', 'proposal-closed', 'conflict', 'verify-email-first', 'rate-limited'],
  },
  withdrawProposal: {
    method: 'POST',
    path: '/api/my/proposals/:id/withdrawal',
    summary: 'Take a proposal of mine back: its link no longer works, and what it held is free',
    needsAccount: true,
    needs: 'sell',
    changesListings: true,
    params: IdParams,
    output: Proposal,
    refusals: ['not-found', 'proposal-closed'],
  },
})
