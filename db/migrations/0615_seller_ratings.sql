-- What reviews and missing proof say of a seller in the recommended order; measured every hour.
create table seller_ratings (
  seller_id integer constraint seller_ratings_pkey primary key
    constraint seller_ratings_seller_fk references organizations (id) on delete cascade,
  -- counted ones
  reviews integer not null,
  -- proof that was due in the last half year, and how much of it is missing
  due integer not null,
  overdue integer not null,
  -- 0 to 1; without reviews what the market has on average
  rating real not null constraint seller_ratings_rating_check check (rating between 0 and 1)
);
create trigger seller_ratings_inserted after insert on seller_ratings
  referencing new table as fresh for each statement execute function tell_seller_answers();
create trigger seller_ratings_updated after update on seller_ratings
  referencing new table as fresh for each statement execute function tell_seller_answers();
