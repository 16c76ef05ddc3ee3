-- A report that was right. One of them ends the trust in whoever offers the space, in the transaction that says so.
alter table listing_reports add column is_upheld boolean not null default false;
create index listing_reports_upheld on listing_reports (listing_id) where is_upheld;

create function end_seller_trust() returns trigger language plpgsql as $$
begin
  update seller_trust set ended_at = now(), ended_by = new.resolved_by, ended_why = 'report'
  from listings
  where listings.id = new.listing_id and seller_trust.seller_id = listings.seller_id and seller_trust.ended_at is null;
  return null;
end;
$$;
create trigger listing_reports_upheld after insert or update of is_upheld on listing_reports
  for each row when (new.is_upheld) execute function end_seller_trust();
