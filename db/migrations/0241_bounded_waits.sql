-- Whoever has locked units waits for nothing else any longer either: the limit is the transaction's from here on, where it
-- was the function's alone. Somebody who holds dates holds up all who want them.
create or replace function lock_units(wanted integer[]) returns void
language plpgsql as $$
begin
  perform set_config('lock_timeout', '2s', true);
  perform from space_units where id = any(wanted) order by id for no key update;
end $$;
