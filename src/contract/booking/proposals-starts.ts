import { z } from 'zod'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { DateOnly, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { HoldCellsInput } from './avails.ts'
import { inOrder, NOT_IN_ORDER, unitId } from './bookings-fields.ts'
import { Proposal } from './proposals.ts'

const CopyInput = z.object({
  /** On which the first line begins, the others as long after it as they are now; without it the dates are kept. */
  from: DateOnly.optional(),
})

export const ProposeDaysInput = z
  .object({
    /** Null: the first unit. */
    unitId: unitId.nullable().default(null),
    from: DateOnly,
    to: DateOnly,
    /** For the space, in place of the rate card. */
    spaceCents: z.number().int().min(0).max(BOOKING_LIMITS.cents).nullable().default(null),
  })
  .refine(inOrder, NOT_IN_ORDER)
export type ProposeDaysInput = z.input<typeof ProposeDaysInput>

export const AddLinesInput = z.object({
  cells: HoldCellsInput.shape.cells,
  /** Of the proposal as it was read: without it lines are added to what it is now. */
  updatedAt: z.iso.datetime().optional(),
})
export type AddLinesInput = z.input<typeof AddLinesInput>

/** Where a proposal begins beside the grid; nothing is sent. */
export const proposalStartRoutes = defineRoutes({
  copyProposal: {
    method: 'POST',
    path: '/api/my/proposals/:id/copies',
    summary:
      'Begin a proposal with the spaces and the client of another one, at the rate card of now, for the same dates or later ones; sends nothing',
    needsAccount: true,
    needs: 'sell',
    isIdempotent: true,
    isCostly: true,
    changesListings: true,
    params: IdParams,
    body: CopyInput,
    output: Proposal,
    status: 201,
    refusals: ['not-found', 'listing-not-found', 'term-not-sold', 'conflict'],
  },
  proposeInConversation: {
    method: 'POST',
    path: '/api/conversations/:id/proposals',
    summary:
      'Begin a proposal to the buyer of a conversation with dates of its space, at a price of mine or the rate card; sends nothing',
    needsAccount: true,
    needs: 'sell',
    isIdempotent: true,
    isCostly: true,
    changesListings: true,
    params: IdParams,
    body: ProposeDaysInput,
    output: Proposal,
    status: 201,
    refusals: ['not-found', 'wrong-step', 'listing-not-found', 'conflict'],
  },
  addProposalLines: {
    method: 'POST',
    path: '/api/my/proposals/:id/lines',
    summary:
      'Add chosen cells of my spaces to a proposal of mine, a line for each run of them; days that it has already stay as they are, and nothing is sent',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    changesListings: true,
    params: IdParams,
    body: AddLinesInput,
    output: Proposal,
    refusals: [
      'not-found',
      'listing-not-found',
      'not-bookable',
      'conflict',
      'proposal-closed',
      'proposal-edited',
    ],
  },
})
