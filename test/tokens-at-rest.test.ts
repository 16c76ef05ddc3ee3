import { expect, it } from 'vitest'
import { readColumns } from './support/read-schema.ts'

/**
 * S21: every column whose name says that it may let somebody in, and the form in which it does not. A new one fails here until
 * it is named: `hash` (bytea), `sealed` (readable with the key that is elsewhere), `selector` (a token is made of it with the key),
 * or why it opens nothing.
 */
const LOOKS_LIKE_A_TOKEN =
  /token|secret|selector|challenge|nonce|salt|password|sealed|hash|code(_|$)|(^|_)(key|mark|uid|url|etag|visitor)$|client_id|submission_(id|key)/

const FORMS: Record<string, string> = {
  'account_tokens.token_hash': 'hash',
  'alerts.former_token_hash': 'hash',
  'alerts.selector': 'selector',
  'api_keys.token_hash': 'hash',
  'authenticators.secret': 'sealed',
  'calendar_addresses.token_hash': 'hash',
  'organization_invitations.token_hash': 'hash',
  'crew_links.token_hash': 'hash',
  'conversation_members.former_mail_token_hash': 'hash',
  'conversation_members.mail_selector': 'selector',
  'favorite_folders.former_share_token_hash': 'hash',
  'favorite_folders.share_selector': 'selector',
  'idempotency_keys.input_hash': 'hash',
  'imported_calendars.url': 'sealed',
  'imported_calendars.url_hash': 'hash',
  'inventory_sources.url': 'sealed',
  'inventory_sources.etag': 'what the other server said of its file',
  'known_browsers.token_hash': 'hash',
  'mail_confirmations.token_hash': 'hash',
  'network_sites.secret': 'sealed',
  'newsletter_subscribers.former_token_hash': 'hash',
  'newsletter_subscribers.selector': 'selector',
  'notice_settings.former_token_hash': 'hash',
  'notice_settings.unsubscribe_selector': 'selector',
  'payment_instructions.sealed': 'sealed',
  'photos.source_hash': 'hash',
  'plan_shares.token_hash': 'hash',
  'proposal_shares.token_hash': 'hash',
  'prepared_bookings.token_hash': 'hash',
  'recovery_codes.code_hash': 'hash',
  'sessions.token_hash': 'hash',
  'statement_lines.line_hash': 'hash',
  'support_tickets.former_reply_token_hash': 'hash',
  'support_tickets.former_staff_token_hash': 'hash',
  'support_tickets.reply_selector': 'selector',
  'support_tickets.staff_selector': 'selector',
  'webhook_endpoints.former_secret': 'sealed',
  'webhook_endpoints.secret': 'sealed',
  'webhook_endpoints.url': 'sealed',
  'users.password': 'a hash of its own kind (argon2id), in text',
  // what opens nothing
  'contracts.key': 'the number of a contract in its seller’s own file, else its client and brand',
  'count_marks.mark': 'a hash under a salt that is gone after two days',
  'cross_posted_listings.external_url': 'the public address of a listing elsewhere',
  'daily_salts.salt': 'unlogged, deleted after two days, in no backup',
  'help_article_votes.visitor': 'a hash of a number of the browser; the vote is all it changes',
  'idempotency_keys.key':
    'counts only for the person who is signed in; a guest’s alone makes nothing known but a ticket’s number',
  'import_pictures.url': 'as the rows of its import have it, from its seller’s file; deleted with the import',
  'imported_calendars.etag': 'what the other server said of its file',
  'listing_embeddings.words_hash': 'of public words',
  'messages.client_id': 'counts only for its author, who is signed in',
  'network_sites.url': 'the public address of a site',
  'notices.key': 'says what was told',
  'passkey_challenges.challenge': 'opens nothing without the passkey that signs it; minutes',
  'passkeys.public_key': 'public by its nature',
  'payment_events.key': 'the name of an event',
  'plan_request_lines.code': 'of a refusal',
  'plan_shares.seal_key':
    'opens nothing: it only keeps a decision’s seal from being made or tried out by a reader',
  'proposals.client_id': 'the number of a client of its seller’s',
  'provider_movements.fact_key': 'the name of an event',
  'provider_movements.payment_key': 'the name of a payment',
  'provider_payments.key': 'the name of a payment',
  'proofs.url': 'the public address of a post, as its seller has given it',
  'provider_payments.redirect_url':
    'a page of the provider on which somebody may pay for the buyer; closed within the day',
  'rate_limits.key': 'whose limit it is',
  'response_codes.code': 'printed on artwork, for everybody to follow',
  'response_days.code_id': 'the number of a code',
  'response_targets.code_id': 'the number of a code',
  'test_payment_events.key': 'test payments',
  'test_payments.cancel_url': 'test payments',
  'test_payments.key': 'test payments',
  'test_payments.return_url': 'test payments',
  'viewings.uid': 'the name of an appointment, in calendars of both sides; declining also needs the address',
}

const columns = readColumns()
const suspects = columns.filter(({ column }) => LOOKS_LIKE_A_TOKEN.test(column))
const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`

it('S21: every column that may hold a token is named with its form', () => {
  expect(suspects.map(nameOf).sort()).toEqual(Object.keys(FORMS).sort())
})

it('S21: hashes are bytes of a fixed length, selectors are random numbers', () => {
  const typeOf = new Map(columns.map((one) => [nameOf(one), one.type]))
  for (const [name, form] of Object.entries(FORMS)) {
    if (form === 'hash') expect({ name, type: typeOf.get(name) }).toEqual({ name, type: 'bytea' })
    if (form === 'selector') expect({ name, type: typeOf.get(name) }).toEqual({ name, type: 'uuid' })
  }
})
