-- How people found an answer: which tool, which kinds of criteria it had understood, why it did not help. No words, no person.
create table assistant_feedback (
  id bigint generated always as identity primary key,
  tool text not null constraint assistant_feedback_tool_check check (tool in ('buyer', 'seller')),
  helpful boolean not null,
  reason text constraint assistant_feedback_reason_check
    check (reason in ('wrong-place', 'wrong-budget', 'wrong-kind', 'poor-matches', 'unclear', 'other')),
  -- Names of the criteria that were set, e.g. {place,priceMax}.
  understood text[] not null default '{}',
  matches integer not null,
  said_on date not null default current_date
);

-- How often spaces of a kind were looked for near a place, by day: sums, never a search of somebody.
create table search_demand (
  day date not null,
  -- Tenths of a degree, about 10 km.
  lat_cell smallint not null,
  lng_cell smallint not null,
  -- '' when any kind would do.
  ad_type text not null,
  searches integer not null default 0,
  constraint search_demand_pkey primary key (day, lat_cell, lng_cell, ad_type)
);
create index search_demand_cell on search_demand (lat_cell, lng_cell, day);
