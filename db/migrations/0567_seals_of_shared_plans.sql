-- What a link's decisions are bound to is sealed with a key of its own: a bare hash of a plan would let its reader try out prices that
-- the link does not show.
alter table plan_shares add column seal_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
alter table plan_shares alter column seal_key drop default;
alter table plan_shares add constraint plan_shares_seal_key_check check (length(seal_key) = 32);
