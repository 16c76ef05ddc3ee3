-- Calendars of spaces among the open feeds: which days are taken, of those sellers alone who say so.
alter table open_settings add column shows_calendars boolean not null default false;

-- As 0593 has it; a space of which the calendar is given away, or no longer, is changed too.
create or replace function record_open_setting() returns trigger language plpgsql as $$
begin
  insert into open_changes (listing_id)
  select id from listings
  where seller_id = new.organization_id and status = 'active' and (
    new.is_open <> coalesce(old.is_open, true)
    or new.shows_calendars <> coalesce(old.shows_calendars, false)
    or (id = any (new.kept_out)) <> (id = any (coalesce(old.kept_out, '{}'))));
  return null;
end $$;
