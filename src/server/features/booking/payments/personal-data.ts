import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofBookings, ofPayments } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const paymentsData: PersonalTables = {
  payment_events: {
    people: { actor_id: 'other' },
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  payment_instructions: {
    people: { seller_id: 'own' },
    leftOut: { sealed: 'sealed; it is shown under “How you are paid”' },
    erasure: { kind: 'kept', until: 'nobody owes you anything, at most 180 days; it is emptied then' },
  },
  payment_reminders: {
    people: {},
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  provider_payments: {
    people: {},
    through: ofBookings,
    leftOut: {
      redirect_url: 'a page on which a payment may be made',
      account: 'the seller’s account with the provider',
    },
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  provider_movements: {
    people: {},
    through: ofPayments,
    leftOut: {
      part_of: 'names within the seller’s account with the provider',
      object: 'names within the seller’s account with the provider',
      reference: 'names within the seller’s account with the provider',
    },
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  seller_accounts: {
    people: { seller_id: 'own' },
    erasure: {
      kind: 'kept',
      until:
        'what was paid through it may still be given back; then until seven years after the last booking',
    },
  },
  seller_account_requests: {
    people: { seller_id: 'own' },
    erasure: { kind: 'kept', until: 'its account with the provider is known, or yours is deleted' },
  },
  statements: {
    people: { seller_id: 'own' },
    erasure: { kind: 'kept', until: 'seven years, without what the bank’s lines said' },
  },
  statement_lines: {
    people: { seller_id: 'own' },
    leftOut: { line_hash: 'of use to the machine alone' },
    erasure: {
      kind: 'kept',
      until: 'seven years; what the lines say is emptied once nobody owes you anything',
    },
  },
}
