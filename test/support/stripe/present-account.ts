import type Stripe from 'stripe'
import type { Form, Row } from './rows.ts'
import { textOf } from './show.ts'

/** A seller's account as Stripe shows it. */
export function presentAccount(row: Row) {
  return {
    id: row.id,
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: {
      card_payments: 'inactive',
      transfers: 'inactive',
      us_bank_account_ach_payments: 'inactive',
    },
    charges_enabled: row.charges_enabled as boolean,
    country: textOf(row.country)!,
    created: row.created,
    default_currency: 'usd',
    details_submitted: row.payouts_enabled as boolean,
    email: textOf(row.email),
    metadata: row.metadata,
    payouts_enabled: row.payouts_enabled as boolean,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: (row.requirements as { currently_due: string[] }).currently_due,
      disabled_reason: null,
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    settings: null,
    type: 'express',
  } satisfies Stripe.Account
}

/** Where a seller goes on. */
export function presentAccountLink({ account }: Form, now: number) {
  return {
    object: 'account_link',
    created: now,
    expires_at: now + 300,
    url: `https://connect.stripe.test/${textOf(account)}`,
  } satisfies Stripe.AccountLink
}
