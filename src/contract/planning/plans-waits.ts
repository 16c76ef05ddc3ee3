import { z } from 'zod'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { bookingText } from '../booking/bookings-fields.ts'
import { asName, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { LineParams, SavedPlan } from './plans-saved.ts'

export const planWaitRoutes = defineRoutes({
  waitForPlanLine: {
    method: 'POST',
    path: '/api/plans/:id/lines/:lineId/wait',
    summary:
      'Wait for the dates of a line that others have: it joins the waiting list of its space with a draft in my order; binds nobody',
    needsAccount: true,
    needs: 'buy',
    isCostly: true,
    changesListings: true,
    params: LineParams,
    body: z.object({
      /** What is advertised; without it, as the plan was requested last. */
      brand: asName(
        bookingText(BOOKING_TEXTS.brand).check(...visible(1, 'Please say what is advertised')),
        'thing',
      ).optional(),
    }),
    output: SavedPlan,
    refusals: [
      'plan-not-found',
      'line-requested',
      'verify-email-first',
      'wrong-step',
      'listing-not-found',
      'not-bookable',
      'term-not-sold',
      'conflict',
    ],
  },
  stopWaitingForPlanLine: {
    method: 'DELETE',
    path: '/api/plans/:id/lines/:lineId/wait',
    summary: 'Wait no longer for the dates of a line: its draft leaves my order, and the line stays',
    needsAccount: true,
    needs: 'buy',
    isCostly: true,
    params: LineParams,
    output: SavedPlan,
    refusals: ['plan-not-found'],
  },
})
