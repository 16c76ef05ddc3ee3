-- Open feeds: the public market as files for everybody, and what changed of it.
create table open_settings (
  organization_id integer not null constraint open_settings_pkey primary key
    constraint open_settings_organization_fk references organizations (id) on delete cascade,
  -- Whether its spaces are in the feeds at all.
  is_open boolean not null default true,
  -- Spaces that are not, where the others are.
  kept_out integer[] not null default '{}'
    constraint open_settings_kept_out_check check (cardinality(kept_out) <= 1000),
  updated_at timestamptz not null default now()
);

-- The latest of each file, by its name; `made_as_of` is the cursor from which changes continue it.
create table open_files (
  name text not null constraint open_files_pkey primary key,
  path text not null,
  count integer not null,
  bytes bigint not null,
  sha256 bytea not null constraint open_files_sha256_check check (length(sha256) = 32),
  made_as_of text not null,
  made_at timestamptz not null
);

-- What the search index reads for two days, readers outside have for thirty. Appended alone: nobody waits for anybody.
create table open_changes (
  xid xid8 not null default pg_current_xact_id(),
  listing_id integer not null,
  changed_at timestamptz not null default now()
);
create index open_changes_xid on open_changes (xid);
create index open_changes_changed on open_changes (changed_at);

-- Of what was never on the market nobody hears: neither that it is there nor when it is worked on. Each space is looked up by its id,
-- also by a plan that is kept from a statement of one row or a market of few.
create function record_open_changes() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  insert into open_changes (listing_id)
  select distinct listing_id from fresh
  where not exists (select from listings where id = listing_id and status in ('draft', 'pending', 'rejected'));
  return null;
end $$;
create trigger listing_changes_opened after insert on listing_changes
  referencing new table as fresh for each statement execute function record_open_changes();

-- A seller who keeps spaces out, or no longer, changes what readers see of those; one who saves the same again changes nothing.
create function record_open_setting() returns trigger language plpgsql as $$
begin
  insert into open_changes (listing_id)
  select id from listings
  where seller_id = new.organization_id and status = 'active' and (
    new.is_open <> coalesce(old.is_open, true)
    or (id = any (new.kept_out)) <> (id = any (coalesce(old.kept_out, '{}'))));
  return null;
end $$;
create trigger open_settings_opened after insert or update on open_settings
  for each row execute function record_open_setting();
