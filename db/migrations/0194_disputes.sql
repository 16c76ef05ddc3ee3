-- Two sides of a booking disagree; a flight goes on meanwhile. An admin decides.
create table booking_disputes (
  id integer generated always as identity primary key,
  booking_id integer not null constraint booking_disputes_booking_fk references bookings (id),
  status text not null constraint booking_disputes_status_check check (status in ('open', 'answered', 'resolved', 'withdrawn')),
  opened_by text not null constraint booking_disputes_side_check check (opened_by in ('buyer', 'seller')),
  reason text not null,
  -- Of the other side.
  answer text,
  resolution text
    constraint booking_disputes_resolution_check check (resolution in ('refund', 'credit', 'make-good', 'nothing')),
  credit_cents bigint not null default 0 constraint booking_disputes_credit_check check (credit_cents >= 0),
  -- Of the admin: why it is resolved like that.
  decision text,
  resolved_by integer constraint booking_disputes_admin_fk references users (id),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  resolved_at timestamptz,
  constraint booking_disputes_answered_check check ((answer is null) = (answered_at is null)),
  constraint booking_disputes_resolved_check check ((status = 'resolved') = (resolution is not null)
    and (resolution is null) = (decision is null) and (resolution is null) = (resolved_by is null)),
  constraint booking_disputes_money_check check (credit_cents = 0 or resolution in ('refund', 'credit'))
);
create unique index booking_disputes_one_open on booking_disputes (booking_id) where status in ('open', 'answered');
create index booking_disputes_booking on booking_disputes (booking_id, id);
create index booking_disputes_status on booking_disputes (status, id);
