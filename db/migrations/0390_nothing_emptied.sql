-- What is only ever added to cannot be emptied either: row triggers do not see TRUNCATE, with or without CASCADE.
create function refuse_truncate() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

do $$
declare
  kept text;
begin
  foreach kept in array array['audit_events', 'booking_acceptances', 'booking_events', 'booking_versions', 'documents',
      'ledger_entries', 'ledger_postings', 'messages', 'payment_facts', 'payment_instructions']
  loop
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_truncate()',
      kept || '_not_emptied', kept);
  end loop;
end $$;

-- A counter is never deleted: its next paper would begin at 1 again. (Lowered, it meets the unique numbers of documents.)
create trigger document_counters_kept before delete on document_counters for each row execute function refuse_change();
create trigger document_counters_not_emptied before truncate on document_counters
  for each statement execute function refuse_truncate();

-- Address and browser of whoever accepted may be taken out (once the booking is long over), and nothing else.
create function keep_acceptance() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.address is null and new.user_agent is null
    and (new.booking_id, new.version, new.side, new.sha256, new.user_id, new.accepted_at)
      is not distinct from (old.booking_id, old.version, old.side, old.sha256, old.user_id, old.accepted_at) then
    return new;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger booking_acceptances_kept on booking_acceptances;
create trigger booking_acceptances_kept before delete or update on booking_acceptances
  for each row execute function keep_acceptance();
