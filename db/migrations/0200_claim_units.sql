-- Locks of units wait for two seconds and no longer: somebody asks again. Each is one statement, timeout and all.
create function lock_units(wanted integer[]) returns void
language plpgsql set lock_timeout = '2s' as $$
begin
  perform from space_units where id = any(wanted) order by id for no key update;
end $$;

-- Takes units for some days, all or nothing, in the order of units and days; claims that have run out by then give way.
create function claim_units(wanted jsonb, by_then timestamptz) returns setof unit_claims
language plpgsql as $$
declare
  units integer[] := array(select distinct (claim ->> 'unit_id')::integer from jsonb_array_elements(wanted) as claim);
begin
  perform lock_units(units);
  delete from unit_claims where unit_id = any(units) and expires_at <= by_then;
  return query
    insert into unit_claims (unit_id, days, quantity, kind, calendar_id, booking_id, expires_at)
    select unit_id, daterange(first, last, '[]'), quantity, kind, calendar_id, booking_id, expires_at
    from jsonb_to_recordset(wanted) as claim (unit_id int, first date, last date, quantity smallint, kind text,
      calendar_id int, booking_id int, expires_at timestamptz)
    order by 1, 2
    returning *;
end $$;
