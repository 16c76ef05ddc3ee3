-- Who belongs to both sides of a conversation and leaves one of them stays in it for the other. Notices of proposals, whose table
-- comes with 0603, go with whoever leaves, as all others.
create or replace function carry_membership() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from organizations where id = new.organization_id and person_id is not null) then
      return null;
    end if;
    insert into conversation_members (conversation_id, user_id, side, read_seq)
    select id, new.user_id, case when buyer_id = new.organization_id then 'buyer' else 'seller' end, last_seq
    from conversations where new.organization_id in (buyer_id, seller_id)
    on conflict do nothing;
  elsif exists (select from organizations where id = old.organization_id and person_id is null) then
    delete from notices where user_id = old.user_id and case subject_type
      when 'conversation' then exists (select from conversations where id = subject_id and old.organization_id in (buyer_id, seller_id))
      when 'viewing' then exists (select from viewings where id = subject_id and old.organization_id in (buyer_id, seller_id))
      when 'booking' then exists (select from bookings where id = subject_id and old.organization_id in (buyer_id, seller_id))
      when 'listing' then exists (select from listings where id = subject_id and seller_id = old.organization_id)
      when 'plan' then exists (select from plans where id = subject_id and owner_id = old.organization_id)
      when 'proposal' then exists (select from proposals where id = subject_id and organization_id = old.organization_id)
      when 'account' then subject_id = old.organization_id
      else false end;
    update conversation_members member set side = case when c.buyer_id = old.organization_id then 'seller' else 'buyer' end
    from conversations c, organization_members other
    where member.user_id = old.user_id and c.id = member.conversation_id and old.organization_id in (c.buyer_id, c.seller_id)
      and other.user_id = old.user_id
      and other.organization_id = case when c.buyer_id = old.organization_id then c.seller_id else c.buyer_id end;
    delete from conversation_members member using conversations c
    where member.user_id = old.user_id and c.id = member.conversation_id
      and old.organization_id = case member.side when 'buyer' then c.buyer_id else c.seller_id end;
  end if;
  return null;
end $$;
