// Generated from db/migrations by `npm run generate`. What a column means beyond its SQL type is said in column-types.ts.
import type { CalendarDate, CreatedAt, Timestamp, WithDefault } from './column-kinds.ts'
import type { ColumnTypes } from './column-types.ts'

export interface Database {
  account_tokens: AccountTokensTable
  alert_changes: AlertChangesTable
  alert_hits: AlertHitsTable
  alerts: AlertsTable
  answer_waits: AnswerWaitsTable
  api_key_uses: ApiKeyUsesTable
  api_keys: ApiKeysTable
  assistant_feedback: AssistantFeedbackTable
  audit_events: AuditEventsTable
  authenticators: AuthenticatorsTable
  backup_runs: BackupRunsTable
  blocks: BlocksTable
  booking_acceptances: BookingAcceptancesTable
  booking_approvals: BookingApprovalsTable
  booking_changes: BookingChangesTable
  booking_disputes: BookingDisputesTable
  booking_events: BookingEventsTable
  booking_items: BookingItemsTable
  booking_reminders: BookingRemindersTable
  booking_terms: BookingTermsTable
  booking_versions: BookingVersionsTable
  bookings: BookingsTable
  brief_lines: BriefLinesTable
  brief_recipients: BriefRecipientsTable
  briefs: BriefsTable
  calendar_addresses: CalendarAddressesTable
  calendar_clashes: CalendarClashesTable
  campaign_reports: CampaignReportsTable
  canned_replies: CannedRepliesTable
  claim_notes: ClaimNotesTable
  clients: ClientsTable
  company_deletions: CompanyDeletionsTable
  company_exports: CompanyExportsTable
  contract_lines: ContractLinesTable
  contracts: ContractsTable
  conversation_aliases: ConversationAliasesTable
  conversation_members: ConversationMembersTable
  conversations: ConversationsTable
  count_marks: CountMarksTable
  creatives: CreativesTable
  crew_links: CrewLinksTable
  cross_posted_listings: CrossPostedListingsTable
  daily_salts: DailySaltsTable
  dispute_proofs: DisputeProofsTable
  document_counters: DocumentCountersTable
  documents: DocumentsTable
  error_reports: ErrorReportsTable
  face_problems: FaceProblemsTable
  favorite_folders: FavoriteFoldersTable
  favorite_queue: FavoriteQueueTable
  favorites: FavoritesTable
  feed_events: FeedEventsTable
  help_article_views: HelpArticleViewsTable
  help_article_votes: HelpArticleVotesTable
  idempotency_keys: IdempotencyKeysTable
  import_pictures: ImportPicturesTable
  import_review_spaces: ImportReviewSpacesTable
  import_reviews: ImportReviewsTable
  import_rows: ImportRowsTable
  imported_calendars: ImportedCalendarsTable
  imports: ImportsTable
  installation: InstallationTable
  inventory_reads: InventoryReadsTable
  inventory_source_units: InventorySourceUnitsTable
  inventory_sources: InventorySourcesTable
  known_browsers: KnownBrowsersTable
  ledger_entries: LedgerEntriesTable
  ledger_postings: LedgerPostingsTable
  listing_changes: ListingChangesTable
  listing_embeddings: ListingEmbeddingsTable
  listing_events: ListingEventsTable
  listing_reports: ListingReportsTable
  listing_revisions: ListingRevisionsTable
  listing_transfers: ListingTransfersTable
  listings: ListingsTable
  mail_confirmations: MailConfirmationsTable
  market_snapshots: MarketSnapshotsTable
  match_queue: MatchQueueTable
  message_attachments: MessageAttachmentsTable
  messages: MessagesTable
  network_sites: NetworkSitesTable
  newsletter_subscribers: NewsletterSubscribersTable
  notice_settings: NoticeSettingsTable
  notices: NoticesTable
  open_changes: OpenChangesTable
  open_files: OpenFilesTable
  open_settings: OpenSettingsTable
  orders: OrdersTable
  organization_invitations: OrganizationInvitationsTable
  organization_members: OrganizationMembersTable
  organizations: OrganizationsTable
  outbox_messages: OutboxMessagesTable
  ownership_offers: OwnershipOffersTable
  page_views: PageViewsTable
  passkey_challenges: PasskeyChallengesTable
  passkeys: PasskeysTable
  payment_events: PaymentEventsTable
  payment_instructions: PaymentInstructionsTable
  payment_provider_methods: PaymentProviderMethodsTable
  payment_providers: PaymentProvidersTable
  payment_reminders: PaymentRemindersTable
  photos: PhotosTable
  plan_comments: PlanCommentsTable
  plan_decisions: PlanDecisionsTable
  plan_lines: PlanLinesTable
  plan_request_lines: PlanRequestLinesTable
  plan_requests: PlanRequestsTable
  plan_shares: PlanSharesTable
  plan_versions: PlanVersionsTable
  plans: PlansTable
  prepared_bookings: PreparedBookingsTable
  proof_batch_files: ProofBatchFilesTable
  proof_batches: ProofBatchesTable
  proof_decisions: ProofDecisionsTable
  proof_files_gone: ProofFilesGoneTable
  proof_roots: ProofRootsTable
  proofs: ProofsTable
  proposal_holds: ProposalHoldsTable
  proposal_lines: ProposalLinesTable
  proposal_questions: ProposalQuestionsTable
  proposal_shares: ProposalSharesTable
  proposal_versions: ProposalVersionsTable
  proposals: ProposalsTable
  provider_movements: ProviderMovementsTable
  provider_payments: ProviderPaymentsTable
  rate_limits: RateLimitsTable
  reconciliation_differences: ReconciliationDifferencesTable
  reconciliation_runs: ReconciliationRunsTable
  recovery_codes: RecoveryCodesTable
  rep_rates: RepRatesTable
  response_codes: ResponseCodesTable
  response_days: ResponseDaysTable
  response_targets: ResponseTargetsTable
  review_reports: ReviewReportsTable
  reviewed_prices: ReviewedPricesTable
  sales_reps: SalesRepsTable
  saved_searches: SavedSearchesTable
  search_demand: SearchDemandTable
  secret_keys: SecretKeysTable
  seller_absences: SellerAbsencesTable
  seller_account_requests: SellerAccountRequestsTable
  seller_accounts: SellerAccountsTable
  seller_answers: SellerAnswersTable
  seller_proof_records: SellerProofRecordsTable
  seller_ratings: SellerRatingsTable
  seller_reviews: SellerReviewsTable
  seller_trust: SellerTrustTable
  sessions: SessionsTable
  shops: ShopsTable
  shown_photos: ShownPhotosTable
  space_changes: SpaceChangesTable
  space_days: SpaceDaysTable
  space_hours: SpaceHoursTable
  space_units: SpaceUnitsTable
  space_views: SpaceViewsTable
  statement_lines: StatementLinesTable
  statements: StatementsTable
  structure_files: StructureFilesTable
  structure_secrets: StructureSecretsTable
  structures: StructuresTable
  support_attachments: SupportAttachmentsTable
  support_messages: SupportMessagesTable
  support_tickets: SupportTicketsTable
  tax_rates: TaxRatesTable
  term_templates: TermTemplatesTable
  terms_changes: TermsChangesTable
  test_payment_events: TestPaymentEventsTable
  test_payments: TestPaymentsTable
  trust_decisions: TrustDecisionsTable
  unit_cells: UnitCellsTable
  unit_claims: UnitClaimsTable
  unit_periods: UnitPeriodsTable
  unusual_prices: UnusualPricesTable
  user_feeds: UserFeedsTable
  users: UsersTable
  viewing_hours: ViewingHoursTable
  viewing_settings: ViewingSettingsTable
  viewings: ViewingsTable
  waitlist_entries: WaitlistEntriesTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_endpoints: WebhookEndpointsTable
  webhook_events: WebhookEventsTable
}

export interface AccountTokensTable {
  token_hash: Buffer
  user_id: number
  kind: ColumnTypes['account_tokens.kind']
  email: string
  created_at: CreatedAt
  expires_at: Timestamp
}

export interface AlertChangesTable {
  xid: WithDefault<string>
  saved_search_id: number
  changed_at: WithDefault<Timestamp>
}

export interface AlertHitsTable {
  id: WithDefault<number>
  saved_search_id: number
  listing_id: number
  kind: ColumnTypes['alert_hits.kind']
  day: CalendarDate
  cents: number
  was_cents: number | null
  score: number
  found_at: Timestamp
  told_at: Timestamp | null
  is_told: WithDefault<boolean>
  first_day: CalendarDate | null
  last_day: CalendarDate | null
}

export interface AlertsTable {
  saved_search_id: number
  user_id: number
  cadence: WithDefault<ColumnTypes['alerts.cadence']>
  changes: WithDefault<ColumnTypes['alerts.changes']>
  selector: WithDefault<string>
  seen_at: WithDefault<Timestamp>
  compiled: ColumnTypes['alerts.compiled'] | null
  compiled_with: number | null
  tell_at: Timestamp | null
  slowed_at: Timestamp | null
  created_at: WithDefault<ColumnTypes['alerts.created_at']>
  former_token_hash: Buffer | null
}

export interface AnswerWaitsTable {
  conversation_id: number
  reminders: WithDefault<number>
  offered_at: Timestamp | null
}

export interface ApiKeyUsesTable {
  key_id: number
  hour: Timestamp
  route: string
  status: number
  count: WithDefault<number>
}

export interface ApiKeysTable {
  id: WithDefault<number>
  user_id: number
  name: string
  prefix: string
  token_hash: Buffer
  scopes: ColumnTypes['api_keys.scopes']
  created_at: CreatedAt
  expires_at: Timestamp
  last_used_on: CalendarDate | null
  last_network: string | null
  reminded_days: number | null
  revoked_at: Timestamp | null
  organization_id: number
}

export interface AssistantFeedbackTable {
  id: WithDefault<number>
  tool: ColumnTypes['assistant_feedback.tool']
  helpful: boolean
  reason: ColumnTypes['assistant_feedback.reason'] | null
  understood: WithDefault<string[]>
  matches: number
  said_on: WithDefault<CalendarDate>
}

export interface AuditEventsTable {
  id: WithDefault<number>
  actor_id: number | null
  action: string
  subject_type: string
  subject_id: string | null
  before: ColumnTypes['audit_events.before'] | null
  after: ColumnTypes['audit_events.after'] | null
  address: string | null
  user_agent: string | null
  request_id: string | null
  created_at: CreatedAt
}

export interface AuthenticatorsTable {
  user_id: number
  secret: string
  confirmed_at: Timestamp | null
  last_step: WithDefault<number>
  created_at: CreatedAt
}

export interface BackupRunsTable {
  id: WithDefault<number>
  started_at: Timestamp
  ended_at: Timestamp | null
  file_name: string | null
  bytes: number | null
  problem: string | null
}

export interface BlocksTable {
  blocker_id: number
  blocked_id: number
  created_at: CreatedAt
}

export interface BookingAcceptancesTable {
  booking_id: number
  version: number
  side: ColumnTypes['booking_acceptances.side']
  sha256: Buffer
  user_id: number | null
  address: string | null
  user_agent: string | null
  accepted_at: WithDefault<Timestamp>
}

export interface BookingApprovalsTable {
  id: WithDefault<number>
  booking_id: number | null
  organization_id: number
  asking_id: number | null
  step: ColumnTypes['booking_approvals.step']
  version: number
  sha256: Buffer
  total_cents: number
  space_cents: number | null
  asked_by: number
  decided_by: number | null
  decision: ColumnTypes['booking_approvals.decision'] | null
  note: WithDefault<string>
  at: WithDefault<Timestamp>
  change_id: number | null
  proposal_id: number | null
  input: ColumnTypes['booking_approvals.input'] | null
  terms: string | null
}

export interface BookingChangesTable {
  id: WithDefault<number>
  booking_id: number
  status: ColumnTypes['booking_changes.status']
  proposed_by: ColumnTypes['booking_changes.proposed_by']
  user_id: number
  address: string | null
  user_agent: string | null
  version: number
  terms: string
  sha256: Buffer
  reason: string
  answer: string | null
  deadline_at: Timestamp
  created_at: CreatedAt
  ended_at: Timestamp | null
  kind: WithDefault<ColumnTypes['booking_changes.kind']>
}

export interface BookingDisputesTable {
  id: WithDefault<number>
  booking_id: number
  status: ColumnTypes['booking_disputes.status']
  opened_by: ColumnTypes['booking_disputes.opened_by']
  reason: string
  answer: string | null
  resolution: ColumnTypes['booking_disputes.resolution'] | null
  credit_cents: WithDefault<number>
  decision: string | null
  resolved_by: number | null
  created_at: CreatedAt
  answered_at: Timestamp | null
  resolved_at: Timestamp | null
  kind: ColumnTypes['booking_disputes.kind'] | null
  lost_from: CalendarDate | null
  lost_to: CalendarDate | null
  asked_cents: number | null
}

export interface BookingEventsTable {
  id: WithDefault<number>
  booking_id: number
  step: ColumnTypes['booking_events.step']
  from_status: ColumnTypes['booking_events.from_status']
  to_status: ColumnTypes['booking_events.to_status']
  actor: ColumnTypes['booking_events.actor']
  actor_id: number | null
  version: number
  reason: string | null
  created_at: CreatedAt
}

export interface BookingItemsTable {
  booking_id: number
  position: number
  unit_id: number
  days: ColumnTypes['booking_items.days']
  quantity: number
}

export interface BookingRemindersTable {
  booking_id: number
  kind: string
  created_at: CreatedAt
}

export interface BookingTermsTable {
  listing_id: number
  mode: ColumnTypes['booking_terms.mode']
  time_zone: string
  lead_days: number
  min_days: number | null
  max_days: number | null
  start_weekday: number | null
  sells_whole_periods: boolean
  term_discounts: ColumnTypes['booking_terms.term_discounts']
  quantity_discounts: ColumnTypes['booking_terms.quantity_discounts']
  agency_commission_basis_points: number | null
  extras: ColumnTypes['booking_terms.extras']
  cancellation_tier: ColumnTypes['booking_terms.cancellation_tier']
  payment_schedule: ColumnTypes['booking_terms.payment_schedule']
  deposit_basis_points: number
  delivery: ColumnTypes['booking_terms.delivery'] | null
  tax_override: ColumnTypes['booking_terms.tax_override'] | null
  answer_hours: number
  updated_at: WithDefault<Timestamp>
  hold_days: WithDefault<number>
  rates: ColumnTypes['booking_terms.rates'] | null
}

export interface BookingVersionsTable {
  booking_id: number
  version: number
  terms: string
  sha256: Buffer
  proposed_by: ColumnTypes['booking_versions.proposed_by']
  created_at: CreatedAt
}

export interface BookingsTable {
  id: WithDefault<number>
  order_id: number
  listing_id: number
  buyer_id: number
  seller_id: number
  status: WithDefault<ColumnTypes['bookings.status']>
  request: ColumnTypes['bookings.request']
  version: WithDefault<number>
  first_day: CalendarDate
  last_day: CalendarDate
  time_zone: string
  total_cents: number
  deadline_at: Timestamp | null
  conversation_id: number | null
  instructions_id: number | null
  prepared_by: string | null
  booked_at: Timestamp | null
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  renews_id: number | null
  fee_basis_points: number | null
  origin: WithDefault<ColumnTypes['bookings.origin']>
}

export interface BriefLinesTable {
  id: WithDefault<number>
  brief_id: number
  organization_id: number
  listing_id: number
  unit_id: number
  first_day: CalendarDate
  last_day: CalendarDate
  space_cents: number | null
  total_cents: number | null
  cells: WithDefault<string[]>
  plan_line_id: number | null
  booking_id: number | null
}

export interface BriefRecipientsTable {
  brief_id: number
  organization_id: number
  state: WithDefault<ColumnTypes['brief_recipients.state']>
  reason: WithDefault<string>
  note: WithDefault<string>
  person_id: number | null
  answered_at: Timestamp | null
  valid_until: Timestamp | null
  conversation_id: number | null
  reminded_at: Timestamp | null
}

export interface BriefsTable {
  id: WithDefault<number>
  organization_id: number
  author_id: number | null
  plan_id: number | null
  title: string
  body: string
  place: string
  west: number
  south: number
  east: number
  north: number
  ad_types: WithDefault<ColumnTypes['briefs.ad_types']>
  first_day: CalendarDate
  last_day: CalendarDate
  budget_cents: number | null
  shows_budget: WithDefault<boolean>
  columns: WithDefault<string[]>
  closes_at: Timestamp
  closed_at: Timestamp | null
  created_at: Timestamp
  version: WithDefault<number>
  note: WithDefault<string>
}

export interface CalendarAddressesTable {
  listing_id: number
  token_hash: Buffer
  created_at: CreatedAt
}

export interface CalendarClashesTable {
  id: WithDefault<number>
  calendar_id: number
  unit_id: number
  days: ColumnTypes['calendar_clashes.days']
  created_at: CreatedAt
}

export interface CampaignReportsTable {
  booking_id: number
  version: number
  reason: ColumnTypes['campaign_reports.reason']
  body: string
  sha256: Buffer
  created_at: Timestamp
}

export interface CannedRepliesTable {
  id: WithDefault<number>
  title: string
  body: string
  created_at: CreatedAt
}

export interface ClaimNotesTable {
  id: WithDefault<number>
  organization_id: number
  label: string
  note: string | null
  contract_line_id: number | null
  created_by: number | null
  created_at: CreatedAt
}

export interface ClientsTable {
  id: WithDefault<number>
  organization_id: number
  account_id: number
  name: string
  class: WithDefault<ColumnTypes['clients.class']>
  contact: WithDefault<string>
  email: WithDefault<string>
  phone: WithDefault<string>
  note: WithDefault<string>
  brands: WithDefault<string[]>
  archived_at: Timestamp | null
  claimed_at: Timestamp | null
  created_by: number | null
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  address: WithDefault<string>
  tax_exemption: WithDefault<string>
  rep_id: number | null
}

export interface CompanyDeletionsTable {
  organization_id: number
  asked_by: number | null
  asked_at: Timestamp
  due_at: Timestamp
}

export interface CompanyExportsTable {
  id: WithDefault<number>
  organization_id: number
  asked_by: number | null
  state: WithDefault<ColumnTypes['company_exports.state']>
  done: WithDefault<number>
  total: number
  path: string
  size_bytes: number | null
  created_at: Timestamp
  ended_at: Timestamp | null
}

export interface ContractLinesTable {
  id: WithDefault<number>
  contract_id: number
  listing_id: number
  unit_id: number | null
  first_day: CalendarDate
  last_day: CalendarDate | null
  is_open_ended: WithDefault<boolean>
  quantity: number | null
  amount_cents: number | null
  amount_per: ColumnTypes['contract_lines.amount_per'] | null
  note: string | null
  blocked: WithDefault<ColumnTypes['contract_lines.blocked']>
  blocked_until: CalendarDate | null
  version: WithDefault<number>
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  brand: string | null
  rep_name: string | null
  booking_id: number | null
  booked_from: CalendarDate | null
  booked_cents: number | null
}

export interface ContractsTable {
  id: WithDefault<number>
  organization_id: number
  key: string
  number: string | null
  client_name: string
  import_id: number | null
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
}

export interface ConversationAliasesTable {
  id: number
  conversation_id: number
}

export interface ConversationMembersTable {
  conversation_id: number
  user_id: number
  side: ColumnTypes['conversation_members.side']
  read_seq: WithDefault<number>
  mail_selector: WithDefault<string>
  archived_at: Timestamp | null
  muted_until: Timestamp | null
  former_mail_token_hash: Buffer | null
}

export interface ConversationsTable {
  id: WithDefault<number>
  listing_id: number
  buyer_id: number
  seller_id: number
  last_seq: WithDefault<number>
  last_message_at: WithDefault<Timestamp>
  waiting_since: Timestamp | null
  first_answered_at: Timestamp | null
  created_at: CreatedAt
  booking_id: number | null
}

export interface CountMarksTable {
  mark: number
  day: CalendarDate
}

export interface CreativesTable {
  id: WithDefault<string>
  booking_id: number
  item: number
  version: number
  owner_id: number
  name: string
  media_type: string
  size_bytes: number
  sha256: Buffer
  path: string | null
  preview_path: string | null
  preview_width: number | null
  preview_height: number | null
  script: string | null
  facts: ColumnTypes['creatives.facts']
  checks: ColumnTypes['creatives.checks']
  status: WithDefault<ColumnTypes['creatives.status']>
  reason: string | null
  took_failures: WithDefault<boolean>
  decided_by: number | null
  decided_at: Timestamp | null
  created_at: CreatedAt
  sender_id: number | null
  uploaded_by: number | null
}

export interface CrewLinksTable {
  id: WithDefault<number>
  seller_id: number
  token_hash: Buffer
  label: string
  words: WithDefault<string>
  created_by: number
  created_at: Timestamp
  expires_at: Timestamp
  revoked_at: Timestamp | null
}

export interface CrossPostedListingsTable {
  id: WithDefault<number>
  listing_id: number
  site_id: string
  status: WithDefault<ColumnTypes['cross_posted_listings.status']>
  external_url: string | null
  created_at: CreatedAt
  attempts: WithDefault<number>
  last_error: string | null
  posted_at: Timestamp | null
  updated_at: WithDefault<Timestamp>
  removed_at: Timestamp | null
}

export interface DailySaltsTable {
  day: CalendarDate
  salt: Buffer
}

export interface DisputeProofsTable {
  dispute_id: number
  proof_id: string
}

export interface DocumentCountersTable {
  seller_id: number
  kind: ColumnTypes['document_counters.kind']
  year: number
  last_number: WithDefault<number>
}

export interface DocumentsTable {
  id: WithDefault<number>
  kind: ColumnTypes['documents.kind']
  seller_id: number
  booking_id: number
  year: number
  number: number
  version: number
  source: string
  total_cents: number
  body: string
  sha256: Buffer
  created_at: Timestamp
}

export interface ErrorReportsTable {
  id: WithDefault<number>
  source: ColumnTypes['error_reports.source']
  message: string
  stack: string | null
  place: string
  user_id: number | null
  user_role: string | null
  request_id: string | null
  user_agent: string | null
  breadcrumbs: WithDefault<ColumnTypes['error_reports.breadcrumbs']>
  created_at: WithDefault<ColumnTypes['error_reports.created_at']>
  seen_at: Timestamp | null
}

export interface FaceProblemsTable {
  id: string
  seller_id: number
  listing_id: number
  booking_id: number | null
  placement: string
  kind: ColumnTypes['face_problems.kind']
  note: string
  crew_link_id: number | null
  sent_by: number | null
  captured_at: Timestamp | null
  received_at: Timestamp
  media_type: string
  size_bytes: number
  sha256: Buffer
  path: string
  preview_path: string | null
  mended_at: Timestamp | null
  mended_by: number | null
}

export interface FavoriteFoldersTable {
  id: WithDefault<number>
  user_id: number
  name: string
  shares_notes: WithDefault<boolean>
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  share_selector: string | null
  former_share_token_hash: Buffer | null
}

export interface FavoriteQueueTable {
  id: WithDefault<number>
  listing_id: number
  act: WithDefault<string>
}

export interface FavoritesTable {
  user_id: number
  listing_id: number
  created_at: CreatedAt
  folder_id: number | null
  note: WithDefault<string>
  marked_price: number | null
  marked_interval: ColumnTypes['favorites.marked_interval'] | null
  told_price: number
  told_interval: ColumnTypes['favorites.told_interval']
  is_gone: WithDefault<boolean>
}

export interface FeedEventsTable {
  user_id: number
  seq: number
  kind: ColumnTypes['feed_events.kind']
  conversation_id: number | null
  message_seq: number | null
  notice_id: number | null
  created_at: CreatedAt
}

export interface HelpArticleViewsTable {
  slug: string
  views: WithDefault<number>
}

export interface HelpArticleVotesTable {
  slug: string
  visitor: string
  is_helpful: boolean
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
}

export interface IdempotencyKeysTable {
  user_id: number | null
  route: string
  key: string
  input_hash: Buffer
  made_id: number
  created_at: CreatedAt
}

export interface ImportPicturesTable {
  import_id: number
  line: number
  position: number
  listing_id: number
  url: string
  host: string
  state: WithDefault<ColumnTypes['import_pictures.state']>
  problem: string | null
  photo_id: string | null
}

export interface ImportReviewSpacesTable {
  review_id: number
  listing_id: number
  seen_at: Timestamp
  outcome: ColumnTypes['import_review_spaces.outcome'] | null
  problem: string | null
}

export interface ImportReviewsTable {
  id: WithDefault<number>
  import_id: number
  decided_by: number | null
  state: WithDefault<ColumnTypes['import_reviews.state']>
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
}

export interface ImportRowsTable {
  import_id: number
  line: number
  cells: ColumnTypes['import_rows.cells']
  problem: string | null
  errors: ColumnTypes['import_rows.errors'] | null
  is_skipped: WithDefault<boolean>
  effect: ColumnTypes['import_rows.effect'] | null
  becomes_draft: WithDefault<boolean>
  unit_id: string | null
  is_stored: WithDefault<boolean>
  listing_id: number | null
  undo: ColumnTypes['import_rows.undo'] | null
  undone: ColumnTypes['import_rows.undone'] | null
  draft_cause: ColumnTypes['import_rows.draft_cause'] | null
  changed: string[] | null
  waiting: string[] | null
  says: string | null
  price: number | null
  frequency: string | null
}

export interface ImportedCalendarsTable {
  id: WithDefault<number>
  listing_id: number
  url: string
  url_hash: Buffer
  etag: string | null
  created_at: CreatedAt
  checked_at: Timestamp | null
  read_at: Timestamp | null
  next_check_at: WithDefault<Timestamp>
  failures: WithDefault<number>
  error: string | null
  events: WithDefault<number>
  busy_days: WithDefault<number>
  unread: WithDefault<ColumnTypes['imported_calendars.unread']>
  unread_count: WithDefault<number>
}

export interface ImportsTable {
  id: WithDefault<number>
  seller_id: number
  file_name: string
  file_path: string | null
  format: ColumnTypes['imports.format'] | null
  state: WithDefault<ColumnTypes['imports.state']>
  columns: WithDefault<ColumnTypes['imports.columns']>
  plan: WithDefault<ColumnTypes['imports.plan']>
  guessed_ad_type: ColumnTypes['imports.guessed_ad_type'] | null
  row_count: WithDefault<number>
  done_count: WithDefault<number>
  problem: string | null
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  file_bytes: WithDefault<number>
  tries: WithDefault<number>
  notices: WithDefault<ColumnTypes['imports.notices']>
  row_notes: WithDefault<ColumnTypes['imports.row_notes']>
  is_planned: WithDefault<boolean>
  styles: WithDefault<ColumnTypes['imports.styles']>
  picture_hosts: WithDefault<ColumnTypes['imports.picture_hosts']>
  pictures_at: Timestamp | null
  pictures_notified_at: Timestamp | null
  kind: WithDefault<ColumnTypes['imports.kind']>
  origin: WithDefault<ColumnTypes['imports.origin']>
  sha256: Buffer | null
}

export interface InstallationTable {
  is_only: WithDefault<boolean>
  id: WithDefault<string>
  created_at: CreatedAt
}

export interface InventoryReadsTable {
  id: WithDefault<number>
  source_id: number
  import_id: number | null
  outcome: ColumnTypes['inventory_reads.outcome']
  says: WithDefault<string>
  counts: ColumnTypes['inventory_reads.counts'] | null
  read_at: Timestamp
  created_at: CreatedAt
}

export interface InventorySourceUnitsTable {
  source_id: number
  unit_id: string
  listing_id: number
  price: number | null
  frequency: string | null
  missed: WithDefault<number>
  paused_in: number | null
}

export interface InventorySourcesTable {
  id: WithDefault<number>
  organization_id: number
  url: string
  header_name: string | null
  header_value: string | null
  every_hours: number | null
  at_hour: number | null
  state: WithDefault<ColumnTypes['inventory_sources.state']>
  etag: string | null
  sha256: Buffer | null
  columns: ColumnTypes['inventory_sources.columns'] | null
  settings: ColumnTypes['inventory_sources.settings'] | null
  waits_for: WithDefault<ColumnTypes['inventory_sources.waits_for']>
  failures: WithDefault<number>
  failing_since: Timestamp | null
  failing_mailed_at: Timestamp | null
  problem: string | null
  asks_next: WithDefault<boolean>
  next_at: Timestamp | null
  read_at: Timestamp | null
  last_read_id: number | null
  created_at: CreatedAt
}

export interface KnownBrowsersTable {
  token_hash: Buffer
  user_id: number
  created_at: CreatedAt
  last_used_at: WithDefault<Timestamp>
}

export interface LedgerEntriesTable {
  id: WithDefault<number>
  posting_id: number
  debit_account: string
  credit_account: string
  cents: number
  debit_provider: WithDefault<string | null>
  credit_provider: WithDefault<string | null>
}

export interface LedgerPostingsTable {
  id: WithDefault<number>
  purpose: ColumnTypes['ledger_postings.purpose']
  source: string
  booking_id: number
  seller_id: number
  cents: number
  tax_cents: WithDefault<number>
  fee_basis_points: WithDefault<number>
  posted_at: Timestamp
  via: WithDefault<ColumnTypes['ledger_postings.via']>
  kept_cents: number | null
  through: WithDefault<string | null>
}

export interface ListingChangesTable {
  xid: WithDefault<string>
  listing_id: number
  changed_at: WithDefault<Timestamp>
}

export interface ListingEmbeddingsTable {
  listing_id: number
  words_hash: string
  vector: Buffer
  embedded_at: WithDefault<Timestamp>
}

export interface ListingEventsTable {
  id: WithDefault<number>
  listing_id: number
  actor_id: number | null
  from_status: ColumnTypes['listing_events.from_status'] | null
  to_status: ColumnTypes['listing_events.to_status']
  reason: string | null
  created_at: CreatedAt
}

export interface ListingReportsTable {
  id: WithDefault<number>
  listing_id: number
  reporter_id: number | null
  reason: ColumnTypes['listing_reports.reason']
  details: WithDefault<string>
  status: WithDefault<ColumnTypes['listing_reports.status']>
  resolution: string | null
  resolved_by: number | null
  resolved_at: Timestamp | null
  created_at: CreatedAt
  conversation_id: number | null
  message_seq: number | null
  is_upheld: WithDefault<boolean>
}

export interface ListingRevisionsTable {
  id: WithDefault<number>
  listing_id: number
  changes: ColumnTypes['listing_revisions.changes']
  before: ColumnTypes['listing_revisions.before']
  status: WithDefault<ColumnTypes['listing_revisions.status']>
  decided_by: number | null
  decided_at: Timestamp | null
  reason: string | null
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
}

export interface ListingTransfersTable {
  id: WithDefault<number>
  listing_id: number
  from_id: number
  to_id: number
  state: WithDefault<ColumnTypes['listing_transfers.state']>
  offered_by: number | null
  offered_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
}

export interface ListingsTable {
  id: WithDefault<number>
  seller_id: number
  seller_unit_id: string | null
  title: string
  description: string
  ad_type: ColumnTypes['listings.ad_type']
  venue: ColumnTypes['listings.venue'] | null
  listing_type: WithDefault<ColumnTypes['listings.listing_type']>
  price: number
  frequency: WithDefault<ColumnTypes['listings.frequency']>
  location_text: string
  address: string | null
  location_details: string | null
  lat: number | null
  lng: number | null
  images: WithDefault<ColumnTypes['listings.images']>
  specifications: WithDefault<ColumnTypes['listings.specifications']>
  features: WithDefault<string[]>
  target_market: WithDefault<string[]>
  audience: WithDefault<ColumnTypes['listings.audience']>
  min_contract: string | null
  setup_fee: number | null
  payment_terms: string | null
  availability_start: CalendarDate | null
  availability_end: CalendarDate | null
  status: WithDefault<ColumnTypes['listings.status']>
  approved_by: number | null
  approved_at: Timestamp | null
  rejection_reason: string | null
  listed_at: WithDefault<Timestamp>
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  search_vector: string | null
  search_words: string | null
  unfinished: ColumnTypes['listings.unfinished'] | null
  structure_id: number | null
  takes_requests: WithDefault<boolean>
}

export interface MailConfirmationsTable {
  id: string
  token_hash: Buffer
  user_id: number
  listing_id: number
  email: string
  mail_id: string
  path: string
  words: string
  files: WithDefault<string[]>
  created_at: Timestamp
  expires_at: Timestamp
}

export interface MarketSnapshotsTable {
  listing_id: number
  space: ColumnTypes['market_snapshots.space'] | null
  words: string | null
  worded_at: ColumnTypes['market_snapshots.worded_at'] | null
  cents: number
  off_since: Timestamp | null
}

export interface MatchQueueTable {
  id: WithDefault<number>
  listing_id: number
}

export interface MessageAttachmentsTable {
  id: WithDefault<string>
  owner_id: number
  conversation_id: number | null
  seq: number | null
  name: string
  media_type: string
  size_bytes: number
  path: string
  width: number | null
  height: number | null
  created_at: CreatedAt
}

export interface MessagesTable {
  conversation_id: number
  seq: number
  author_id: number | null
  kind: ColumnTypes['messages.kind']
  body: string
  data: ColumnTypes['messages.data'] | null
  client_id: string | null
  mail_id: string | null
  via: WithDefault<ColumnTypes['messages.via']>
  search_vector: WithDefault<string>
  created_at: CreatedAt
  redacted_at: Timestamp | null
  left_out: string | null
  side: ColumnTypes['messages.side'] | null
}

export interface NetworkSitesTable {
  id: string
  name: string
  url: string
  description: WithDefault<string>
  active: WithDefault<boolean>
  endpoint: string | null
  secret: string | null
  created_at: CreatedAt
}

export interface NewsletterSubscribersTable {
  id: WithDefault<number>
  email: string
  selector: WithDefault<string>
  status: WithDefault<ColumnTypes['newsletter_subscribers.status']>
  created_at: CreatedAt
  confirmed_at: Timestamp | null
  unsubscribed_at: Timestamp | null
  former_token_hash: Buffer | null
}

export interface NoticeSettingsTable {
  user_id: number
  time_zone: WithDefault<string>
  quiet_from: number | null
  quiet_to: number | null
  digest_hour: WithDefault<number>
  prefs: WithDefault<ColumnTypes['notice_settings.prefs']>
  unsubscribe_selector: WithDefault<string>
  updated_at: WithDefault<Timestamp>
  former_token_hash: Buffer | null
}

export interface NoticesTable {
  id: WithDefault<number>
  user_id: number
  kind: ColumnTypes['notices.kind']
  subject_type: ColumnTypes['notices.subject_type']
  subject_id: number
  actor_id: number | null
  data: WithDefault<ColumnTypes['notices.data']>
  key: string
  count: WithDefault<number>
  created_at: WithDefault<ColumnTypes['notices.created_at']>
  seen_at: Timestamp | null
  read_at: Timestamp | null
  is_on_page: WithDefault<boolean>
  mail_due_at: Timestamp | null
  mail_by: ColumnTypes['notices.mail_by'] | null
  mailed_at: Timestamp | null
  organization_id: number | null
}

export interface OpenChangesTable {
  xid: WithDefault<string>
  listing_id: number
  changed_at: WithDefault<Timestamp>
}

export interface OpenFilesTable {
  name: ColumnTypes['open_files.name']
  path: string
  count: number
  bytes: number
  sha256: Buffer
  made_as_of: string
  made_at: Timestamp
}

export interface OpenSettingsTable {
  organization_id: number
  is_open: WithDefault<boolean>
  kept_out: WithDefault<ColumnTypes['open_settings.kept_out']>
  updated_at: WithDefault<Timestamp>
  shows_calendars: WithDefault<boolean>
}

export interface OrdersTable {
  id: WithDefault<number>
  buyer_id: number
  status: WithDefault<ColumnTypes['orders.status']>
  created_at: CreatedAt
}

export interface OrganizationInvitationsTable {
  id: WithDefault<number>
  organization_id: number
  organization_name: string
  email: string
  role: ColumnTypes['organization_invitations.role']
  token_hash: Buffer
  invited_by: number
  created_at: CreatedAt
  expires_at: Timestamp
  used_at: Timestamp | null
  used_by: number | null
  revoked_at: Timestamp | null
}

export interface OrganizationMembersTable {
  organization_id: number
  user_id: number
  role: ColumnTypes['organization_members.role']
  joined_at: WithDefault<Timestamp>
  acted_at: Timestamp | null
  spends_cents: number | null
  approves_cents: number | null
}

export interface OrganizationsTable {
  id: WithDefault<number>
  username: string
  name: string | null
  company: string | null
  phone: string | null
  email: string
  status: ColumnTypes['organizations.status']
  suspension_reason: string | null
  deleted_at: Timestamp | null
  person_id: number | null
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  keeper_id: number | null
  address: string | null
}

export interface OutboxMessagesTable {
  id: WithDefault<number>
  recipient: string
  sender: string
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  created_at: CreatedAt
  is_masked: WithDefault<boolean>
  mail_id: string | null
  calendar: string | null
}

export interface OwnershipOffersTable {
  organization_id: number
  user_id: number
  offered_by: number
  stays_owner: boolean
  created_at: CreatedAt
}

export interface PageViewsTable {
  path: string
  day: CalendarDate
  views: number
}

export interface PasskeyChallengesTable {
  challenge: string
  user_id: number | null
  expires_at: Timestamp
}

export interface PasskeysTable {
  id: string
  user_id: number
  name: string
  public_key: Buffer
  counter: WithDefault<number>
  transports: WithDefault<string[]>
  created_at: CreatedAt
  last_used_at: Timestamp | null
}

export interface PaymentEventsTable {
  id: WithDefault<number>
  provider: ColumnTypes['payment_events.provider']
  key: string
  booking_id: number
  kind: ColumnTypes['payment_events.kind']
  method: ColumnTypes['payment_events.method']
  cents: number
  on_day: CalendarDate
  note: WithDefault<string>
  answers_id: number | null
  actor_id: number | null
  created_at: Timestamp
  retracts_id: number | null
  charge_id: number | null
  cost_cents: WithDefault<number>
  fee_cents: number | null
  through: WithDefault<string | null>
}

export interface PaymentInstructionsTable {
  id: WithDefault<number>
  seller_id: number
  sealed: string
  created_at: CreatedAt
}

export interface PaymentProviderMethodsTable {
  provider: string
  method: string
  shown_as: string
}

export interface PaymentProvidersTable {
  id: string
}

export interface PaymentRemindersTable {
  booking_id: number
  kind: string
  created_at: CreatedAt
}

export interface PhotosTable {
  id: string
  owner_id: number
  picture: ColumnTypes['photos.picture']
  created_at: CreatedAt
  size_bytes: WithDefault<number>
  source_hash: Buffer | null
}

export interface PlanCommentsTable {
  id: WithDefault<number>
  plan_id: number
  share_id: number | null
  author_name: string
  body: string
  hidden_at: Timestamp | null
  created_at: Timestamp
  about: string | null
}

export interface PlanDecisionsTable {
  id: WithDefault<number>
  plan_id: number
  version: number
  share_id: number
  decision: ColumnTypes['plan_decisions.decision']
  author_name: string
  note: string
  created_at: Timestamp
}

export interface PlanLinesTable {
  id: WithDefault<number>
  plan_id: number
  listing_id: number
  unit_id: number | null
  first_day: CalendarDate
  last_day: CalendarDate
  quantity: WithDefault<number>
  reason: string | null
  added_cents: number
  booking_id: number | null
  created_at: CreatedAt
}

export interface PlanRequestLinesTable {
  request_id: number
  line_id: number
  step: ColumnTypes['plan_request_lines.step']
  sha256: Buffer
  state: WithDefault<ColumnTypes['plan_request_lines.state']>
  code: string | null
  message: string | null
  booking_id: number | null
  is_mailed_later: WithDefault<boolean>
}

export interface PlanRequestsTable {
  id: WithDefault<number>
  plan_id: number
  brand: string
  note: string
  sponsor: string | null
  is_agency: boolean
  address: string | null
  user_agent: string | null
  created_at: Timestamp
  done_at: Timestamp | null
  sent_by: number | null
}

export interface PlanSharesTable {
  id: WithDefault<number>
  plan_id: number
  token_hash: Buffer
  can: ColumnTypes['plan_shares.can']
  shows_prices: boolean
  expires_at: Timestamp
  revoked_at: Timestamp | null
  created_at: Timestamp
  seal_key: Buffer
}

export interface PlanVersionsTable {
  plan_id: number
  version: number
  body: string
  sha256: Buffer
  cause: ColumnTypes['plan_versions.cause']
  created_at: Timestamp
}

export interface PlansTable {
  id: WithDefault<number>
  owner_id: number
  name: string
  inputs: ColumnTypes['plans.inputs'] | null
  budget_cents: number | null
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  certificate: ColumnTypes['plans.certificate'] | null
}

export interface PreparedBookingsTable {
  token_hash: Buffer
  listing_id: number
  request: ColumnTypes['prepared_bookings.request']
  prepared_by: string
  expires_at: Timestamp
  created_at: CreatedAt
  position: WithDefault<number>
}

export interface ProofBatchFilesTable {
  id: string
  batch_id: number
  name: string
  media_type: string
  size_bytes: number
  sha256: Buffer
  path: string | null
  preview_path: string | null
  preview_width: number | null
  preview_height: number | null
  facts: ColumnTypes['proof_batch_files.facts']
  alike: string | null
  taken_on: CalendarDate | null
  match: ColumnTypes['proof_batch_files.match']
  hint: WithDefault<string>
  booking_id: number | null
  duty: string | null
  state: ColumnTypes['proof_batch_files.state']
  problem: string | null
  created_at: Timestamp
}

export interface ProofBatchesTable {
  id: WithDefault<number>
  seller_id: number
  created_by: number
  created_at: Timestamp
  filed_by: number | null
}

export interface ProofDecisionsTable {
  proof_id: string
  decision: ColumnTypes['proof_decisions.decision']
  decided_by: number | null
  reason: string | null
  created_at: Timestamp
}

export interface ProofFilesGoneTable {
  proof_id: string
  deleted_at: Timestamp
}

export interface ProofRootsTable {
  day: CalendarDate
  until: Timestamp
  chains: number
  previous: Buffer
  root: Buffer
}

export interface ProofsTable {
  id: string
  booking_id: number
  duty: string
  item: number
  kind: ColumnTypes['proofs.kind']
  origin: ColumnTypes['proofs.origin']
  sent_by: number | null
  received_at: Timestamp
  name: string
  media_type: string
  size_bytes: number
  sha256: Buffer
  path: string | null
  preview_path: string | null
  preview_width: number | null
  preview_height: number | null
  facts: ColumnTypes['proofs.facts']
  caption: WithDefault<string>
  url: string | null
  captured_at: Timestamp | null
  clock_offset_ms: number | null
  lat: number | null
  lng: number | null
  accuracy_m: number | null
  heading: number | null
  alike: string | null
  checks: ColumnTypes['proofs.checks'] | null
  link: number | null
  chain: Buffer | null
  crew_link_id: number | null
}

export interface ProposalHoldsTable {
  booking_id: number
  proposal_id: number
}

export interface ProposalLinesTable {
  id: WithDefault<number>
  proposal_id: number
  position: number
  listing_id: number
  unit_id: number
  first_day: CalendarDate
  last_day: CalendarDate
  space_cents: number | null
}

export interface ProposalQuestionsTable {
  id: WithDefault<number>
  proposal_id: number
  share_id: number | null
  author_id: number | null
  author_name: string
  body: string
  created_at: Timestamp
}

export interface ProposalSharesTable {
  id: WithDefault<number>
  proposal_id: number
  email: string
  token_hash: Buffer
  expires_at: Timestamp
  revoked_at: Timestamp | null
  created_at: Timestamp
}

export interface ProposalVersionsTable {
  proposal_id: number
  version: number
  body: string
  sha256: Buffer
  created_at: Timestamp
}

export interface ProposalsTable {
  id: WithDefault<number>
  organization_id: number
  client_id: number
  rep_id: number | null
  title: string
  intro: WithDefault<string>
  price: WithDefault<ColumnTypes['proposals.price']>
  one_cents: number | null
  valid_days: number
  holds: WithDefault<boolean>
  version: WithDefault<number>
  status: WithDefault<ColumnTypes['proposals.status']>
  valid_until: Timestamp | null
  sent_at: Timestamp | null
  answered_at: Timestamp | null
  reason: WithDefault<string>
  order_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface ProviderMovementsTable {
  id: WithDefault<number>
  provider: ColumnTypes['provider_movements.provider']
  reference: string
  kind: ColumnTypes['provider_movements.kind']
  fact_key: string | null
  object: string
  part_of: string | null
  payment_key: string | null
  cents: number
  cost_cents: WithDefault<number>
  moved_at: Timestamp
}

export interface ProviderPaymentsTable {
  id: WithDefault<number>
  key: WithDefault<string>
  provider: ColumnTypes['provider_payments.provider']
  booking_id: number
  kind: ColumnTypes['provider_payments.kind']
  charge_id: number | null
  method: ColumnTypes['provider_payments.method']
  cents: number
  fee_cents: WithDefault<number>
  account: string
  is_captured_later: WithDefault<boolean>
  reference: string | null
  redirect_url: string | null
  state: WithDefault<ColumnTypes['provider_payments.state']>
  created_at: Timestamp
  expires_at: Timestamp
  asked_at: Timestamp
  requested_at: Timestamp | null
}

export interface RateLimitsTable {
  key: string
  paid_at: Timestamp
}

export interface ReconciliationDifferencesTable {
  id: WithDefault<number>
  kind: string
  booking_id: number | null
  detail: string
  cents: number
  created_at: CreatedAt
  closed_at: Timestamp | null
  closed_by: number | null
  reason: string | null
}

export interface ReconciliationRunsTable {
  id: WithDefault<number>
  checked_at: Timestamp
}

export interface RecoveryCodesTable {
  user_id: number
  code_hash: Buffer
}

export interface RepRatesTable {
  id: WithDefault<number>
  rep_id: number
  client_class: ColumnTypes['rep_rates.client_class'] | null
  counts_on: ColumnTypes['rep_rates.counts_on']
  basis_points: number
  first_day: CalendarDate
  created_by: number | null
  created_at: Timestamp
}

export interface ResponseCodesTable {
  id: WithDefault<number>
  code: string
  booking_id: number
  owner_id: number
  item: number
  target: string | null
  promo: string | null
  phone: string | null
  suspended_at: Timestamp | null
  reason: string | null
  created_at: Timestamp
}

export interface ResponseDaysTable {
  code_id: number
  day: CalendarDate
  count: number
}

export interface ResponseTargetsTable {
  id: WithDefault<number>
  code_id: number
  target: string
  created_at: Timestamp
}

export interface ReviewReportsTable {
  id: WithDefault<number>
  review_id: number
  reporter_id: number | null
  reason: string
  created_at: Timestamp
  closed_at: Timestamp | null
}

export interface ReviewedPricesTable {
  listing_id: number
  price: number
  frequency: string
}

export interface SalesRepsTable {
  id: WithDefault<number>
  organization_id: number
  user_id: number | null
  name_in_contracts: string | null
  created_at: Timestamp
}

export interface SavedSearchesTable {
  id: WithDefault<number>
  user_id: number
  name: string
  search: ColumnTypes['saved_searches.search']
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
}

export interface SearchDemandTable {
  day: CalendarDate
  lat_cell: number
  lng_cell: number
  ad_type: ColumnTypes['search_demand.ad_type']
  searches: WithDefault<number>
  unmet: WithDefault<number>
}

export interface SecretKeysTable {
  id: string
  created_at: CreatedAt
}

export interface SellerAbsencesTable {
  seller_id: number
  starts_at: Timestamp
  ends_at: Timestamp
}

export interface SellerAccountRequestsTable {
  seller_id: number
  provider: ColumnTypes['seller_account_requests.provider']
  requested_at: Timestamp
}

export interface SellerAccountsTable {
  seller_id: number
  provider: ColumnTypes['seller_accounts.provider']
  account: string
  is_ready: WithDefault<boolean>
  todo: WithDefault<string[]>
  created_at: Timestamp
  checked_at: Timestamp
}

export interface SellerAnswersTable {
  seller_id: number
  buyers: WithDefault<number>
  answered: WithDefault<number>
  pace: WithDefault<ColumnTypes['seller_answers.pace']>
  is_prompt: WithDefault<boolean>
  promptness: number | null
  away_until: CalendarDate | null
  faded_at: Timestamp | null
  paused_at: Timestamp | null
}

export interface SellerProofRecordsTable {
  seller_id: number
  due: number
  on_time: number
  overdue: number
}

export interface SellerRatingsTable {
  seller_id: number
  rating: number
}

export interface SellerReviewsTable {
  id: WithDefault<number>
  booking_id: number
  side: ColumnTypes['seller_reviews.side']
  author_id: number
  about_id: number
  overall: number
  parts: ColumnTypes['seller_reviews.parts']
  body: WithDefault<string>
  state: ColumnTypes['seller_reviews.state']
  counts: WithDefault<boolean>
  reason: string | null
  created_at: Timestamp
  shown_at: Timestamp | null
  reply: string | null
  replied_at: Timestamp | null
  reply_state: ColumnTypes['seller_reviews.reply_state'] | null
}

export interface SellerTrustTable {
  seller_id: number
  granted_by: number | null
  granted_at: Timestamp
  ended_by: number | null
  ended_at: Timestamp | null
  ended_why: ColumnTypes['seller_trust.ended_why'] | null
}

export interface SessionsTable {
  id: WithDefault<string>
  token_hash: Buffer
  user_id: number
  user_agent: string | null
  address: string | null
  created_at: CreatedAt
  last_seen_at: WithDefault<Timestamp>
  expires_at: Timestamp
  has_second_factor: WithDefault<boolean>
  organization_id: number | null
}

export interface ShopsTable {
  id: WithDefault<number>
  organization_id: number
  name: string
  address: string
  lat: number
  lng: number
  precision: ColumnTypes['shops.precision']
  created_at: Timestamp
}

export interface ShownPhotosTable {
  proof_id: string
  listing_id: number
  state: ColumnTypes['shown_photos.state']
  path: string
  width: number
  height: number
  taken_on: CalendarDate
  kept_until: Timestamp
  asked_by: number
  asked_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
}

export interface SpaceChangesTable {
  listing_id: number
  act: string
  before: ColumnTypes['space_changes.before']
  after: ColumnTypes['space_changes.after']
  created_at: Timestamp
}

export interface SpaceDaysTable {
  listing_id: number
  day: CalendarDate
  views: WithDefault<number>
  requests: WithDefault<number>
  bookings: WithDefault<number>
  booked_cents: WithDefault<number>
  appearances: WithDefault<number>
  saves: WithDefault<number>
  contacts: WithDefault<number>
  enquiries: WithDefault<number>
  viewings: WithDefault<number>
}

export interface SpaceHoursTable {
  listing_id: number
  hour: Timestamp
  appearances: WithDefault<number>
  views: WithDefault<number>
  saves: WithDefault<number>
  contacts: WithDefault<number>
  enquiries: WithDefault<number>
  viewings: WithDefault<number>
}

export interface SpaceUnitsTable {
  id: WithDefault<number>
  listing_id: number
  position: number
  name: string
  cell: ColumnTypes['space_units.cell']
  anchor: CalendarDate
  capacity: number
  rate_cents: number | null
  rate_per: ColumnTypes['space_units.rate_per'] | null
  created_at: CreatedAt
  artwork: ColumnTypes['space_units.artwork'] | null
  proof: ColumnTypes['space_units.proof'] | null
}

export interface SpaceViewsTable {
  user_id: number
  views: ColumnTypes['space_views.views']
  updated_at: WithDefault<Timestamp>
  screen: WithDefault<string>
}

export interface StatementLinesTable {
  id: WithDefault<number>
  seller_id: number
  statement_id: number
  line_hash: Buffer
  on_day: CalendarDate
  text: string
  cents: number
  status: ColumnTypes['statement_lines.status']
  booking_id: number | null
  event_id: number | null
  problem: string | null
  reason: string | null
  created_at: CreatedAt
}

export interface StatementsTable {
  id: WithDefault<number>
  seller_id: number
  name: string
  known: number
  skipped: number
  created_at: CreatedAt
}

export interface StructureFilesTable {
  id: string
  organization_id: number
  structure_id: number | null
  name: string
  media_type: string
  size_bytes: number
  path: string
  uploaded_by: number | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface StructureSecretsTable {
  structure_id: number
  landlord: string | null
  lease_number: string | null
  lease_from: CalendarDate | null
  lease_to: CalendarDate | null
  rent_cents: number | null
  rent_per: ColumnTypes['structure_secrets.rent_per'] | null
  meter: string | null
  note: string | null
  lease_told: CalendarDate | null
  updated_at: Timestamp
}

export interface StructuresTable {
  id: WithDefault<number>
  organization_id: number
  number: string | null
  place: string
  address: string | null
  lat: number | null
  lng: number | null
  created_at: CreatedAt
  permit_number: string | null
  permit_authority: string | null
  permit_expires_on: CalendarDate | null
  shows_permit: WithDefault<boolean>
  permit_told: CalendarDate | null
}

export interface SupportAttachmentsTable {
  id: WithDefault<number>
  message_id: number
  name: string
  media_type: string
  size_bytes: number
  path: string
}

export interface SupportMessagesTable {
  id: WithDefault<number>
  ticket_id: number
  author_id: number | null
  body: string
  created_at: CreatedAt
  sender: string | null
  mail_id: string | null
  left_out: string | null
}

export interface SupportTicketsTable {
  id: WithDefault<number>
  name: string
  email: string
  subject: string
  category: ColumnTypes['support_tickets.category']
  user_id: number | null
  status: WithDefault<ColumnTypes['support_tickets.status']>
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  reply_selector: WithDefault<string>
  staff_selector: WithDefault<string>
  assignee_id: number | null
  asked_at: WithDefault<Timestamp>
  answered_at: Timestamp | null
  former_reply_token_hash: Buffer | null
  former_staff_token_hash: Buffer | null
}

export interface TaxRatesTable {
  id: WithDefault<number>
  place: string
  basis_points: number
  valid_from: CalendarDate
}

export interface TermTemplatesTable {
  id: WithDefault<number>
  organization_id: number
  name: string
  kind: ColumnTypes['term_templates.kind']
  parts: ColumnTypes['term_templates.parts']
  created_at: Timestamp
  updated_at: Timestamp
}

export interface TermsChangesTable {
  listing_id: number
  act: string
  before: ColumnTypes['terms_changes.before']
  after: ColumnTypes['terms_changes.after']
  created_at: Timestamp
}

export interface TestPaymentEventsTable {
  key: string
  payment_id: number
  refund: string | null
  state: ColumnTypes['test_payment_events.state']
  cents: number
  at: Timestamp
  fee_cents: WithDefault<number>
}

export interface TestPaymentsTable {
  id: WithDefault<number>
  key: string
  method: ColumnTypes['test_payments.method']
  cents: number
  is_captured_later: boolean
  description: string
  return_url: string
  cancel_url: string
  expires_at: Timestamp
  outcome: ColumnTypes['test_payments.outcome'] | null
  created_at: Timestamp
  fee_cents: WithDefault<number>
}

export interface TrustDecisionsTable {
  listing_id: number
  seen_at: Timestamp
  decided_at: Timestamp
  is_live: boolean
  checks: string[]
  is_sampled: WithDefault<boolean>
  looked_at: Timestamp | null
  looked_by: number | null
}

export interface UnitCellsTable {
  unit_id: number
  cell: CalendarDate
  capacity: number
  taken: WithDefault<number>
}

export interface UnitClaimsTable {
  id: WithDefault<number>
  unit_id: number
  days: ColumnTypes['unit_claims.days']
  quantity: number
  is_whole: WithDefault<boolean>
  kind: ColumnTypes['unit_claims.kind']
  calendar_id: number | null
  expires_at: Timestamp | null
  created_at: CreatedAt
  booking_id: number | null
  note_id: number | null
}

export interface UnitPeriodsTable {
  id: WithDefault<number>
  unit_id: number
  label: WithDefault<string>
  first_day: CalendarDate
  last_day: CalendarDate
  capacity: number | null
  material_date: CalendarDate | null
  sold_until: CalendarDate | null
}

export interface UnusualPricesTable {
  id: WithDefault<number>
  listing_id: number
  before_price: number
  before_frequency: string
  after_price: number
  after_frequency: string
  created_at: CreatedAt
  seen_by: number | null
  seen_at: Timestamp | null
}

export interface UserFeedsTable {
  user_id: number
  last_seq: WithDefault<number>
}

export interface UsersTable {
  id: WithDefault<number>
  username: string
  password: string
  email: string
  name: string | null
  company: string | null
  phone: string | null
  role: WithDefault<ColumnTypes['users.role']>
  status: WithDefault<ColumnTypes['users.status']>
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  deleted_at: ColumnTypes['users.deleted_at'] | null
  suspension_reason: string | null
  status_before_suspension: ColumnTypes['users.status_before_suspension'] | null
}

export interface ViewingHoursTable {
  seller_id: number
  weekday: number
  from_minute: number
  to_minute: number
}

export interface ViewingSettingsTable {
  seller_id: number
  time_zone: string
  minutes: WithDefault<number>
  buffer_minutes: WithDefault<number>
  notice_hours: WithDefault<number>
  confirms_alone: WithDefault<boolean>
  away_until: CalendarDate | null
  updated_at: WithDefault<Timestamp>
}

export interface ViewingsTable {
  id: WithDefault<number>
  uid: WithDefault<string>
  sequence: WithDefault<number>
  conversation_id: number
  listing_id: number
  buyer_id: number
  seller_id: number
  status: ColumnTypes['viewings.status']
  starts_at: Timestamp | null
  ends_at: Timestamp | null
  proposed_times: WithDefault<ColumnTypes['viewings.proposed_times']>
  proposed_by: number | null
  minutes: WithDefault<number>
  time_zone: WithDefault<string>
  place: WithDefault<string>
  reason: string | null
  created_at: CreatedAt
  updated_at: WithDefault<Timestamp>
  reminded_at: Timestamp | null
  proposed_side: string | null
}

export interface WaitlistEntriesTable {
  id: WithDefault<number>
  booking_id: number
  offered_until: Timestamp | null
  created_at: CreatedAt
}

export interface WebhookDeliveriesTable {
  id: WithDefault<number>
  event_id: string
  endpoint_id: number
  state: WithDefault<ColumnTypes['webhook_deliveries.state']>
  tries: WithDefault<number>
  next_at: WithDefault<Timestamp>
  status: number | null
  problem: string | null
  tried_at: Timestamp | null
  took_ms: number | null
  created_at: CreatedAt
}

export interface WebhookEndpointsTable {
  id: WithDefault<number>
  organization_id: number
  url: string
  secret: string
  former_secret: string | null
  former_until: Timestamp | null
  types: ColumnTypes['webhook_endpoints.types']
  state: WithDefault<ColumnTypes['webhook_endpoints.state']>
  off_reason: ColumnTypes['webhook_endpoints.off_reason'] | null
  failing_since: Timestamp | null
  sending_until: Timestamp | null
  resting_until: Timestamp | null
  created_at: CreatedAt
}

export interface WebhookEventsTable {
  id: WithDefault<string>
  organization_id: number
  type: string
  subject: ColumnTypes['webhook_events.subject']
  subject_id: number
  facts: WithDefault<ColumnTypes['webhook_events.facts']>
  once_in: string | null
  created_at: CreatedAt
}
