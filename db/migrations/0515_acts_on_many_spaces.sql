-- What one act changed of many favorites is one notice: the act is named by whoever acts in several transactions, and is the transaction otherwise.
alter table favorite_queue
  add column act text not null default coalesce(nullif(current_setting('placard.act', true), ''), pg_current_xact_id()::text);
