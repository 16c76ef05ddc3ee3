-- What was made under the key of a request, written in the transaction that made it: a second one like it waits here.
create table idempotency_keys (
  user_id integer not null constraint idempotency_keys_user_fk references users (id) on delete cascade,
  route text not null,
  key text not null,
  input_hash bytea not null,
  made_id bigint not null,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, route, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
