-- One hash a night over the chains that grew since the last one: published, so that no chain of before can be made anew unseen.
create table proof_roots (
  day date constraint proof_roots_pkey primary key,
  -- it holds what came before this moment, and after that of the root before
  until timestamptz not null constraint proof_roots_until_key unique,
  -- how many chains had grown
  chains integer not null constraint proof_roots_chains_check check (chains >= 1),
  -- 32 zeros of the first
  previous bytea not null constraint proof_roots_previous_check check (length(previous) = 32),
  root bytea not null constraint proof_roots_root_check check (length(root) = 32)
);
create trigger proof_roots_kept before update or delete on proof_roots for each row execute function refuse_change();
create trigger proof_roots_not_emptied before truncate on proof_roots for each statement execute function refuse_truncate();
create index proofs_by_arrival on proofs (received_at) where link is not null;
