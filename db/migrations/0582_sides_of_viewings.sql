-- Which side proposed: a colleague's number is neither the buyer's nor the seller's. Older ones are by the side's own person.
alter table viewings add column proposed_side text
  constraint viewings_proposed_side_check check (proposed_side in ('buyer', 'seller'));
