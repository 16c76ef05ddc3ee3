import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountAvailability } from './availability/routes.ts'
import { mountAvails } from './avails/routes.ts'
import { answerChange } from './booking-changes/answer-change.ts'
import { previewChange, proposeChange } from './booking-changes/propose-change.ts'
import { mountBookingChanges } from './booking-changes/routes.ts'
import { mountBookingTerms } from './booking-terms/routes.ts'
import { mountBookings } from './bookings/routes.ts'
import { mountCalendars } from './calendars/routes.ts'
import { mountCampaignReports } from './campaign-reports/routes.ts'
import { mountClients } from './clients/routes.ts'
import { mountContracts } from './contracts/routes.ts'
import { mountCreatives } from './creatives/routes.ts'
import { mountCrew } from './crew/routes.ts'
import { mountDisputes } from './disputes/routes.ts'
import { mountBookingDocuments } from './documents/routes.ts'
import { mountOrders } from './orders/routes.ts'
import { mountProviderPayments } from './payments/provider-routes.ts'
import { mountPayments } from './payments/routes.ts'
import { mountProofs } from './proofs/routes.ts'
import { acceptForColleague } from './proposals/answer-proposal.ts'
import { mountProposals } from './proposals/routes.ts'
import { mountQuotes } from './quotes/routes.ts'
import { mountRenewals } from './renewals/routes.ts'
import { mountResponseCodes } from './response-codes/routes.ts'
import { mountSales } from './sales/routes.ts'
import { mountSellerReviews } from './seller-reviews/routes.ts'
import { mountTaxRates } from './tax-rates/routes.ts'

/** The routes of the wing, in precedence. */
export function mountBookingWing(app: App, context: AppContext): void {
  mountCreatives(app, context)
  mountProofs(app, context)
  mountCampaignReports(app, context)
  mountAvailability(app, context)
  mountAvails(app, context)
  mountClients(app, context)
  mountContracts(app, context)
  mountProposals(app, context)
  mountCrew(app, context)
  mountSales(app, context)
  mountBookingTerms(app, context)
  mountBookings(app, context, {
    previewChange,
    proposeChange,
    answerChange,
    acceptProposal: acceptForColleague,
  })
  mountOrders(app, context)
  mountBookingChanges(app, context)
  mountRenewals(app, context)
  mountDisputes(app, context)
  mountResponseCodes(app, context)
  mountSellerReviews(app, context)
  mountBookingDocuments(app, context)
  mountCalendars(app, context)
  mountQuotes(app, context)
  mountTaxRates(app, context)
  mountPayments(app, context)
  mountProviderPayments(app, context)
}
