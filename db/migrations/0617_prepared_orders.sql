-- What an agent puts together may be several bookings under one link: a row each, in its order.
alter table prepared_bookings
  add column position smallint not null default 0,
  drop constraint prepared_bookings_pkey,
  add constraint prepared_bookings_pkey primary key (token_hash, position);
