-- Everything that is kept about a company, written to a file by a job; its owners download it for a day.
create table company_exports (
  id integer generated always as identity constraint company_exports_pkey primary key,
  organization_id integer not null constraint company_exports_organization_fk references organizations (id) on delete cascade,
  asked_by integer constraint company_exports_asker_fk references users (id) on delete set null,
  state text not null default 'waiting' constraint company_exports_state_check check (state in ('waiting', 'ready', 'failed')),
  -- sections that are written, of how many
  done smallint not null default 0,
  total smallint not null,
  -- noted before it is stored: what is left of a killed process is swept
  path text not null,
  size_bytes bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint company_exports_ended_check check ((state = 'waiting') = (ended_at is null)),
  constraint company_exports_size_check check ((state = 'ready') = (size_bytes is not null))
);
create index company_exports_organization on company_exports (organization_id, id desc);
create index company_exports_asker on company_exports (asked_by) where asked_by is not null;
-- one at a time
create unique index company_exports_one_waiting on company_exports (organization_id) where state = 'waiting';
