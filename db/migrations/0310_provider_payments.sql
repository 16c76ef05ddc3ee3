-- What a payment provider was asked to do for a booking, written before it is asked. Its number makes the key under which it is asked,
-- and asked again: `pay-7`, `refund-8`.
create table provider_payments (
  id integer generated always as identity primary key,
  key text not null generated always as (case kind when 'charge' then 'pay-' else 'refund-' end || id::text) stored
    constraint provider_payments_key unique,
  provider text not null constraint provider_payments_provider_check check (provider in ('test', 'stripe', 'paypal')),
  booking_id integer not null constraint provider_payments_booking_fk references bookings (id),
  kind text not null constraint provider_payments_kind_check check (kind in ('charge', 'refund')),
  -- Of a refund: what it gives back of.
  charge_id integer constraint provider_payments_charge_fk references provider_payments (id),
  method text not null constraint provider_payments_method_check check (method in ('card', 'bank-debit', 'paypal')),
  cents bigint not null constraint provider_payments_cents_check check (cents > 0),
  -- Of a charge, what the platform keeps of it.
  fee_cents bigint not null default 0 constraint provider_payments_fee_check check (fee_cents between 0 and cents),
  -- The seller's, with the provider.
  account text not null,
  -- Of a charge: authorized first, and taken once its dates are known to be there.
  is_captured_later boolean not null default false,
  -- The provider's own name of it; null while no answer has come.
  reference text,
  -- Where its buyer pays.
  redirect_url text,
  -- Follows from its facts, whatever order they come in.
  state text not null default 'created' constraint provider_payments_state_check
    check (state in ('created', 'processing', 'authorized', 'captured', 'bounced', 'refused', 'cancelled', 'returned')),
  created_at timestamptz not null,
  -- Of a charge: until when its buyer may pay.
  expires_at timestamptz not null,
  -- When the provider was last asked what became of it.
  asked_at timestamptz not null,
  constraint provider_payments_charge_check check ((kind = 'refund') = (charge_id is not null))
);
create index provider_payments_booking on provider_payments (booking_id);
create index provider_payments_asked on provider_payments (asked_at) where state in ('created', 'processing', 'authorized');
-- A booking is paid by one charge at a time, and each charge is given back by one refund at a time.
create unique index provider_payments_one_charge on provider_payments (booking_id)
  where kind = 'charge' and state in ('created', 'processing', 'authorized');
create unique index provider_payments_one_refund on provider_payments (charge_id) where state = 'created';

-- The test provider's own memory, as a provider elsewhere would keep it: each payment once, and what becomes of it when.
create table test_payments (
  id integer generated always as identity primary key,
  key text not null constraint test_payments_key unique,
  method text not null constraint test_payments_method_check check (method in ('card', 'bank-debit')),
  cents bigint not null constraint test_payments_cents_check check (cents > 0),
  is_captured_later boolean not null,
  description text not null,
  return_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  -- What its buyer chose.
  outcome text constraint test_payments_outcome_check check (outcome in ('paid', 'refused', 'bounces')),
  created_at timestamptz not null
);
create table test_payment_facts (
  key text constraint test_payment_facts_pkey primary key,
  payment_id integer not null constraint test_payment_facts_payment_fk references test_payments (id),
  -- Key of the refund.
  refund text,
  state text not null constraint test_payment_facts_state_check
    check (state in ('processing', 'authorized', 'captured', 'refused', 'cancelled', 'bounced', 'refunded', 'refund-refused')),
  cents bigint not null constraint test_payment_facts_cents_check check (cents > 0),
  at timestamptz not null
);
create index test_payment_facts_payment on test_payment_facts (payment_id);

alter table payment_facts
  -- Of what a provider tells: the charge that it is about.
  add column charge_id integer constraint payment_facts_charge_fk references provider_payments (id),
  -- What the provider keeps of it for itself.
  add column cost_cents bigint not null default 0 constraint payment_facts_cost_check check (cost_cents >= 0),
  drop constraint payment_facts_provider_check,
  add constraint payment_facts_provider_check check (provider in ('direct', 'test', 'stripe', 'paypal')),
  drop constraint payment_facts_method_check,
  add constraint payment_facts_method_check check (method in ('bank-transfer', 'check', 'paypal-link', 'invoice-link',
    'card', 'bank-debit', 'paypal', 'test-card', 'test-bank-debit', 'test-paypal')),
  drop constraint payment_facts_kind_check,
  add constraint payment_facts_kind_check check (kind in ('sent', 'arrived', 'returned', 'not-arrived', 'retracted',
    'processing', 'authorized', 'refused', 'cancelled', 'bounced', 'refund-refused', 'disputed', 'dispute-won', 'dispute-lost')),
  add constraint payment_facts_charge_check check ((provider = 'direct') = (charge_id is null));
create index payment_facts_of_charge on payment_facts (charge_id) where charge_id is not null;

alter table ledger_postings
  -- Through whom its money went.
  add column via text not null default 'direct'
    constraint ledger_postings_via_check check (via in ('direct', 'test', 'stripe', 'paypal')),
  drop constraint ledger_postings_purpose_check,
  add constraint ledger_postings_purpose_check check (purpose in ('booked', 'paid', 'refunded', 'credited', 'retracted',
    'bounced', 'cost', 'disputed', 'dispute-won', 'dispute-lost'));

alter table ledger_entries
  drop constraint ledger_entries_debit_check,
  add constraint ledger_entries_debit_check check (debit_account ~
    '^((receivable|payable|tax|fee-due):[1-9][0-9]*|fee|test|stripe|paypal|disputed|provider-cost)$'),
  drop constraint ledger_entries_credit_check,
  add constraint ledger_entries_credit_check check (credit_account ~
    '^((receivable|payable|tax|fee-due):[1-9][0-9]*|fee|test|stripe|paypal|disputed|provider-cost)$');

-- Where a seller's money of a provider goes: the seller's own account with it.
create table seller_accounts (
  seller_id integer constraint seller_accounts_seller_fk references users (id),
  provider text constraint seller_accounts_provider_check check (provider in ('stripe', 'paypal')),
  account text not null,
  is_ready boolean not null default false,
  -- What the provider still asks of the seller.
  todo text[] not null default '{}',
  created_at timestamptz not null,
  checked_at timestamptz not null,
  constraint seller_accounts_pkey primary key (seller_id, provider),
  constraint seller_accounts_account_key unique (provider, account)
);
