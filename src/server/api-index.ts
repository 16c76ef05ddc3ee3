import type { AppContext } from './context.ts'
import { mountAccountData } from './features/account-data/account-data/routes.ts'
import { mountAccounts } from './features/accounts/accounts/routes.ts'
import { mountAccountSecurity } from './features/accounts/accounts/security-routes.ts'
import { mountAccountSettings } from './features/accounts/accounts/settings-routes.ts'
import { mountUsers } from './features/accounts/users/routes.ts'
import { mountAvailability } from './features/booking/availability/routes.ts'
import { mountBookingChanges } from './features/booking/booking-changes/routes.ts'
import { mountBookingTerms } from './features/booking/booking-terms/routes.ts'
import { mountBookings } from './features/booking/bookings/routes.ts'
import { mountCalendars } from './features/booking/calendars/routes.ts'
import { mountCreatives } from './features/booking/creatives/routes.ts'
import { mountDisputes } from './features/booking/disputes/routes.ts'
import { mountBookingDocuments } from './features/booking/documents/routes.ts'
import { mountOrders } from './features/booking/orders/routes.ts'
import { mountProviderPayments } from './features/booking/payments/provider-routes.ts'
import { mountPayments } from './features/booking/payments/routes.ts'
import { mountQuotes } from './features/booking/quotes/routes.ts'
import { mountRenewals } from './features/booking/renewals/routes.ts'
import { mountTaxRates } from './features/booking/tax-rates/routes.ts'
import { mountContent } from './features/content/content/routes.ts'
import { mountNewsletter } from './features/content/newsletter/routes.ts'
import { mountPageViews } from './features/content/page-views/routes.ts'
import { mountSupportAdmin } from './features/content/support/admin-routes.ts'
import { mountSupport } from './features/content/support/routes.ts'
import { mountAlerts } from './features/discovery/alerts/routes.ts'
import { mountAssistants } from './features/discovery/assistants/routes.ts'
import { mountComparison } from './features/discovery/comparison/routes.ts'
import { mountDemand } from './features/discovery/demand/routes.ts'
import { mountMarket } from './features/discovery/market/routes.ts'
import { mountPlaces } from './features/discovery/places/routes.ts'
import { mountFavoriteFolders } from './features/discovery/saved/folder-routes.ts'
import { mountSaved } from './features/discovery/saved/routes.ts'
import { mountSearch } from './features/discovery/search/routes.ts'
import { mountLive } from './features/edge/live/routes.ts'
import { mountCounts } from './features/ground/counts/routes.ts'
import { mountLedger } from './features/ground/ledger/routes.ts'
import { mountNotices } from './features/ground/notices/routes.ts'
import { mountCrossPosting } from './features/listings/cross-posting/routes.ts'
import { mountImports } from './features/listings/imports/routes.ts'
import { mountDrafts } from './features/listings/listings/draft-routes.ts'
import { mountRevisions } from './features/listings/listings/revision-routes.ts'
import { mountListings } from './features/listings/listings/routes.ts'
import { mountSelling } from './features/listings/listings/selling-routes.ts'
import { mountSpaces } from './features/listings/listings/space-routes.ts'
import { mountUnusualPrices } from './features/listings/listings/unusual-price-routes.ts'
import { mountNumbers } from './features/listings/numbers/routes.ts'
import { mountPhotos } from './features/listings/photos/routes.ts'
import { mountReviews } from './features/listings/reviews/routes.ts'
import { mountSellers } from './features/listings/sellers/routes.ts'
import { mountAttachments } from './features/messaging/attachments/routes.ts'
import { mountBlocks } from './features/messaging/blocks/routes.ts'
import { mountConversations } from './features/messaging/conversations/routes.ts'
import { mountInboundMail } from './features/messaging/inbound-mail/routes.ts'
import { mountReports } from './features/messaging/reports/routes.ts'
import { mountResponses } from './features/messaging/responses/routes.ts'
import { viewingProposer } from './features/messaging/viewings/propose-viewing.ts'
import { mountViewings } from './features/messaging/viewings/routes.ts'
import { mountApiDocument } from './features/operations/api-document/routes.ts'
import { mountAudit } from './features/operations/audit/routes.ts'
import { mountBackups } from './features/operations/backups/routes.ts'
import { mountDesk } from './features/operations/desk/routes.ts'
import { mountErrorLog } from './features/operations/error-log/routes.ts'
import { mountJobs } from './features/operations/jobs/routes.ts'
import { mountOutbox } from './features/operations/outbox/routes.ts'
import type { App } from './platform/http/env.ts'

/** Mounts every feature of the API, in route precedence. */
export function mountApiIndex(app: App, context: AppContext): void {
  const proposeViewing = viewingProposer(context)
  mountAccounts(app, context)
  mountAccountSettings(app, context)
  mountAccountData(app, context)
  mountAccountSecurity(app, context)
  // before the listings, or `/api/listings/map` would match as an id
  mountSearch(app, context)
  mountListings(app, context)
  mountMarket(app, context)
  mountSellers(app, context)
  mountComparison(app, context)
  mountAssistants(app, context)
  mountSelling(app, context)
  mountRevisions(app, context)
  mountSpaces(app, context)
  mountDrafts(app, context)
  mountUnusualPrices(app, context)
  mountImports(app, context)
  mountPhotos(app, context)
  mountOutbox(app, context)
  mountPlaces(app, context)
  mountReviews(app, context)
  mountUsers(app, context)
  mountErrorLog(app, context)
  mountJobs(app, context)
  mountBackups(app, context)
  mountDesk(app, context)
  mountContent(app, context)
  mountSupport(app, context)
  mountSupportAdmin(app, context)
  mountNewsletter(app, context)
  mountCreatives(app, context)
  mountCrossPosting(app, context)
  mountAudit(app, context)
  mountReports(app, context)
  mountConversations(app, context, proposeViewing)
  mountViewings(app, context)
  mountAvailability(app, context)
  mountBookingTerms(app, context)
  mountBookings(app, context)
  mountOrders(app, context)
  mountBookingChanges(app, context)
  mountRenewals(app, context)
  mountDisputes(app, context)
  mountBookingDocuments(app, context)
  mountCalendars(app, context)
  mountQuotes(app, context)
  mountTaxRates(app, context)
  mountLedger(app, context)
  mountPayments(app, context)
  mountProviderPayments(app, context)
  mountAttachments(app, context)
  mountInboundMail(app, context, viewingProposer(context))
  mountBlocks(app, context)
  mountResponses(app, context)
  mountNotices(app, context)
  mountPageViews(app, context)
  mountFavoriteFolders(app, context)
  mountSaved(app, context)
  mountCounts(app, context)
  mountNumbers(app, context)
  mountDemand(app, context)
  mountAlerts(app, context)
  mountLive(app, context)
  mountApiDocument(app, context)
}
