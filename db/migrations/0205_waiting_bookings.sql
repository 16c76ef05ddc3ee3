-- the counts of the header ask for these with each event of a person
create index bookings_new_requests on bookings (seller_id) where status = 'requested';
create index bookings_to_answer on bookings (buyer_id) where status in ('quoted', 'awaiting-payment');
