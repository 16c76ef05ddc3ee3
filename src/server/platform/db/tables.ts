import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { FeedbackReason } from '#domain/feedback.ts'
import type { CellError } from '#domain/import/draft.ts'
import type { PlanSettings } from '#domain/import/plan-settings.ts'
import type { ImportEffect, ImportState } from '#domain/import/states.ts'
import type { ListingStatus } from '#domain/listing.ts'
import type { ReportReason } from '#domain/reports.ts'
import type { SupportCategory, SupportStatus } from '#domain/support.ts'
import type {
  AdType,
  AudienceBasis,
  AudiencePeriod,
  Interval,
  ListingType,
  Role,
  UserStatus,
  Venue,
} from '#domain/vocabulary.ts'

/** Kysely's view of the tables; `test/repo.test.ts` holds it to the migrated database. */
export interface Database {
  listing_changes: ListingChangesTable
  users: UsersTable
  listings: ListingsTable
  listing_events: ListingEventsTable
  secret_keys: SecretKeysTable
  network_sites: NetworkSitesTable
  cross_posted_listings: CrossPostedListingsTable
  sessions: SessionsTable
  known_browsers: KnownBrowsersTable
  rate_limits: RateLimitsTable
  audit_events: AuditEventsTable
  photos: PhotosTable
  listing_revisions: ListingRevisionsTable
  listing_stats: ListingStatsTable
  outbox_messages: OutboxMessagesTable
  account_tokens: AccountTokensTable
  authenticators: AuthenticatorsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  help_article_views: HelpArticleViewsTable
  help_article_votes: HelpArticleVotesTable
  support_tickets: SupportTicketsTable
  support_messages: SupportMessagesTable
  support_attachments: SupportAttachmentsTable
  canned_replies: CannedRepliesTable
  page_views: PageViewsTable
  newsletter_subscribers: NewsletterSubscribersTable
  enquiries: EnquiriesTable
  enquiry_messages: EnquiryMessagesTable
  listing_reports: ListingReportsTable
  error_reports: ErrorReportsTable
  listing_embeddings: ListingEmbeddingsTable
  assistant_feedback: AssistantFeedbackTable
  search_demand: SearchDemandTable
  favorites: FavoritesTable
  saved_searches: SavedSearchesTable
  imports: ImportsTable
  import_rows: ImportRowsTable
}

type CreatedAt = ColumnType<Date, Date | string | undefined, never>
type UpdatedAt = ColumnType<Date, Date | string | undefined, Date | string>

export interface UsersTable {
  id: Generated<number>
  username: string
  password: string
  email: string
  name: string | null
  company: string | null
  phone: string | null
  role: Generated<Role>
  status: Generated<UserStatus>
  deleted_at: ColumnType<Date | null, never, Date | null>
  suspension_reason: string | null
  status_before_suspension: 'pending' | 'active' | null
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface StoredPicture {
  url: string
  alt: string
  width: number | null
  height: number | null
  placeholder: string | null
  sources: { url: string; type: string; width: number }[]
}

export interface StoredAudience {
  type?: string
  ageRange?: string
  incomeLevel?: string
  value?: number
  per?: AudiencePeriod
  basis?: AudienceBasis
  asOf?: string
}

export interface ListingsTable {
  id: Generated<number>
  seller_id: number
  seller_unit_id: string | null
  /** Idempotency key of the form it came from. */
  submission_key: string | null
  title: string
  description: string
  ad_type: AdType
  venue: Venue | null
  listing_type: Generated<ListingType>
  price: number
  frequency: Generated<Interval>
  location_text: string
  address: string | null
  location_details: string | null
  lat: number | null
  lng: number | null
  images: JSONColumnType<StoredPicture[], string | undefined, string>
  specifications: JSONColumnType<{ label: string; value: string }[], string | undefined, string>
  features: Generated<string[]>
  target_market: Generated<string[]>
  audience: JSONColumnType<StoredAudience, string | undefined, string>
  min_contract: string | null
  setup_fee: number | null
  payment_terms: string | null
  /** Calendar dates travel as `YYYY-MM-DD` text, never as instants. */
  availability_start: string | null
  availability_end: string | null
  status: Generated<ListingStatus>
  approved_by: number | null
  approved_at: Date | null
  rejection_reason: string | null
  listed_at: ColumnType<Date, Date | string | undefined, Date | string>
  created_at: CreatedAt
  updated_at: UpdatedAt
  /** Kept by a trigger for searching by words. */
  search_vector: Generated<string | null>
  search_words: Generated<string | null>
}

export interface ListingChangesTable {
  /** Transaction that made the change; compare as xid8 in SQL. */
  xid: Generated<string>
  listing_id: number
  changed_at: CreatedAt
}

export interface ListingEventsTable {
  id: Generated<number>
  listing_id: number
  actor_id: number | null
  from_status: ListingStatus | null
  to_status: ListingStatus
  reason: string | null
  created_at: CreatedAt
}

export interface SecretKeysTable {
  id: string
  created_at: CreatedAt
}

export interface NetworkSitesTable {
  id: string
  name: string
  url: string
  description: Generated<string>
  active: Generated<boolean>
  endpoint: string | null
  secret: string | null
  created_at: CreatedAt
}

export interface CrossPostedListingsTable {
  id: Generated<number>
  listing_id: number
  site_id: string
  status: Generated<'queued' | 'posted' | 'failed' | 'withdrawn'>
  external_url: string | null
  created_at: CreatedAt
  attempts: Generated<number>
  last_error: string | null
  posted_at: Date | null
  updated_at: UpdatedAt
}

export interface SessionsTable {
  id: Generated<string>
  token_hash: Buffer
  user_id: number
  user_agent: string | null
  address: string | null
  created_at: CreatedAt
  last_seen_at: UpdatedAt
  expires_at: Date
  has_second_factor: Generated<boolean>
}

export interface KnownBrowsersTable {
  token_hash: Buffer
  user_id: number
  created_at: CreatedAt
  last_used_at: UpdatedAt
}

export interface RateLimitsTable {
  key: string
  paid_at: Date
}

export interface AuditEventsTable {
  id: Generated<number>
  actor_id: number | null
  action: string
  subject_type: string
  subject_id: string | null
  before: JSONColumnType<Record<string, unknown>, string | null, never> | null
  after: JSONColumnType<Record<string, unknown>, string | null, never> | null
  address: string | null
  user_agent: string | null
  request_id: string | null
  created_at: CreatedAt
}

export interface OutboxMessagesTable {
  id: Generated<number>
  recipient: string
  sender: string
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  /** The tokens of its links are gone. */
  is_masked: Generated<boolean>
  created_at: CreatedAt
}

export interface PhotosTable {
  id: string
  owner_id: number
  picture: JSONColumnType<StoredPicture, string, string>
  /** Of all its files. */
  size_bytes: Generated<number>
  created_at: CreatedAt
}

export interface ListingRevisionsTable {
  id: Generated<number>
  listing_id: number
  /** Columns of `listings` by name; only those that differ. */
  changes: JSONColumnType<Record<string, unknown>, string, string>
  before: JSONColumnType<Record<string, unknown>, string, string>
  status: Generated<'pending' | 'approved' | 'rejected' | 'withdrawn'>
  decided_by: number | null
  decided_at: Date | null
  reason: string | null
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface ListingStatsTable {
  listing_id: number
  /** Calendar date `YYYY-MM-DD`. */
  day: string
  views: Generated<number>
}

export interface AccountTokensTable {
  token_hash: Buffer
  user_id: number
  kind: 'verify-email' | 'reset-password' | 'undo-email-change' | 'sign-in-code'
  email: string
  created_at: CreatedAt
  expires_at: Date
}

export interface AuthenticatorsTable {
  user_id: number
  secret: string
  confirmed_at: Date | null
  last_step: Generated<number>
  created_at: CreatedAt
}

export interface RecoveryCodesTable {
  user_id: number
  code_hash: Buffer
}

export interface PasskeysTable {
  id: string
  user_id: number
  name: string
  public_key: Buffer
  counter: Generated<number>
  transports: Generated<string[]>
  created_at: CreatedAt
  last_used_at: Date | null
}

export interface PasskeyChallengesTable {
  challenge: string
  user_id: number | null
  expires_at: Date
}

export interface HelpArticleViewsTable {
  slug: string
  views: Generated<number>
}

export interface HelpArticleVotesTable {
  slug: string
  visitor: string
  is_helpful: boolean
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface SupportTicketsTable {
  id: Generated<number>
  name: string
  email: string
  subject: string
  category: SupportCategory
  user_id: number | null
  status: Generated<SupportStatus>
  created_at: CreatedAt
  updated_at: UpdatedAt
  reply_token: Generated<string>
  staff_token: Generated<string>
  submission_id: string | null
  assignee_id: number | null
  asked_at: Generated<Date>
  answered_at: Date | null
}

export interface SupportMessagesTable {
  id: Generated<number>
  ticket_id: number
  author_id: number | null
  body: string
  created_at: CreatedAt
  sender: string | null
  mail_id: string | null
}

export interface CannedRepliesTable {
  id: Generated<number>
  title: string
  body: string
  created_at: CreatedAt
}

/** `day` is a calendar date as text, `YYYY-MM-DD`. */
export interface PageViewsTable {
  path: string
  day: string
  views: number
}

export interface SupportAttachmentsTable {
  id: Generated<number>
  message_id: number
  name: string
  media_type: string
  size_bytes: number
  path: string
}

export interface NewsletterSubscribersTable {
  id: Generated<number>
  email: string
  token: Generated<string>
  status: Generated<'pending' | 'confirmed' | 'unsubscribed'>
  created_at: CreatedAt
  confirmed_at: Date | null
  unsubscribed_at: Date | null
}

export interface EnquiriesTable {
  id: Generated<number>
  listing_id: number
  buyer_id: number
  seller_id: number
  kind: 'message' | 'viewing'
  proposed_times: ColumnType<Date[], Date[] | undefined, never>
  status: Generated<'open' | 'answered'>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface EnquiryMessagesTable {
  id: Generated<number>
  enquiry_id: number
  author_id: number
  body: string
  created_at: CreatedAt
}

export interface ListingReportsTable {
  id: Generated<number>
  listing_id: number
  reporter_id: number | null
  reason: ReportReason
  details: Generated<string>
  status: Generated<'open' | 'resolved'>
  resolution: string | null
  resolved_by: number | null
  resolved_at: Date | null
  created_at: CreatedAt
}

export interface ErrorReportsTable {
  id: Generated<number>
  source: 'server' | 'browser'
  message: string
  stack: string | null
  place: string
  user_id: number | null
  user_role: string | null
  request_id: string | null
  user_agent: string | null
  breadcrumbs: JSONColumnType<{ category: string; message: string }[], string, never>
  created_at: UpdatedAt
}

export interface ListingEmbeddingsTable {
  listing_id: number
  words_hash: string
  vector: Buffer
  embedded_at: UpdatedAt
}

export interface FavoritesTable {
  user_id: number
  listing_id: number
  created_at: CreatedAt
}

export interface SavedSearchesTable {
  id: Generated<number>
  user_id: number
  name: string
  search: JSONColumnType<Record<string, string | string[]>>
  created_at: CreatedAt
  updated_at: UpdatedAt
}
export interface ImportsTable {
  id: Generated<number>
  seller_id: number
  file_name: string
  file_path: string | null
  format: 'csv' | 'geojson' | 'xlsx' | null
  state: Generated<ImportState>
  columns: JSONColumnType<string[], string | undefined, string>
  plan: JSONColumnType<PlanSettings, string | undefined, string>
  guessed_ad_type: AdType | null
  row_count: Generated<number>
  done_count: Generated<number>
  problem: string | null
  file_bytes: Generated<number>
  /** Jobs that took up its work since it last got on. */
  tries: Generated<number>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface ImportRowsTable {
  import_id: number
  line: number
  cells: JSONColumnType<string[], string, string>
  problem: string | null
  errors: JSONColumnType<
    Pick<CellError, 'column' | 'field' | 'reason'>[] | null,
    string | null,
    string | null
  >
  is_skipped: Generated<boolean>
  effect: ImportEffect | null
  becomes_draft: Generated<boolean>
  unit_id: string | null
  is_stored: Generated<boolean>
  listing_id: number | null
  undo: JSONColumnType<object | null, string | null, string | null>
  undone: 'removed' | 'restored' | 'kept' | null
}

export interface AssistantFeedbackTable {
  id: Generated<string>
  tool: 'buyer' | 'seller'
  helpful: boolean
  reason: FeedbackReason | null
  understood: string[]
  matches: number
  said_on: Generated<string>
}

export interface SearchDemandTable {
  day: string
  lat_cell: number
  lng_cell: number
  ad_type: AdType | ''
  searches: number
}
