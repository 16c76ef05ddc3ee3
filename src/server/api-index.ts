import type { AppContext } from './context.ts'
import { mountAccountData } from './features/account-data/routes.ts'
import { mountAccounts } from './features/accounts/routes.ts'
import { mountAccountSecurity } from './features/accounts/security-routes.ts'
import { mountAccountSettings } from './features/accounts/settings-routes.ts'
import { mountAlerts } from './features/alerts/routes.ts'
import { mountApiDocument } from './features/api-document/routes.ts'
import { mountAssistants } from './features/assistants/routes.ts'
import { mountAttachments } from './features/attachments/routes.ts'
import { mountAudit } from './features/audit/routes.ts'
import { mountAvailability } from './features/availability/routes.ts'
import { mountBackups } from './features/backups/routes.ts'
import { mountBlocks } from './features/blocks/routes.ts'
import { mountBookingChanges } from './features/booking-changes/routes.ts'
import { mountBookingTerms } from './features/booking-terms/routes.ts'
import { mountBookings } from './features/bookings/routes.ts'
import { mountCalendars } from './features/calendars/routes.ts'
import { mountComparison } from './features/comparison/routes.ts'
import { mountContent } from './features/content/routes.ts'
import { mountConversations } from './features/conversations/routes.ts'
import { mountCounts } from './features/counts/routes.ts'
import { mountCreatives } from './features/creatives/routes.ts'
import { mountCrossPosting } from './features/cross-posting/routes.ts'
import { mountDemand } from './features/demand/routes.ts'
import { mountDesk } from './features/desk/routes.ts'
import { mountDisputes } from './features/disputes/routes.ts'
import { mountBookingDocuments } from './features/documents/routes.ts'
import { mountErrorLog } from './features/error-log/routes.ts'
import { mountImports } from './features/imports/routes.ts'
import { mountInboundMail } from './features/inbound-mail/routes.ts'
import { mountJobs } from './features/jobs/routes.ts'
import { mountLedger } from './features/ledger/routes.ts'
import { mountDrafts } from './features/listings/draft-routes.ts'
import { mountRevisions } from './features/listings/revision-routes.ts'
import { mountListings } from './features/listings/routes.ts'
import { mountSelling } from './features/listings/selling-routes.ts'
import { mountSpaces } from './features/listings/space-routes.ts'
import { mountUnusualPrices } from './features/listings/unusual-price-routes.ts'
import { mountLive } from './features/live/routes.ts'
import { mountMarket } from './features/market/routes.ts'
import { mountNewsletter } from './features/newsletter/routes.ts'
import { mountNotices } from './features/notices/routes.ts'
import { mountNumbers } from './features/numbers/routes.ts'
import { mountOrders } from './features/orders/routes.ts'
import { mountOutbox } from './features/outbox/routes.ts'
import { mountPageViews } from './features/page-views/routes.ts'
import { mountProviderPayments } from './features/payments/provider-routes.ts'
import { mountPayments } from './features/payments/routes.ts'
import { mountPhotos } from './features/photos/routes.ts'
import { mountPlaces } from './features/places/routes.ts'
import { mountQuotes } from './features/quotes/routes.ts'
import { mountRenewals } from './features/renewals/routes.ts'
import { mountReports } from './features/reports/routes.ts'
import { mountResponses } from './features/responses/routes.ts'
import { mountReviews } from './features/reviews/routes.ts'
import { mountFavoriteFolders } from './features/saved/folder-routes.ts'
import { mountSaved } from './features/saved/routes.ts'
import { mountSearch } from './features/search/routes.ts'
import { mountSellers } from './features/sellers/routes.ts'
import { mountSupportAdmin } from './features/support/admin-routes.ts'
import { mountSupport } from './features/support/routes.ts'
import { mountTaxRates } from './features/tax-rates/routes.ts'
import { mountUsers } from './features/users/routes.ts'
import { viewingProposer } from './features/viewings/propose-viewing.ts'
import { mountViewings } from './features/viewings/routes.ts'
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
