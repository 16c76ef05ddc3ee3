-- How a booking came about. One that a seller records for a client without an account bears no fee and counts in no public figure,
-- whoever its buyer is later.
alter table bookings add column origin text not null default 'market'
  constraint bookings_origin_check check (origin in ('market', 'offline'));
create index bookings_offline on bookings (seller_id, status) where origin = 'offline';
