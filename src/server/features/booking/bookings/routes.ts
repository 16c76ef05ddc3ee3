import { bookingRoutes } from '#contract/booking/bookings.ts'
import { approvalRoutes } from '#contract/booking/bookings-approvals.ts'
import { offerRoutes } from '#contract/booking/bookings-offers.ts'
import { waitlistRoutes } from '#contract/booking/bookings-waitlist.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { once } from '../../../platform/http/idempotent.ts'
import { Line, type LineOptions } from '../../../platform/http/line.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { applyStep } from './apply-step.ts'
import { askForApproval } from './approvals/ask-for-approval.ts'
import { decideApproval, withdrawApproval } from './approvals/decide-approval.ts'
import type { ApprovalDoors } from './approvals/doors.ts'
import { mountApprovalForms } from './approvals/form-posts.ts'
import { getApproval } from './approvals/get-approval.ts'
import { listApprovals } from './approvals/list-approvals.ts'
import { chooseTransfer } from './choose-transfer.ts'
import { createDraft, enforceDraftLimit } from './create-draft.ts'
import { getBooking } from './get-booking.ts'
import { listOwnBookings } from './list-own-bookings.ts'
import { makeOffer, previewOffer } from './make-offer.ts'
import { previewProposal } from './propose-terms.ts'
import { joinWaitlist, leaveWaitlist } from './waitlist.ts'

/**
 * Of the pool's ten connections: a rush on one space leaves the others to everybody else. Of a thousand at once each still waits
 * its turn; beyond that a quick refusal is better than a late one.
 */
const BOOKING_LINE: LineOptions = { running: 4, maxWaiting: 2000 }
/** Of steps, wherever they wait: for their unit or in the line. */
const BOOKING_DOOR: LineOptions = { running: 2000, maxWaiting: 0 }

/** @param doors what is approved beside a booking's own steps */
export function mountBookings(app: App, context: AppContext, doors: ApprovalDoors): void {
  const { db } = context
  const [door, line] = [new Line(BOOKING_DOOR), new Line(BOOKING_LINE)]
  mount(app, bookingRoutes, {
    async createBooking({ body, key, c }) {
      const actor = requireActor(c)
      const draft = () => once(db, key, (keep) => createDraft(context, { actor, request: body }, keep))
      const id = await line.run(draft)
      return getBooking(context, id, actor)
    },

    listBookings: ({ query, c }) => listOwnBookings(context, requireActor(c), query),

    getBooking: ({ params, c }) => getBooking(context, params.id, requireActor(c)),

    async takeBookingStep({ params, body, key, c }) {
      const actor = requireActor(c)
      const asked = {
        id: params.id,
        actor,
        input: body,
        origin: originOf(c),
        receivedAtMs: performance.now(),
      }
      const inLine = <T>(work: () => Promise<T>) => line.run(work)
      const id = await door.run(() => once(db, key, (keep) => applyStep(context, { ...asked, inLine }, keep)))
      return getBooking(context, id, actor)
    },

    async chooseTransfer({ params, c }) {
      const actor = requireActor(c)
      await chooseTransfer(context, { id: params.id, actor })
      return getBooking(context, params.id, actor)
    },

    async previewProposal({ params, body, c }) {
      const actor = requireActor(c)
      await enforceDraftLimit(context, actor)
      return previewProposal(context, { id: params.id, actor, proposal: body })
    },
  })

  mount(app, waitlistRoutes, {
    async joinWaitlist({ params, body, key, c }) {
      const actor = requireActor(c)
      const asked = { id: params.id, actor, ...body }
      const id = await once(db, key, (keep) => joinWaitlist(context, asked, keep))
      return getBooking(context, id, actor)
    },

    async leaveWaitlist({ params, c }) {
      const actor = requireActor(c)
      await leaveWaitlist(context, { id: params.id, actor })
      return getBooking(context, params.id, actor)
    },
  })

  mountOffers(app, context)
  mountApprovals(app, context, { line, doors })
}

/** What colleagues of a buyer ask one another. */
function mountApprovals(
  app: App,
  context: AppContext,
  { line, doors }: { line: Line; doors: ApprovalDoors },
): void {
  const { db } = context
  const inLine = <T>(work: () => Promise<T>) => line.run(work)
  mountApprovalForms(app, context, { inLine, doors })
  mount(app, approvalRoutes, {
    async askForApproval({ params, body, key, c }) {
      const asked = { id: params.id, actor: requireActor(c), input: body, doors }
      const id = await once(db, key, (keep) => askForApproval(context, asked, keep))
      return getBooking(context, id, asked.actor)
    },

    listApprovals: ({ c }) => listApprovals(context, requireActor(c)),

    getApproval: ({ params: { id }, c }) => getApproval(context, { id, actor: requireActor(c) }),

    async decideApproval({ params: { id }, body, key, c }) {
      const actor = requireActor(c)
      const deciding = { id, actor, input: body, origin: originOf(c), inLine, doors }
      await once(db, key, (keep) => decideApproval(context, deciding, keep))
      return getApproval(context, { id, actor })
    },

    async withdrawApproval({ params: { id }, key, c }) {
      const actor = requireActor(c)
      await once(db, key, (keep) => withdrawApproval(context, { id, actor }, keep))
      return getApproval(context, { id, actor })
    },
  })
}

function mountOffers(app: App, context: AppContext): void {
  mount(app, offerRoutes, {
    async makeOffer({ params, body, key, c }) {
      const actor = requireActor(c)
      await enforceDraftLimit(context, actor)
      const asked = { conversationId: params.id, actor, input: body, origin: originOf(c) }
      const id = await once(context.db, key, (keep) => makeOffer(context, asked, keep))
      return getBooking(context, id, actor)
    },

    async previewOffer({ params, body, c }) {
      const actor = requireActor(c)
      await enforceDraftLimit(context, actor)
      return previewOffer(context, { conversationId: params.id, actor, offered: body })
    },
  })
}
