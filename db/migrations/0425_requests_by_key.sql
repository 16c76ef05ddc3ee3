-- One table knows every request by the key it names itself with: guests' too, whose key stands alone.
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys alter column user_id drop not null;
alter table idempotency_keys add constraint idempotency_keys_key unique nulls not distinct (user_id, route, key);

alter table listings drop column submission_key;
alter table support_tickets drop column submission_id;
