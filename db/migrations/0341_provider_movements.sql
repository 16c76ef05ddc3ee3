-- What providers have moved for bookings of this site, each once, as their own accounts list it; read each night, and compared
-- with the books. What is of nobody here is not kept.
create table provider_movements (
  id integer generated always as identity constraint provider_movements_pkey primary key,
  provider text not null constraint provider_movements_provider_check check (provider in ('test', 'stripe', 'paypal')),
  -- The provider's own name of it.
  reference text not null,
  kind text not null constraint provider_movements_kind_check
    check (kind in ('captured', 'refunded', 'disputed', 'fee', 'transfer', 'other')),
  -- Of the fact that tells the same.
  fact_key text,
  -- What moved it, and what that is a part of: a transfer of a charge, a reversal of the transfer.
  object text not null,
  part_of text,
  -- Key of the payment; null until what it is a part of is known.
  payment_key text,
  -- Below zero: money left. Without what the provider kept of it for itself, which may come back.
  cents bigint not null,
  cost_cents bigint not null default 0,
  moved_at timestamptz not null,
  constraint provider_movements_key unique (provider, reference)
);
create index provider_movements_object on provider_movements (provider, object);
create index provider_movements_payment on provider_movements (provider, payment_key);
create index provider_movements_moved on provider_movements (moved_at);
