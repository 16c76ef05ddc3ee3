-- How often a page was opened on a day. Nothing about who opened it.
create table page_views (
  path text not null,
  -- Day in Pacific time.
  day date not null,
  views integer not null,
  constraint page_views_pkey primary key (path, day)
);
create index page_views_day on page_views (day);
