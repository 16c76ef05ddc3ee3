import { sql } from 'kysely'

/**
 * Of a row of the queue whose key was taken away. Whoever queues a job under the key of one that runs takes its key, with all
 * its attempts: that one must not run again, for the new one does its work. The queue leaves no mark of it, and its times are
 * those of transactions, which may have begun before the job existed. So a trigger marks the row at that moment.
 */
export const KEY_WAS_TAKEN = `(key is null and coalesce(flags ? 'superseded', false))`

/** Nothing is lost when its process ends. What the schedule gives a single attempt, its next time makes up for. */
export const IS_SUPERSEDED = sql<boolean>`(${sql.raw(KEY_WAS_TAKEN)}
  or (max_attempts = 1 and payload::jsonb ? '_cron'))`

/**
 * The trigger, on the runner's own table: keys are given in many ways (functions of the database, the schedule), and only
 * the table sees all of them. Created after the runner's migrations, once: creating it again would wait for running jobs.
 */
export const MARK_SUPERSEDED = `do $outer$ begin
  if exists (select from pg_trigger where tgrelid = 'graphile_worker._private_jobs'::regclass and tgname = 'mark_superseded') then
    return;
  end if;
  create or replace function graphile_worker.mark_superseded() returns trigger language plpgsql as $$ begin
    new.flags = coalesce(new.flags, '{}'::jsonb) || '{"superseded": true}'::jsonb;
    return new;
  end $$;
  create trigger mark_superseded before update of key on graphile_worker._private_jobs
    for each row when (old.key is not null and new.key is null) execute function graphile_worker.mark_superseded();
end $outer$`
