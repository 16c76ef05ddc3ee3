-- Names this installation towards payment providers, whatever its address: written once, read by every process.
create table installation (
  is_only boolean not null default true
    constraint installation_pkey primary key constraint installation_only_check check (is_only),
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);
insert into installation default values;

alter table provider_payments
  -- When its provider was first requested to do it, which may have happened from then on; null: never.
  add column requested_at timestamptz;
update provider_payments set requested_at = created_at;

-- A refund that its provider has taken on is under way, for days; it is read, and not requested again.
drop index provider_payments_one_refund;
create unique index provider_payments_one_refund on provider_payments (charge_id)
  where kind = 'refund' and state in ('created', 'processing');

alter table payment_facts
  drop constraint payment_facts_kind_check,
  add constraint payment_facts_kind_check check (kind in ('sent', 'arrived', 'returned', 'not-arrived', 'retracted',
    'processing', 'authorized', 'refused', 'cancelled', 'bounced', 'refund-pending', 'refund-refused', 'disputed', 'dispute-won',
    'dispute-lost'));

-- A seller's account that a provider was requested to open, before it is: whose answer is lost is looked for, not opened again.
create table seller_account_requests (
  seller_id integer not null constraint seller_account_requests_seller_fk references users (id) on delete cascade,
  provider text not null
    constraint seller_account_requests_provider_check check (provider in ('stripe', 'paypal')),
  requested_at timestamptz not null,
  constraint seller_account_requests_pkey primary key (seller_id, provider)
);
