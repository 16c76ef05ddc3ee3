-- The price a public space had when somebody last looked at it, kept from the first change after on: small steps add up to an
-- unusual one. What waits for a look goes on from the price it began with.
create table reviewed_prices (
  listing_id integer not null,
  price integer not null,
  frequency text not null,
  constraint reviewed_prices_pkey primary key (listing_id),
  constraint reviewed_prices_listing_fk foreign key (listing_id) references listings (id) on delete cascade
);
insert into reviewed_prices (listing_id, price, frequency)
select listing_id, before_price, before_frequency from unusual_prices where seen_at is null;
