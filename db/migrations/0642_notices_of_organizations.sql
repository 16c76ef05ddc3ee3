-- For which organization somebody was told; null: as themselves. Whoever belongs to several counts by it, and its links name it.
alter table notices add column organization_id integer,
  add constraint notices_organization_fk foreign key (organization_id) references organizations (id) on delete cascade;
create index notices_organization on notices (organization_id, user_id) where organization_id is not null;

-- What the people of companies were told before.
update notices set organization_id = member.organization_id
from organization_members member
join organizations organization on organization.id = member.organization_id and organization.person_id is null
where member.user_id = notices.user_id and case notices.subject_type
  when 'conversation' then exists (select from conversations where id = notices.subject_id and member.organization_id in (buyer_id, seller_id))
  when 'viewing' then exists (select from viewings where id = notices.subject_id and member.organization_id in (buyer_id, seller_id))
  when 'booking' then exists (select from bookings where id = notices.subject_id and member.organization_id in (buyer_id, seller_id))
  when 'listing' then notices.kind <> 'favorite'
    and exists (select from listings where id = notices.subject_id and seller_id = member.organization_id)
  when 'plan' then exists (select from plans where id = notices.subject_id and owner_id = member.organization_id)
  when 'proposal' then exists (select from proposals where id = notices.subject_id and organization_id = member.organization_id)
  else false end;

-- Whoever leaves a company loses what they were told for it, briefs and files included, whatever it was about.
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
    delete from notices where user_id = old.user_id and (organization_id = old.organization_id or organization_id is null and case subject_type
      when 'conversation' then exists (select from conversations where id = subject_id and old.organization_id in (buyer_id, seller_id))
      when 'viewing' then exists (select from viewings where id = subject_id and old.organization_id in (buyer_id, seller_id))
      when 'booking' then exists (select from bookings where id = subject_id and old.organization_id in (buyer_id, seller_id))
      when 'listing' then exists (select from listings where id = subject_id and seller_id = old.organization_id)
      when 'plan' then exists (select from plans where id = subject_id and owner_id = old.organization_id)
      when 'proposal' then exists (select from proposals where id = subject_id and organization_id = old.organization_id)
      when 'account' then subject_id = old.organization_id
      else false end);
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
