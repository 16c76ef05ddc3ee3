import { accountDataRoutes } from './account-data/account-data.ts'
import { companyDataRoutes } from './account-data/account-data-companies.ts'
import { accountRoutes } from './accounts/accounts.ts'
import { accountSecurityRoutes } from './accounts/accounts-security.ts'
import { accountRecoveryRoutes, accountSettingsRoutes } from './accounts/accounts-settings.ts'
import { apiKeyRoutes } from './accounts/api-keys.ts'
import { membershipRoutes, teamRoutes } from './accounts/organizations.ts'
import { companyRoutes } from './accounts/organizations-companies.ts'
import { userRoutes } from './accounts/users.ts'
import { webhookRoutes } from './accounts/webhooks.ts'
import { availabilityRoutes } from './booking/availability.ts'
import { availsRoutes } from './booking/avails.ts'
import { changeRoutes } from './booking/booking-changes.ts'
import { bookingTermsRoutes } from './booking/booking-terms.ts'
import { termTemplateRoutes } from './booking/booking-terms-templates.ts'
import { bookingRoutes } from './booking/bookings.ts'
import { approvalRoutes } from './booking/bookings-approvals.ts'
import { offerRoutes } from './booking/bookings-offers.ts'
import { waitlistRoutes } from './booking/bookings-waitlist.ts'
import { calendarRoutes } from './booking/calendars.ts'
import { campaignReportRoutes } from './booking/campaign-reports.ts'
import { clientRoutes } from './booking/clients.ts'
import { contractRoutes } from './booking/contracts.ts'
import { creativeRoutes } from './booking/creatives.ts'
import { crewRoutes } from './booking/crew.ts'
import { disputeRoutes } from './booking/disputes.ts'
import { bookingDocumentRoutes } from './booking/documents.ts'
import { orderRoutes } from './booking/orders.ts'
import { placedOrderRoutes } from './booking/orders-placed.ts'
import { preparedBookingRoutes } from './booking/orders-prepared.ts'
import { paymentRoutes } from './booking/payments.ts'
import { providerPaymentRoutes } from './booking/payments-providers.ts'
import { proofRoutes } from './booking/proofs.ts'
import { affidavitRoutes } from './booking/proofs-affidavits.ts'
import { proofBatchRoutes } from './booking/proofs-batches.ts'
import { proofCaptureRoutes } from './booking/proofs-capture.ts'
import { proofCrewRoutes } from './booking/proofs-crew.ts'
import { faceProblemRoutes } from './booking/proofs-problems.ts'
import { shownPhotoRoutes } from './booking/proofs-shown.ts'
import { proposalRoutes } from './booking/proposals.ts'
import { sharedProposalRoutes } from './booking/proposals-shared.ts'
import { proposalStartRoutes } from './booking/proposals-starts.ts'
import { quoteRoutes } from './booking/quotes.ts'
import { renewalRoutes } from './booking/renewals.ts'
import { responseCodeRoutes } from './booking/response-codes.ts'
import { salesRoutes } from './booking/sales.ts'
import { salesCalendarRoutes } from './booking/sales-calendar.ts'
import { commissionRoutes } from './booking/sales-commission.ts'
import { sellerReviewRoutes } from './booking/seller-reviews.ts'
import { taxRateRoutes } from './booking/tax-rates.ts'
import { contentRoutes } from './content/content.ts'
import { newsletterRoutes } from './content/newsletter.ts'
import { pageViewRoutes } from './content/page-views.ts'
import { supportRoutes } from './content/support.ts'
import { alertRoutes } from './discovery/alerts.ts'
import { assistantRoutes } from './discovery/assistants.ts'
import { comparisonRoutes } from './discovery/comparison.ts'
import { demandRoutes } from './discovery/demand.ts'
import { marketRoutes } from './discovery/market.ts'
import { placeRoutes } from './discovery/places.ts'
import { savedRoutes } from './discovery/saved.ts'
import { favoriteFolderRoutes } from './discovery/saved-folders.ts'
import { searchRoutes } from './discovery/search.ts'
import { adcpRoutes } from './edge/adcp.ts'
import { liveRoutes } from './edge/live.ts'
import { openDataRoutes } from './edge/open-data.ts'
import { openDirectRoutes } from './edge/open-direct.ts'
import { countRoutes } from './ground/counts.ts'
import { ledgerRoutes, reconciliationRoutes } from './ground/ledger.ts'
import { noticeRoutes } from './ground/notices.ts'
import { crossPostingRoutes } from './listings/cross-posting.ts'
import { importRoutes } from './listings/imports.ts'
import { inventorySourceRoutes } from './listings/inventory-sources.ts'
import { pushRoutes } from './listings/inventory-sources-push.ts'
import { listingRoutes } from './listings/listings.ts'
import { draftRoutes } from './listings/listings-drafts.ts'
import { leaseFileRoutes } from './listings/listings-lease-files.ts'
import { sellingRoutes } from './listings/listings-own.ts'
import { revisionRoutes } from './listings/listings-revisions.ts'
import { spaceRoutes } from './listings/listings-spaces.ts'
import { structureRoutes } from './listings/listings-structures.ts'
import { transferRoutes } from './listings/listings-transfers.ts'
import { unusualPriceRoutes } from './listings/listings-unusual-prices.ts'
import { numberRoutes } from './listings/numbers.ts'
import { photoRoutes } from './listings/photos.ts'
import { reviewRoutes } from './listings/reviews.ts'
import { importReviewRoutes } from './listings/reviews-imports.ts'
import { trustRoutes } from './listings/reviews-trust.ts'
import { sellerRoutes } from './listings/sellers.ts'
import { attachmentRoutes } from './messaging/attachments.ts'
import { blockRoutes } from './messaging/blocks.ts'
import { conversationRoutes } from './messaging/conversations.ts'
import { inboundMailRoutes, mailConfirmationRoutes } from './messaging/inbound-mail.ts'
import { reportRoutes } from './messaging/reports.ts'
import { responseRoutes } from './messaging/responses.ts'
import { viewingRoutes } from './messaging/viewings.ts'
import { auditRoutes } from './operations/audit.ts'
import { backupRoutes } from './operations/backups.ts'
import { deskRoutes } from './operations/desk.ts'
import { errorLogRoutes } from './operations/error-log.ts'
import { jobRoutes } from './operations/jobs.ts'
import { outboxRoutes } from './operations/outbox.ts'
import { briefRoutes } from './planning/briefs.ts'
import { receivedBriefRoutes } from './planning/briefs-received.ts'
import { planReportRoutes } from './planning/plan-reports.ts'
import { planRequestRoutes } from './planning/plan-requests.ts'
import { planShareRoutes } from './planning/plan-shares.ts'
import { planVersionRoutes } from './planning/plan-shares-versions.ts'
import { planRoutes } from './planning/plans.ts'
import { planExportRoutes } from './planning/plans-exports.ts'
import { savedPlanRoutes } from './planning/plans-saved.ts'
import { planWaitRoutes } from './planning/plans-waits.ts'
import { shopRoutes } from './planning/shops.ts'

/** Every route of the API with its schemas, for the documentation. The browser imports `api.ts`, which is types only. */
export const allRoutes = {
  ...accountRoutes,
  ...accountRecoveryRoutes,
  ...accountSettingsRoutes,
  ...accountDataRoutes,
  ...companyDataRoutes,
  ...accountSecurityRoutes,
  ...apiKeyRoutes,
  ...companyRoutes,
  ...teamRoutes,
  ...membershipRoutes,
  ...alertRoutes,
  ...assistantRoutes,
  ...searchRoutes,
  ...listingRoutes,
  ...marketRoutes,
  ...sellerRoutes,
  ...comparisonRoutes,
  ...importRoutes,
  ...inventorySourceRoutes,
  ...pushRoutes,
  ...outboxRoutes,
  ...photoRoutes,
  ...placeRoutes,
  ...briefRoutes,
  ...receivedBriefRoutes,
  ...planRoutes,
  ...planReportRoutes,
  ...planRequestRoutes,
  ...planShareRoutes,
  ...planVersionRoutes,
  ...savedPlanRoutes,
  ...planWaitRoutes,
  ...shopRoutes,
  ...planExportRoutes,
  ...sellingRoutes,
  ...revisionRoutes,
  ...spaceRoutes,
  ...structureRoutes,
  ...leaseFileRoutes,
  ...transferRoutes,
  ...draftRoutes,
  ...unusualPriceRoutes,
  ...reviewRoutes,
  ...importReviewRoutes,
  ...trustRoutes,
  ...userRoutes,
  ...webhookRoutes,
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
  ...placedOrderRoutes,
  ...viewingRoutes,
  ...liveRoutes,
  ...openDataRoutes,
  ...openDirectRoutes,
  ...adcpRoutes,
  ...availabilityRoutes,
  ...availsRoutes,
  ...clientRoutes,
  ...contractRoutes,
  ...crewRoutes,
  ...salesRoutes,
  ...salesCalendarRoutes,
  ...commissionRoutes,
  ...bookingTermsRoutes,
  ...termTemplateRoutes,
  ...changeRoutes,
  ...renewalRoutes,
  ...disputeRoutes,
  ...paymentRoutes,
  ...providerPaymentRoutes,
  ...ledgerRoutes,
  ...reconciliationRoutes,
  ...bookingRoutes,
  ...preparedBookingRoutes,
  ...approvalRoutes,
  ...waitlistRoutes,
  ...offerRoutes,
  ...bookingDocumentRoutes,
  ...creativeRoutes,
  ...proofRoutes,
  ...shownPhotoRoutes,
  ...proofCaptureRoutes,
  ...proofBatchRoutes,
  ...faceProblemRoutes,
  ...affidavitRoutes,
  ...proofCrewRoutes,
  ...proposalRoutes,
  ...sharedProposalRoutes,
  ...proposalStartRoutes,
  ...campaignReportRoutes,
  ...responseCodeRoutes,
  ...sellerReviewRoutes,
  ...calendarRoutes,
  ...quoteRoutes,
  ...taxRateRoutes,
}
