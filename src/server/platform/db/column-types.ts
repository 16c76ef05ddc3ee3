import type { ColumnType } from 'kysely'
import type { PlanCertificate, PlanInputs } from '#contract/planning/plans.ts'
import type {
  BookingMode,
  CancellationTier,
  DiscountStep,
  Extra,
  PaymentSchedule,
} from '#domain/booking/booking-terms.ts'
import type { ChangeKind, ChangeStatus } from '#domain/booking/change.ts'
import type { ClientClass } from '#domain/booking/clients.ts'
import type { CommissionOn } from '#domain/booking/commission.ts'
import type { BlockedDays } from '#domain/booking/contract-blocks.ts'
import type { ArtworkCheck } from '#domain/booking/creative/check.ts'
import type { ArtworkFacts } from '#domain/booking/creative/facts.ts'
import type { ArtworkDemand } from '#domain/booking/creative/spec.ts'
import type { CreativeStatus } from '#domain/booking/creative/stand.ts'
import type { DisputeResolution, DisputeStatus } from '#domain/booking/dispute.ts'
import type { DocumentKind } from '#domain/booking/document-number.ts'
import type { LedgerPurpose } from '#domain/booking/ledger-postings.ts'
import type { BookingActor, BookingOrigin, BookingStatus, BookingStep } from '#domain/booking/lifecycle.ts'
import type { PaymentKind, ProviderEventState } from '#domain/booking/payment-events.ts'
import type { PaymentMethod } from '#domain/booking/payment-methods.ts'
import type {
  AccountProvider,
  PaymentVia,
  ProviderId,
  ProviderMethod,
  TestProviderMethod,
} from '#domain/booking/payment-providers.ts'
import type { ProblemKind } from '#domain/booking/problem.ts'
import type { ProofCheck } from '#domain/booking/proof/checks.ts'
import type { FaceProblemKind } from '#domain/booking/proof/face-problem.ts'
import type { ProofFacts } from '#domain/booking/proof/facts.ts'
import type { BatchFileState, BatchMatch } from '#domain/booking/proof/match-files.ts'
import type { ProofKind, ProofRule } from '#domain/booking/proof/rule.ts'
import type { ShownState } from '#domain/booking/proof/shown-photo.ts'
import type { ProofDecision } from '#domain/booking/proof/stand.ts'
import type { StoredProposalStatus } from '#domain/booking/proposal-statuses.ts'
import type { ProposalPrice } from '#domain/booking/proposals.ts'
import type { ProviderState } from '#domain/booking/provider-payment.ts'
import type { ReviewPart, ReviewState } from '#domain/booking/review/review-rules.ts'
import type { SpaceRates } from '#domain/booking/space-rates.ts'
import type { ApprovableStep, ApprovalDecision } from '#domain/booking/spending.ts'
import type { RateCardParts, TermsParts } from '#domain/booking/term-templates.ts'
import type { BookingRequest, PreparedRequest } from '#domain/booking/terms.ts'
import type { Cell, Rate } from '#domain/booking/units.ts'
import type { UnreadPart } from '#domain/booking/unread-part.ts'
import type { SupportCategory, SupportStatus } from '#domain/content/support.ts'
import type { Cadence, Change, HitKind } from '#domain/discovery/alert-rules.ts'
import type { FeedbackReason } from '#domain/discovery/feedback.ts'
import type { LatLng } from '#domain/geo.ts'
import type { NoticeData, NoticeKind, NoticePrefs, NoticeSubject } from '#domain/ground/notices.ts'
import type { ColumnStyle } from '#domain/listings/import/column-style.ts'
import type { ImportKindName } from '#domain/listings/import/contract-fields.ts'
import type { CellError } from '#domain/listings/import/draft.ts'
import type { FileNotice } from '#domain/listings/import/notices.ts'
import type { PlanSettings } from '#domain/listings/import/plan-settings.ts'
import type { ReadCounts, ReadOutcome, SourceState } from '#domain/listings/import/sources.ts'
import type { ImportEffect, ImportState } from '#domain/listings/import/states.ts'
import type { ListingStatus } from '#domain/listings/listing.ts'
import type { RentPer } from '#domain/listings/structure-terms.ts'
import type { FeedEventKind, MessageKind, Side, SystemEvent } from '#domain/messaging/conversation.ts'
import type { ReportReason } from '#domain/messaging/reports.ts'
import type { AnswerPace } from '#domain/messaging/response-clock.ts'
import type { ViewingStatus } from '#domain/messaging/viewings.ts'
import type { OpenFileName } from '#domain/open-data.ts'
import type { RecipientState } from '#domain/planning/briefs.ts'
import type { ShareRight } from '#domain/planning/share-rights.ts'
import type { ShopPrecision } from '#domain/planning/shops.ts'
import type { GivenRole, OrganizationRole } from '#domain/roles.ts'
import type { Scope } from '#domain/scopes.ts'
import type { AdType, Interval, ListingType, Role, UserStatus, Venue } from '#domain/vocabulary.ts'
import type { WebhookEvent, WebhookSubject } from '#domain/webhook-events.ts'
import type { SpaceRow } from '#search/query.ts'
import type { MovementKind } from '../payments/provider.ts'
import type { DateRange, Json, Timestamp } from './column-kinds.ts'
import type { CompiledSearch, StoredAudience, StoredPicture } from './stored-shapes.ts'

type Columns = Record<string, unknown>

/** Columns whose TypeScript type is narrower than the schema. Nullability and defaults come from the schema. */
export interface ColumnTypes {
  'api_keys.scopes': Scope[]
  'webhook_deliveries.state': 'waiting' | 'taken' | 'failed'
  'webhook_endpoints.off_reason': 'owner' | 'gone' | 'failing'
  'webhook_endpoints.state': 'on' | 'off'
  'webhook_endpoints.types': WebhookEvent[]
  'webhook_events.facts': Json<Columns>
  'webhook_events.subject': WebhookSubject
  'account_tokens.kind': 'verify-email' | 'reset-password' | 'undo-email-change' | 'sign-in-code'
  'alert_hits.kind': HitKind
  'alerts.cadence': Cadence
  'alerts.changes': Change[]
  'alerts.created_at': Timestamp
  'open_files.name': OpenFileName
  'open_settings.kept_out': number[]
  'alerts.compiled': Json<CompiledSearch>
  'assistant_feedback.reason': FeedbackReason
  'assistant_feedback.tool': 'buyer' | 'seller'
  'audit_events.after': Json<Columns>
  'audit_events.before': Json<Columns>
  'booking_acceptances.side': Side
  'booking_approvals.decision': ApprovalDecision
  'booking_approvals.input': Json<Columns>
  'booking_approvals.step': ApprovableStep
  'booking_disputes.kind': ProblemKind
  'booking_disputes.opened_by': Side
  'booking_disputes.resolution': DisputeResolution
  'booking_disputes.status': DisputeStatus
  'booking_events.actor': BookingActor
  'booking_events.from_status': BookingStatus
  'booking_changes.kind': ChangeKind
  'booking_changes.proposed_by': Side
  'booking_changes.status': ChangeStatus
  'booking_events.step': BookingStep
  'booking_events.to_status': BookingStatus
  'booking_items.days': DateRange
  'booking_terms.cancellation_tier': CancellationTier
  'booking_terms.delivery': 'place' | 'online'
  'booking_terms.extras': Json<Extra[]>
  'booking_terms.mode': BookingMode
  'booking_terms.payment_schedule': PaymentSchedule
  'booking_terms.quantity_discounts': Json<DiscountStep[]>
  'booking_terms.rates': Json<SpaceRates>
  'booking_terms.tax_override': Json<{ basisPoints: number; reason: string }>
  'booking_terms.term_discounts': Json<DiscountStep[]>
  'booking_versions.proposed_by': Side
  'bookings.origin': BookingOrigin
  'bookings.status': BookingStatus
  'bookings.request': Json<BookingRequest>
  'calendar_clashes.days': DateRange
  'contract_lines.amount_per': 'all' | 'period'
  'company_exports.state': 'waiting' | 'ready' | 'failed'
  'contract_lines.blocked': Json<BlockedDays[]>
  'clients.class': ClientClass
  'structure_secrets.rent_per': RentPer
  'rep_rates.client_class': ClientClass
  'rep_rates.counts_on': CommissionOn
  'conversation_members.side': Side
  'campaign_reports.reason': 'first-proof' | 'final'
  'creatives.checks': Json<ArtworkCheck[]>
  'creatives.facts': Json<ArtworkFacts>
  'creatives.status': CreativeStatus
  'cross_posted_listings.status': 'queued' | 'posted' | 'failed' | 'withdrawn'
  'document_counters.kind': DocumentKind
  'documents.kind': DocumentKind
  'error_reports.breadcrumbs': Json<{ category: string; message: string }[]>
  /** A deduplicated row: the time of its latest occurrence. */
  'error_reports.created_at': Timestamp
  'error_reports.source': 'server' | 'browser'
  'favorites.marked_interval': Interval
  'favorites.told_interval': Interval
  'feed_events.kind': FeedEventKind
  'import_pictures.state': 'waiting' | 'attached' | 'failed'
  'import_rows.cells': Json<string[]>
  'import_rows.effect': ImportEffect
  'import_rows.draft_cause': 'price' | 'status'
  'import_rows.errors': Json<Pick<CellError, 'code' | 'column' | 'field' | 'reason'>[]>
  'import_rows.undo': Json<object>
  'import_rows.undone': 'removed' | 'restored' | 'kept'
  'import_review_spaces.outcome': 'approved' | 'refused' | 'left-out'
  'import_reviews.state': 'running' | 'done'
  'imported_calendars.unread': Json<UnreadPart[]>
  'inventory_reads.counts': Json<ReadCounts>
  'inventory_reads.outcome': ReadOutcome
  'inventory_sources.columns': Json<string[]>
  'inventory_sources.settings': Json<PlanSettings>
  'inventory_sources.state': SourceState
  'inventory_sources.waits_for': Json<string[]>
  'imports.columns': Json<string[]>
  'imports.format': 'csv' | 'geojson' | 'json' | 'xlsx'
  'imports.guessed_ad_type': AdType
  'imports.kind': ImportKindName
  'imports.origin': 'file' | 'push' | 'pull'
  'imports.notices': Json<FileNotice[]>
  'imports.plan': Json<PlanSettings>
  'imports.picture_hosts': Json<{ host: string; pictures: number }[]>
  'imports.row_notes': Json<{ text: string; rows: number }[]>
  'imports.state': ImportState
  'imports.styles': Json<ColumnStyle[]>
  'ledger_postings.purpose': LedgerPurpose
  'ledger_postings.via': PaymentVia
  'listing_events.from_status': ListingStatus
  'listing_events.to_status': ListingStatus
  'listing_reports.reason': ReportReason
  'listing_reports.status': 'open' | 'resolved'
  'seller_trust.ended_why': 'admin' | 'report'
  'listing_revisions.before': Json<Columns>
  /** Columns of `listings` by name; only those that differ. */
  'listing_revisions.changes': Json<Columns>
  'listing_revisions.status': 'pending' | 'approved' | 'rejected' | 'withdrawn'
  'listings.unfinished': Json<Record<string, unknown>>
  'listings.ad_type': AdType
  'listings.audience': Json<StoredAudience>
  'listings.frequency': Interval
  'listings.images': Json<StoredPicture[]>
  'listings.listing_type': ListingType
  'listings.specifications': Json<{ label: string; value: string }[]>
  'listings.status': ListingStatus
  'listings.venue': Venue
  'messages.data': Json<SystemEvent>
  'messages.kind': MessageKind
  'messages.side': Side
  'messages.via': 'page' | 'mail'
  'newsletter_subscribers.status': 'pending' | 'confirmed' | 'unsubscribed'
  'notice_settings.prefs': Json<NoticePrefs>
  /** Of its latest occurrence. */
  'market_snapshots.space': Json<SpaceRow>
  'market_snapshots.worded_at': Json<LatLng>
  'notices.created_at': Timestamp
  'notices.data': Json<NoticeData>
  'notices.kind': NoticeKind
  'notices.mail_by': 'soon' | 'digest'
  'notices.subject_type': NoticeSubject
  'organization_invitations.role': GivenRole
  'organization_members.role': OrganizationRole
  'organizations.status': UserStatus
  'orders.status': 'open' | 'placed'
  'payment_events.kind': PaymentKind
  'payment_events.method': PaymentMethod
  'payment_events.provider': PaymentVia
  'photos.picture': Json<StoredPicture>
  'prepared_bookings.request': Json<PreparedRequest>
  'brief_recipients.state': RecipientState
  'briefs.ad_types': AdType[]
  'listing_transfers.state': 'open' | 'accepted' | 'declined' | 'withdrawn'
  'plan_decisions.decision': 'approved' | 'changes-requested'
  'plan_request_lines.state': 'waiting' | 'sent' | 'refused'
  'plan_request_lines.step': 'book' | 'request' | 'hold'
  'plan_shares.can': ShareRight
  'plan_versions.cause': 'shared' | 'decided' | 'kept'
  'plans.certificate': Json<PlanCertificate>
  'plans.inputs': Json<PlanInputs>
  'shops.precision': ShopPrecision
  'proposals.price': ProposalPrice
  'proposals.status': StoredProposalStatus
  'face_problems.kind': FaceProblemKind
  'proof_batch_files.facts': Json<ProofFacts>
  'proof_batch_files.match': BatchMatch
  'proof_batch_files.state': BatchFileState
  'proof_decisions.decision': ProofDecision
  'proofs.checks': Json<ProofCheck[]>
  'proofs.facts': Json<ProofFacts>
  'proofs.kind': ProofKind
  'proofs.origin': 'captured' | 'uploaded' | 'bulk' | 'crew' | 'api'
  'provider_movements.kind': MovementKind
  'provider_movements.provider': ProviderId
  'provider_payments.kind': 'charge' | 'refund'
  'provider_payments.method': ProviderMethod
  'provider_payments.provider': ProviderId
  'provider_payments.state': ProviderState
  'saved_searches.search': Json<Record<string, string | string[]>>
  'search_demand.ad_type': AdType | ''
  'seller_answers.pace': AnswerPace
  'seller_reviews.parts': Json<Partial<Record<ReviewPart, number>>>
  'seller_reviews.reply_state': Exclude<ReviewState, 'sealed'>
  'seller_reviews.side': Side
  'seller_reviews.state': ReviewState
  'seller_account_requests.provider': AccountProvider
  'seller_accounts.provider': AccountProvider
  'space_units.artwork': Json<ArtworkDemand>
  'space_units.cell': Cell
  'shown_photos.state': ShownState
  'space_units.proof': Json<ProofRule[]>
  'space_units.rate_per': Rate['per']
  'space_changes.after': Json<Record<string, unknown>>
  'space_changes.before': Json<Record<string, unknown>>
  'space_views.views': Json<{ name: string; search: Record<string, string | number> }[]>
  'statement_lines.status': 'matched' | 'open' | 'closed'
  'support_tickets.category': SupportCategory
  'support_tickets.status': SupportStatus
  'test_payment_events.state': ProviderEventState
  'test_payments.method': TestProviderMethod
  'test_payments.outcome': 'paid' | 'refused' | 'bounces' | 'disputed'
  'term_templates.kind': 'rates' | 'terms'
  'term_templates.parts': Json<RateCardParts | TermsParts>
  'terms_changes.after': Json<Record<string, unknown>>
  'terms_changes.before': Json<Record<string, unknown>>
  'unit_claims.days': DateRange
  'unit_claims.kind': 'booking' | 'hold' | 'block' | 'import'
  'users.deleted_at': ColumnType<Date, never, Date>
  'users.role': Role
  'users.status': UserStatus
  'users.status_before_suspension': 'pending' | 'active'
  'viewings.proposed_times': ColumnType<Date[], Date[] | undefined, Date[]>
  'viewings.status': ViewingStatus
}
