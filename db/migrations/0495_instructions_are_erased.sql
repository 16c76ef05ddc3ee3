-- Payment details of those who left are erased by `erase-instructions` since that is its name. A job that waits under the old one would wait
-- for ever, and count as late on the desk.
do $$
begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where task_identifier = 'forget-instructions'));
  end if;
end $$;
