import type { ErrorCode } from '#contract/errors.ts'

/** The field whose value is taken, and the message for it; or a refusal of its own. */
type Conflict = { field: string; message: string } | { code: ErrorCode }

export const TIME_TAKEN = 'That time was just taken. Please choose another.'
const USERNAME_TAKEN = 'This username is already taken'
export const EMAIL_TAKEN = 'An account with this email address already exists'

/** Unique, excluding or checking constraint → the conflict that a violation of it means. */
export const CONFLICTS: Partial<Record<string, Conflict>> = {
  users_username_key: { field: 'username', message: USERNAME_TAKEN },
  organizations_username_key: { field: 'username', message: USERNAME_TAKEN },
  users_email_key: { field: 'email', message: EMAIL_TAKEN },
  saved_searches_name_key: { field: 'name', message: 'You already have a search with this name' },
  favorite_folders_name_key: { field: 'name', message: 'You already have a folder with this name' },
  network_sites_name_key: { field: 'name', message: 'Another site has this name' },
  viewings_no_overlap: { field: 'time', message: TIME_TAKEN },
  bookings_of_seller: { code: 'space-moved' },
  unit_claims_alone: { code: 'dates-taken' },
  unit_cells_capacity: { code: 'dates-taken' },
  payment_events_given_back: { code: 'refund-too-large' },
  imported_calendars_url_key: { field: 'url', message: 'This calendar is already imported.' },
  term_templates_name_key: { field: 'name', message: 'You have one of this name already.' },
  clients_name_key: { field: 'name', message: 'You have a client with this name already.' },
  canned_replies_title_key: { field: 'title', message: 'There is one with this title already.' },
}

/** A unit is taken in some of the days: two at once, and the constraint decides. */
export function isDatesTaken(error: unknown): boolean {
  const conflict = CONFLICTS[(error as { constraint?: string } | null)?.constraint ?? '']
  return conflict !== undefined && 'code' in conflict && conflict.code === 'dates-taken'
}
