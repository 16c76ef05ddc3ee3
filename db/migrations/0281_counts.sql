-- What is counted of a space, without people. By hour for two weeks, then by Pacific day for 25 months.
-- appearances: shown in results; contacts: its phone or form used; saves, enquiries and viewings stay counted when they are taken back.
create table space_hours (
  listing_id integer not null constraint space_hours_listing_fk references listings (id) on delete cascade,
  hour timestamptz not null,
  appearances integer not null default 0,
  views integer not null default 0,
  saves integer not null default 0,
  contacts integer not null default 0,
  enquiries integer not null default 0,
  viewings integer not null default 0,
  constraint space_hours_pkey primary key (listing_id, hour)
);
create index space_hours_hour on space_hours (hour);

-- Requests and bookings go on being counted by the day.
alter table listing_stats rename to space_days;
alter table space_days rename constraint listing_stats_pkey to space_days_pkey;
alter table space_days rename constraint listing_stats_listing_fk to space_days_listing_fk;
alter table space_days
  add column appearances integer not null default 0,
  add column saves integer not null default 0,
  add column contacts integer not null default 0,
  add column enquiries integer not null default 0,
  add column viewings integer not null default 0;
create index space_days_day on space_days (day);

-- What was saved, asked and visited before it was counted as such.
insert into space_days as s (listing_id, day, saves, enquiries, viewings)
select listing_id, day, sum(saves), sum(enquiries), sum(viewings) from (
  select listing_id, (favorites.created_at at time zone 'America/Los_Angeles')::date as day, 1 as saves, 0 as enquiries, 0 as viewings
  from favorites join listings on listings.id = listing_id where seller_id <> user_id
  union all
  select listing_id, (created_at at time zone 'America/Los_Angeles')::date, 0, 1, 0 from conversations where booking_id is null
  union all
  select listing_id, (created_at at time zone 'America/Los_Angeles')::date, 0, 0, 1 from viewings
) as past group by listing_id, day
on conflict (listing_id, day) do update set saves = excluded.saves, enquiries = excluded.enquiries, viewings = excluded.viewings;

-- Days of the last two weeks are recomputed from their hours: what they hold stands at their noon.
insert into space_hours (listing_id, hour, views, saves, enquiries, viewings)
select listing_id, (day + time '12:00') at time zone 'America/Los_Angeles', views, saves, enquiries, viewings
from space_days where day > (now() at time zone 'America/Los_Angeles')::date - 14;

-- Who has opened or contacted what today: 8 bytes of a keyed hash, under a salt that is deleted after two days. Not written to the log of the
-- database, so that no backup holds it.
create unlogged table count_marks (
  mark bigint constraint count_marks_pkey primary key,
  day date not null
);
create table daily_salts (
  day date constraint daily_salts_pkey primary key,
  salt bytea not null
);

-- Addresses that views were limited by.
delete from rate_limits where key like 'view:%' or key like 'page-view:%';

-- How often fewer than three spaces were found.
alter table search_demand add column unmet integer not null default 0;
