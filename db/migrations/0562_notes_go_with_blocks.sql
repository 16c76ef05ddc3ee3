-- What a seller has written on blocks of their own goes with the last of them; that of a contract goes with its line.
create function delete_spare_note() returns trigger language plpgsql as $$
begin
  delete from claim_notes where id = old.note_id and contract_line_id is null
    and not exists (select from unit_claims where note_id = old.note_id);
  return null;
end $$;

-- At the end of the transaction: a block that is cut is freed, and claimed again with its note.
create constraint trigger unit_claims_spare_note after delete on unit_claims
  deferrable initially deferred for each row when (old.note_id is not null) execute function delete_spare_note();
