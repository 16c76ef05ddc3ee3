-- As 0593 has it, but each space is looked up by its number: `not exists` became a join that read all spaces in review for each change.
create or replace function record_open_changes() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  insert into open_changes (listing_id)
  select distinct listing_id from fresh
  where coalesce((select status from listings where id = listing_id), '') not in ('draft', 'pending', 'rejected');
  return null;
end $$;
