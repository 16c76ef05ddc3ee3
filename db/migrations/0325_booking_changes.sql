-- One side of a booking asks for other dates, another quantity, extras or price; the other side decides. A flight goes on
-- meanwhile.
create table booking_changes (
  id integer generated always as identity primary key,
  booking_id integer not null constraint booking_changes_booking_fk references bookings (id),
  status text not null
    constraint booking_changes_status_check check (status in ('proposed', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  proposed_by text not null constraint booking_changes_side_check check (proposed_by in ('buyer', 'seller')),
  -- Who asked, and from where: kept with the acceptance when the other side agrees.
  user_id integer not null constraint booking_changes_user_fk references users (id),
  address text,
  user_agent text,
  -- Of the terms that it would replace.
  version smallint not null constraint booking_changes_version_check check (version > 0),
  -- What it would come to, as canonical JSON, and its hash.
  terms text not null,
  sha256 bytea not null,
  reason text not null,
  -- Of whoever declines.
  answer text,
  deadline_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint booking_changes_ended_check check ((status = 'proposed') = (ended_at is null)),
  constraint booking_changes_answer_check check (answer is null or status = 'declined')
);
create unique index booking_changes_one_open on booking_changes (booking_id) where status = 'proposed';
create index booking_changes_booking on booking_changes (booking_id, id);
create index booking_changes_due on booking_changes (deadline_at) where status = 'proposed';
