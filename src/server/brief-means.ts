import { randomUUID } from 'node:crypto'
import { agreeableUntil } from '#domain/booking/deadlines.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from './context.ts'
import { type Claim, hasRunOut } from './features/booking/availability/claim-units.ts'
import { lockOwnSpaces, pickUnit } from './features/booking/availability/space-units.ts'
import { joinCells } from './features/booking/avails/plan-blocks.ts'
import { fitForClient, offerAgreed, priceForClient } from './features/booking/bookings/place-agreed.ts'
import { coverLines, startProposal } from './features/booking/proposals/start-proposal.ts'
import { quoteListing } from './features/booking/quotes/quote-listing.ts'
import { notifyOrganizations } from './features/ground/notices/audience.ts'
import { enforceMessageLimits } from './features/messaging/conversations/enforce-limits.ts'
import { openConversation, requireReachable } from './features/messaging/conversations/lock-conversation.ts'
import { sendOnce } from './features/messaging/conversations/send-message.ts'
import type { BriefMeans } from './features/planning/briefs/brief-means.ts'
import { readArea } from './features/planning/plans/read-area.ts'
import { addPricedLine, insertPlan } from './features/planning/plans/save-plan.ts'
import { inTransaction } from './platform/db/in-transaction.ts'

/** What briefs are given of other wings, which they do not know, and of plans. */
export function briefMeans(context: AppContext): BriefMeans {
  return { ...bookingMeans(context), ...messagingMeans(context), ...planMeans(context) }
}

function bookingMeans(
  context: AppContext,
): Pick<BriefMeans, 'quote' | 'joinCells' | 'price' | 'floorOf' | 'offer' | 'propose'> {
  // what a calendar elsewhere holds the seller judges
  const canGiveWay = () => {
    const runOut = hasRunOut(context.now())
    return (claim: Claim) => claim.kind === 'import' || runOut(claim)
  }
  return {
    quote: (id, asked) => quoteListing(context, id, asked),

    async joinCells(trx, { actor, cells, now }) {
      const ids = [...new Set(cells.map(({ id }) => id))].sort((a, b) => a - b)
      const spaces = await lockOwnSpaces(trx, { actor, ids, now })
      return joinCells(cells, spaces).map(({ listingId, unit, first, last }) => ({
        listingId,
        unitId: required(unit.id ?? pickUnit(required(spaces.get(listingId)).units, null).id),
        first,
        last,
      }))
    },

    price: (asked) => priceForClient(context, { ...asked, givesWay: canGiveWay() }),
    floorOf: async (asked) => (await fitForClient(context, { ...asked, givesWay: canGiveWay() })).floorCents,

    offer(trx, { terms, request, deadlineAt, ...sides }) {
      const limit = agreeableUntil({ ...terms, now: sides.now })
      const until = new Date(Math.min(limit.getTime(), deadlineAt.getTime()))
      return offerAgreed(context, trx, { terms, request }, { ...sides, deadlineAt: until })
    },

    propose: ({ actor, buyerId, buyerName, lines, ...words }) =>
      startProposal(context, {
        ...words,
        actor,
        client: { accountId: buyerId, name: buyerName },
        ids: lines.map(({ listingId }) => listingId),
        toLines: (spaces) => coverLines(lines, spaces),
      }),
  }
}

function messagingMeans(context: AppContext): Pick<BriefMeans, 'ask' | 'notify'> {
  return {
    async ask({ listingId, buyerId, sellerId, actor, text }, record) {
      await requireReachable(context.db, sellerId, buyerId)
      await enforceMessageLimits(context, actor, text)
      return inTransaction(context, async (trx) => {
        const now = context.now()
        const conversation = await openConversation(trx, { listingId, buyerId, sellerId, now })
        const message = { kind: 'text', body: text, clientId: randomUUID(), attachmentIds: [] } as const
        await sendOnce(trx, conversation, { actor, message, now })
        await record(trx, conversation.id)
        return conversation.id
      })
    },

    notify: (trx, notices) =>
      notifyOrganizations(
        trx,
        notices.map(({ organizationId, side, kind, briefId, title, text, key, now }) => ({
          organizationId,
          side,
          kind,
          subject: { type: 'brief', id: briefId },
          actorId: null,
          data: { title, ...(text !== undefined && { text }) },
          key,
          now,
        })),
      ),
  }
}

function planMeans(context: AppContext): Pick<BriefMeans, 'readPlace' | 'addToPlan'> {
  return {
    async readPlace(place) {
      const { name, bounds } = await readArea(context, { place })
      return { name: name ?? place, bounds }
    },

    async addToPlan({ ownerId, planId, name, line }, record) {
      if (planId !== null) {
        await addPricedLine(context, { id: planId, ownerId, line }, record)
        return planId
      }
      const plan = { ownerId, name, inputs: null, budgetCents: null, lines: [line] }
      return insertPlan(context, plan, async (trx, id) => {
        const { id: lineId } = await trx
          .selectFrom('plan_lines')
          .select('id')
          .where('plan_id', '=', id)
          .executeTakeFirstOrThrow()
        await record(trx, lineId)
      })
    },
  }
}
