-- What the clock ends expires, as its status says: one word for step and state. Events are never changed but here, where only their word is.
-- Stop processes of the version before first.
alter table booking_events disable trigger booking_events_kept;
update booking_events set step = 'expire' where step = 'lapse';
alter table booking_events enable trigger booking_events_kept;

alter table booking_changes drop constraint booking_changes_status_check;
update booking_changes set status = 'expired' where status = 'lapsed';
alter table booking_changes add constraint booking_changes_status_check
  check (status in ('proposed', 'accepted', 'declined', 'withdrawn', 'expired'));

update notices set data = jsonb_set(data, '{step}', '"expire"') where data->>'step' = 'lapse';

-- The job of each minute has its step's name from here on; one that waits under the old name would wait for ever.
do $$
begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where task_identifier = 'lapse-changes'));
  end if;
end $$;
