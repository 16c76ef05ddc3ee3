-- How sellers answer, as pages show it and the order weighs it. The response clock alone writes it.
create table seller_answers (
  seller_id integer primary key constraint seller_answers_seller_fk references users (id) on delete cascade,
  -- Buyers of the last 90 days, each once, and how many of them got an answer.
  buyers integer not null default 0,
  answered integer not null default 0,
  pace text not null default 'unmeasured'
    constraint seller_answers_pace_check check (pace in ('unmeasured', 'hour', 'hours', 'day', 'days', 'late', 'silent')),
  is_prompt boolean not null default false,
  -- Mean promptness for the order, 0 to 1; null with too few buyers.
  promptness real,
  -- Last day of the absence there is now.
  away_until date,
  -- Since when spaces stand last because buyers wait, and when they were taken off the market for it.
  faded_at timestamptz,
  paused_at timestamptz
);
create index seller_answers_faded on seller_answers (faded_at) where faded_at is not null;
create index seller_answers_away on seller_answers (away_until) where away_until is not null;

-- Time that the response clock leaves out.
create table seller_absences (
  seller_id integer not null constraint seller_absences_seller_fk references users (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint seller_absences_pkey primary key (seller_id, starts_at),
  constraint seller_absences_order_check check (starts_at < ends_at)
);

-- What a conversation's first question has led to while it waits.
create table answer_waits (
  conversation_id integer primary key constraint answer_waits_conversation_fk references conversations (id) on delete cascade,
  -- Reminders sent to the seller.
  reminders smallint not null default 0,
  -- When the buyer was shown similar spaces; once a question.
  offered_at timestamptz
);

-- Cards and pages show the label: the spaces of these sellers count as changed.
create function tell_seller_answers() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id)
  select id from listings where status = 'active' and seller_id in (select seller_id from fresh);
  if found then notify listing_changes; end if;
  return null;
end $$;
create trigger seller_answers_inserted after insert on seller_answers
  referencing new table as fresh for each statement execute function tell_seller_answers();
create trigger seller_answers_updated after update on seller_answers
  referencing new table as fresh for each statement execute function tell_seller_answers();
create trigger seller_answers_on_pages after insert or update or delete on seller_answers
  for each statement execute function tell_page_changes();

-- An absence begins when it is set and lasts to the end of its last day in the seller's zone. Changed, it ends there and
-- begins anew: what was left out so far stays left out. Whoever says so is not silent: the job ends a fade.
create function keep_seller_absence() returns trigger language plpgsql as $$
declare
  starts timestamptz := new.updated_at;
  ends timestamptz := (new.away_until + 1)::timestamp at time zone new.time_zone;
begin
  if tg_op = 'UPDATE' and new.away_until is not distinct from old.away_until and new.time_zone = old.time_zone then
    return null;
  end if;
  if tg_op = 'INSERT' and new.away_until is null then return null; end if;
  delete from seller_absences where seller_id = new.seller_id and starts_at >= starts;
  update seller_absences set ends_at = starts where seller_id = new.seller_id and ends_at > starts;
  if ends > starts then
    insert into seller_absences (seller_id, starts_at, ends_at) values (new.seller_id, starts, ends);
  end if;
  insert into seller_answers (seller_id, away_until) values (new.seller_id, case when ends > starts then new.away_until end)
  on conflict (seller_id) do update set away_until = excluded.away_until;
  perform graphile_worker.add_job('measure-answers', json_build_object('sellerId', new.seller_id),
    job_key => 'measure:' || new.seller_id);
  return null;
end $$;
create trigger viewing_settings_absence after insert or update on viewing_settings
  for each row execute function keep_seller_absence();

create index conversations_asked on conversations (created_at);
