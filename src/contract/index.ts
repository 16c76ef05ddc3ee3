import { accountDataRoutes } from './account-data.ts'
import { accountRoutes } from './accounts.ts'
import { accountSecurityRoutes } from './accounts-security.ts'
import { accountRecoveryRoutes, accountSettingsRoutes } from './accounts-settings.ts'
import { alertRoutes } from './alerts.ts'
import { assistantRoutes } from './assistants.ts'
import { attachmentRoutes } from './attachments.ts'
import { auditRoutes } from './audit.ts'
import { availabilityRoutes } from './availability.ts'
import { backupRoutes } from './backups.ts'
import { blockRoutes } from './blocks.ts'
import { changeRoutes } from './booking-changes.ts'
import { bookingTermsRoutes } from './booking-terms.ts'
import { bookingRoutes } from './bookings.ts'
import { waitlistRoutes } from './bookings-waitlist.ts'
import { calendarRoutes } from './calendars.ts'
import { comparisonRoutes } from './comparison.ts'
import { contentRoutes } from './content.ts'
import { conversationRoutes } from './conversations.ts'
import { countRoutes } from './counts.ts'
import { creativeRoutes } from './creatives.ts'
import { crossPostingRoutes } from './cross-posting.ts'
import { demandRoutes } from './demand.ts'
import { deskRoutes } from './desk.ts'
import { disputeRoutes } from './disputes.ts'
import { bookingDocumentRoutes } from './documents.ts'
import { errorLogRoutes } from './error-log.ts'
import { importRoutes } from './imports.ts'
import { inboundMailRoutes, mailConfirmationRoutes } from './inbound-mail.ts'
import { jobRoutes } from './jobs.ts'
import { ledgerRoutes, reconciliationRoutes } from './ledger.ts'
import { listingRoutes } from './listings.ts'
import { draftRoutes } from './listings-drafts.ts'
import { sellingRoutes } from './listings-own.ts'
import { revisionRoutes } from './listings-revisions.ts'
import { spaceRoutes } from './listings-spaces.ts'
import { unusualPriceRoutes } from './listings-unusual-prices.ts'
import { liveRoutes } from './live.ts'
import { marketRoutes } from './market.ts'
import { newsletterRoutes } from './newsletter.ts'
import { noticeRoutes } from './notices.ts'
import { numberRoutes } from './numbers.ts'
import { orderRoutes } from './orders.ts'
import { preparedBookingRoutes } from './orders-prepared.ts'
import { outboxRoutes } from './outbox.ts'
import { pageViewRoutes } from './page-views.ts'
import { paymentRoutes } from './payments.ts'
import { providerPaymentRoutes } from './payments-providers.ts'
import { photoRoutes } from './photos.ts'
import { placeRoutes } from './places.ts'
import { quoteRoutes } from './quotes.ts'
import { renewalRoutes } from './renewals.ts'
import { reportRoutes } from './reports.ts'
import { responseRoutes } from './responses.ts'
import { reviewRoutes } from './reviews.ts'
import { savedRoutes } from './saved.ts'
import { favoriteFolderRoutes } from './saved-folders.ts'
import { searchRoutes } from './search.ts'
import { sellerRoutes } from './sellers.ts'
import { supportRoutes } from './support.ts'
import { taxRateRoutes } from './tax-rates.ts'
import { userRoutes } from './users.ts'
import { viewingRoutes } from './viewings.ts'

/** Every route of the API with its schemas, for the documentation. The browser imports `api.ts`, which is types only. */
export const allRoutes = {
  ...accountRoutes,
  ...accountRecoveryRoutes,
  ...accountSettingsRoutes,
  ...accountDataRoutes,
  ...accountSecurityRoutes,
  ...alertRoutes,
  ...assistantRoutes,
  ...searchRoutes,
  ...listingRoutes,
  ...marketRoutes,
  ...sellerRoutes,
  ...comparisonRoutes,
  ...importRoutes,
  ...outboxRoutes,
  ...photoRoutes,
  ...placeRoutes,
  ...sellingRoutes,
  ...revisionRoutes,
  ...spaceRoutes,
  ...draftRoutes,
  ...unusualPriceRoutes,
  ...reviewRoutes,
  ...userRoutes,
  ...errorLogRoutes,
  ...jobRoutes,
  ...backupRoutes,
  ...deskRoutes,
  ...contentRoutes,
  ...supportRoutes,
  ...newsletterRoutes,
  ...crossPostingRoutes,
  ...auditRoutes,
  ...reportRoutes,
  ...conversationRoutes,
  ...responseRoutes,
  ...attachmentRoutes,
  ...inboundMailRoutes,
  ...mailConfirmationRoutes,
  ...blockRoutes,
  ...noticeRoutes,
  ...pageViewRoutes,
  ...savedRoutes,
  ...favoriteFolderRoutes,
  ...countRoutes,
  ...numberRoutes,
  ...demandRoutes,
  ...orderRoutes,
  ...viewingRoutes,
  ...liveRoutes,
  ...availabilityRoutes,
  ...bookingTermsRoutes,
  ...changeRoutes,
  ...renewalRoutes,
  ...disputeRoutes,
  ...paymentRoutes,
  ...providerPaymentRoutes,
  ...ledgerRoutes,
  ...reconciliationRoutes,
  ...bookingRoutes,
  ...preparedBookingRoutes,
  ...waitlistRoutes,
  ...bookingDocumentRoutes,
  ...creativeRoutes,
  ...calendarRoutes,
  ...quoteRoutes,
  ...taxRateRoutes,
}
