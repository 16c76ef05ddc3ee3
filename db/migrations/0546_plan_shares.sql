-- A plan as it stood when it was shared or decided on: never changed, gone with its plan.
create table plan_versions (
  plan_id integer not null constraint plan_versions_plan_fk references plans (id) on delete cascade,
  version smallint not null constraint plan_versions_version_check check (version > 0),
  -- canonical JSON
  body text not null,
  sha256 bytea not null constraint plan_versions_sha256_check check (length(sha256) = 32),
  cause text not null constraint plan_versions_cause_check check (cause in ('shared', 'decided')),
  created_at timestamptz not null,
  constraint plan_versions_pkey primary key (plan_id, version)
);
create trigger plan_versions_kept before update on plan_versions for each row execute function refuse_change();

-- A link to a plan, for whoever holds it.
create table plan_shares (
  id integer generated always as identity constraint plan_shares_pkey primary key,
  plan_id integer not null constraint plan_shares_plan_fk references plans (id) on delete cascade,
  token_hash bytea not null constraint plan_shares_token_key unique,
  can text not null constraint plan_shares_can_check check (can in ('view', 'comment', 'approve')),
  shows_prices boolean not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index plan_shares_plan on plan_shares (plan_id, id);

create table plan_comments (
  id integer generated always as identity constraint plan_comments_pkey primary key,
  plan_id integer not null constraint plan_comments_plan_fk references plans (id) on delete cascade,
  -- through which link; null: its owner's
  share_id integer constraint plan_comments_share_fk references plan_shares (id) on delete cascade,
  author_name text not null,
  body text not null,
  hidden_at timestamptz,
  created_at timestamptz not null
);
create index plan_comments_plan on plan_comments (plan_id, id);
create index plan_comments_share on plan_comments (share_id) where share_id is not null;

-- What somebody without an account says of a version. It books nothing.
create table plan_decisions (
  id integer generated always as identity constraint plan_decisions_pkey primary key,
  plan_id integer not null,
  version smallint not null,
  share_id integer not null constraint plan_decisions_share_fk references plan_shares (id) on delete cascade,
  decision text not null
    constraint plan_decisions_decision_check check (decision in ('approved', 'changes-requested')),
  author_name text not null,
  note text not null,
  created_at timestamptz not null,
  constraint plan_decisions_version_fk foreign key (plan_id, version)
    references plan_versions (plan_id, version) on delete cascade,
  constraint plan_decisions_note_check check (decision = 'approved' or note <> '')
);
create index plan_decisions_plan on plan_decisions (plan_id, id);
create index plan_decisions_share on plan_decisions (share_id);
create trigger plan_decisions_kept before update on plan_decisions for each row execute function refuse_change();
