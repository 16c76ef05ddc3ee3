-- One press that sends the lines of a plan to their sellers.
create table plan_requests (
  id integer generated always as identity constraint plan_requests_pkey primary key,
  plan_id integer not null constraint plan_requests_plan_fk references plans (id) on delete cascade,
  brand text not null,
  note text not null,
  sponsor text,
  is_agency boolean not null,
  -- of whoever accepts the terms of what is booked
  address text,
  user_agent text,
  created_at timestamptz not null,
  -- once every line has been answered, and its people are told
  done_at timestamptz
);
create index plan_requests_plan on plan_requests (plan_id, id);

-- What becomes of a line, written in the transaction of its booking: sent once, however often the job begins anew.
create table plan_request_lines (
  request_id integer not null constraint plan_request_lines_request_fk references plan_requests (id) on delete cascade,
  line_id integer not null constraint plan_request_lines_line_fk references plan_lines (id) on delete cascade,
  step text not null constraint plan_request_lines_step_check check (step in ('book', 'request', 'hold')),
  -- of the terms that were read
  sha256 bytea not null constraint plan_request_lines_sha256_check check (length(sha256) = 32),
  state text not null default 'waiting'
    constraint plan_request_lines_state_check check (state in ('waiting', 'sent', 'refused')),
  code text,
  message text,
  booking_id integer constraint plan_request_lines_booking_fk references bookings (id) on delete set null,
  -- its seller is told of several lines in one mail, once all are answered
  is_mailed_later boolean not null default false,
  constraint plan_request_lines_pkey primary key (request_id, line_id),
  constraint plan_request_lines_refused_check check ((state = 'refused') = (message is not null))
);
create index plan_request_lines_line on plan_request_lines (line_id);
create index plan_request_lines_booking on plan_request_lines (booking_id) where booking_id is not null;
