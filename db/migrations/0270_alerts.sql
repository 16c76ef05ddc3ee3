-- What watches a saved search: what it means to the search kernel, and whom it tells what, when.
create table alerts (
  saved_search_id integer primary key constraint alerts_search_fk references saved_searches (id) on delete cascade,
  user_id integer not null constraint alerts_user_fk references users (id) on delete cascade,
  cadence text not null default 'off' constraint alerts_cadence_check check (cadence in ('off', 'instant', 'daily', 'weekly')),
  changes text[] not null default '{new,price-down,free-again}',
  -- Proves, in the links of mails, which alert is meant.
  token uuid not null default gen_random_uuid() constraint alerts_token_key unique,
  -- When its page was last looked at.
  seen_at timestamptz not null default now(),
  -- The reading of the search; null until it was read. The number says by which reading.
  compiled jsonb,
  compiled_with integer,
  -- When what was found is told; null: nothing waits.
  tell_at timestamptz,
  -- Since when an instant alert comes daily, because it finds too much.
  slowed_at timestamptz,
  created_at timestamptz not null default now()
);
create index alerts_user on alerts (user_id);
create index alerts_due on alerts (tell_at, user_id) where tell_at is not null;
create index alerts_unread on alerts (saved_search_id) where compiled_with is null;

create function create_alert() returns trigger language plpgsql as $$
begin
  insert into alerts (saved_search_id, user_id) values (new.id, new.user_id);
  return null;
end $$;
create trigger saved_searches_watched after insert on saved_searches for each row execute function create_alert();
insert into alerts (saved_search_id, user_id) select id, user_id from saved_searches;

-- What the watches in memory follow, read as `listing_changes` is.
create table alert_changes (
  xid xid8 not null default pg_current_xact_id(),
  saved_search_id integer not null,
  changed_at timestamptz not null default now()
);
create index alert_changes_xid on alert_changes (xid, saved_search_id);
create index alert_changes_age on alert_changes (changed_at);

create function record_alert_change() returns trigger language plpgsql as $$
begin
  insert into alert_changes (saved_search_id) values (coalesce(new.saved_search_id, old.saved_search_id));
  return null;
end $$;
create trigger alerts_compiled after update of compiled on alerts for each row execute function record_alert_change();
create trigger alerts_deleted after delete on alerts for each row execute function record_alert_change();

-- Spaces that changed and are not yet held against the watches: everything that reaches the search reaches it too, dates that a
-- booking or hold frees included.
create table match_queue (
  id bigint generated always as identity primary key,
  listing_id integer not null
);

create function queue_matches() returns trigger language plpgsql as $$
begin
  insert into match_queue (listing_id) select distinct listing_id from fresh;
  return null;
end $$;
create trigger listing_changes_queued after insert on listing_changes
  referencing new table as fresh for each statement execute function queue_matches();

-- Each space as the watches last saw it on the market.
create table market_snapshots (
  listing_id integer primary key,
  -- A row of the kernel; null: on the market when alerts began, and not looked at since.
  space jsonb,
  -- The words of its text, and the place they name where it has no coordinates.
  words tsvector,
  worded_at jsonb,
  -- Of the price by the month, of a space for sale as it is.
  cents bigint not null,
  off_since timestamptz
);
insert into market_snapshots (listing_id, cents)
select id, round(100 * price::numeric * case when listing_type = 'sale' then 1 else case frequency
    when 'day' then 30.44 when 'week' then 30.44 / 7 when '4-week' then 30.44 / 28 when 'quarter' then 1 / 3.0 when 'year' then 1 / 12.0
    else 1 end end)
from listings where status = 'active';

-- What watches have found, whether or not it was told: the page of a search shows all of it.
create table alert_hits (
  id bigint generated always as identity primary key,
  saved_search_id integer not null constraint alert_hits_alert_fk references alerts (saved_search_id) on delete cascade,
  listing_id integer not null constraint alert_hits_listing_fk references listings (id) on delete cascade,
  kind text not null constraint alert_hits_kind_check check (kind in ('new', 'fits-now', 'price-down', 'free-again', 'gone')),
  -- The day of what can happen again; one day for all of what cannot.
  day date not null,
  cents bigint not null,
  was_cents bigint,
  score real not null,
  found_at timestamptz not null,
  -- Not waiting any more: told, or nobody wished to be told.
  told_at timestamptz,
  -- A person was really told of it.
  is_told boolean not null default false,
  constraint alert_hits_once unique (saved_search_id, listing_id, kind, day)
);
create index alert_hits_newest on alert_hits (saved_search_id, found_at desc, id desc);
create index alert_hits_listing on alert_hits (listing_id, saved_search_id);
create index alert_hits_untold on alert_hits (saved_search_id) where told_at is null;
create index alert_hits_age on alert_hits (found_at);
