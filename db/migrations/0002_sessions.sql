-- Only the SHA-256 of a session's token is kept: whoever reads this table cannot sign in with it.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null constraint sessions_token_key unique,
  user_id integer not null constraint sessions_user_fk references users (id) on delete cascade,
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, last_seen_at desc);
create index sessions_expiry on sessions (expires_at);

-- One row a throttled key: the moment by which everything asked so far will have been paid for.
-- Unlogged: losing it in a crash forgives a few attempts, and writing it costs no disk.
create unlogged table rate_limits (
  key text primary key,
  paid_at timestamptz not null
);
create index rate_limits_paid_at on rate_limits (paid_at);

-- Every security and admin event. Append-only, held to it by the trigger.
create table audit_events (
  id bigint generated always as identity primary key,
  actor_id integer constraint audit_events_actor_fk references users (id),
  action text not null,
  subject_type text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  address text,
  user_agent text,
  request_id text,
  created_at timestamptz not null default now()
);
create index audit_events_newest on audit_events (created_at desc, id desc);
create index audit_events_actor on audit_events (actor_id, id desc);
create index audit_events_subject on audit_events (subject_type, subject_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events is append-only';
end
$$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_audit_change();
