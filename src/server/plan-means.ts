import type { AppContext } from './context.ts'
import { applyStep } from './features/booking/bookings/apply-step.ts'
import { askForMany } from './features/booking/bookings/approvals/ask-for-many.ts'
import { createDraft, previewDraft } from './features/booking/bookings/create-draft.ts'
import { mailTogether } from './features/booking/bookings/mail-together.ts'
import { joinWaitlistIn } from './features/booking/bookings/waitlist.ts'
import { answerJointReport } from './features/booking/campaign-reports/joint/answer-joint-report.ts'
import { findReports } from './features/booking/campaign-reports/read-report.ts'
import { quoteListing } from './features/booking/quotes/quote-listing.ts'
import { notifyOrganizations } from './features/ground/notices/audience.ts'
import type { PlanMeans } from './features/planning/plans/plan-booking.ts'
import { PLANS_PER_ASKER, solvePlan } from './features/planning/plans/solve-plan.ts'
import type { SolvePlan } from './platform/planner/solve-plan.ts'

/** What other wings are given of planning, which they do not know. */
export function planSolver(context: AppContext): SolvePlan {
  return async (inputs, asker, signal) => {
    await context.limiter.take(PLANS_PER_ASKER, asker)
    return solvePlan(context, { inputs, ownerId: null }, signal)
  }
}

/** What planning is given of other wings, which it does not know. */
export function planMeans(context: AppContext): PlanMeans {
  return {
    booking: {
      quote: (id, asked) => quoteListing(context, id, asked),
      draft: (input, record) => createDraft(context, input, record),
      preview: (input) => previewDraft(context, input),
      reports: (ids, actor) => findReports(context, { ids, actor }),
      answerReport: (c, file) => answerJointReport(context, c, file),
      take: (input, record) => applyStep(context, input, record),
      wait: (trx, input) => joinWaitlistIn(trx, { ...input, now: context.now() }),
      ask: (input) => askForMany(context, input),
      mailTogether: (trx, ids) => mailTogether(context, trx, ids),
    },
    notify: (trx, { ownerId: organizationId, planId, kind, title, text, now }) =>
      notifyOrganizations(trx, [
        {
          organizationId,
          side: 'buyer',
          kind,
          subject: { type: 'plan', id: planId },
          actorId: null,
          data: { title, ...(text !== undefined && { text }) },
          // comments count up in one row; what is decided is told each time
          key: kind === 'plan-comment' ? `${kind}:${planId}` : `${kind}:${planId}:${now.getTime()}`,
          now,
        },
      ]),
  }
}
