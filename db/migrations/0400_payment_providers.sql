-- The payment providers and what each takes, once; whatever names one refers to these. As `domain/booking/payment-providers.ts` says it:
-- a new one is a row here and an entry there.
create table payment_providers (
  id text constraint payment_providers_pkey primary key
);
insert into payment_providers (id) values ('stripe'), ('paypal'), ('test');

create table payment_provider_methods (
  provider text not null constraint payment_provider_methods_provider_fk references payment_providers (id),
  method text not null,
  -- As people are shown it, and events name it.
  shown_as text not null,
  constraint payment_provider_methods_pkey primary key (provider, method),
  constraint payment_provider_methods_shown_key unique (provider, shown_as)
);
insert into payment_provider_methods (provider, method, shown_as) values
  ('stripe', 'card', 'card'),
  ('stripe', 'bank-debit', 'bank-debit'),
  ('paypal', 'paypal', 'paypal'),
  ('test', 'card', 'test-card'),
  ('test', 'bank-debit', 'test-bank-debit');

alter table provider_payments
  drop constraint provider_payments_provider_check,
  drop constraint provider_payments_method_check,
  add constraint provider_payments_method_fk foreign key (provider, method)
    references payment_provider_methods (provider, method);

alter table provider_movements
  drop constraint provider_movements_provider_check,
  add constraint provider_movements_provider_fk foreign key (provider) references payment_providers (id);

-- Test mode needs no account of a seller.
alter table seller_accounts
  drop constraint seller_accounts_provider_check,
  add constraint seller_accounts_provider_fk foreign key (provider) references payment_providers (id),
  add constraint seller_accounts_provider_check check (provider <> 'test');
alter table seller_account_requests
  drop constraint seller_account_requests_provider_check,
  add constraint seller_account_requests_provider_fk foreign key (provider) references payment_providers (id),
  add constraint seller_account_requests_provider_check check (provider <> 'test');

-- Null: from the buyer to the seller alone.
alter table payment_facts
  add column through text generated always as (nullif(provider, 'direct')) stored,
  drop constraint payment_facts_provider_check,
  drop constraint payment_facts_method_check,
  add constraint payment_facts_method_check
    check (provider <> 'direct' or method in ('bank-transfer', 'check', 'paypal-link', 'invoice-link')),
  add constraint payment_facts_through_fk foreign key (through, method)
    references payment_provider_methods (provider, shown_as);

alter table ledger_postings
  add column through text generated always as (nullif(via, 'direct')) stored
    constraint ledger_postings_through_fk references payment_providers (id),
  drop constraint ledger_postings_via_check;

-- A provider is an account of its name. Null: an account of another kind.
alter table ledger_entries
  add column debit_provider text generated always as (case when debit_account !~
      '^((receivable|payable|tax|fee-due):[1-9][0-9]*|fee|disputed|provider-cost)$' then debit_account end) stored
    constraint ledger_entries_debit_fk references payment_providers (id),
  add column credit_provider text generated always as (case when credit_account !~
      '^((receivable|payable|tax|fee-due):[1-9][0-9]*|fee|disputed|provider-cost)$' then credit_account end) stored
    constraint ledger_entries_credit_fk references payment_providers (id),
  drop constraint ledger_entries_debit_check,
  drop constraint ledger_entries_credit_check;
