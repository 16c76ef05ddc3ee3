-- Where a client is, who of the seller's people looks after it, and why no sales tax is asked of it: what its papers say.
alter table clients
  add column address text not null default '' constraint clients_address_check check (char_length(address) <= 200),
  add column tax_exemption text not null default '' constraint clients_tax_exemption_check check (char_length(tax_exemption) <= 120),
  add column rep_id integer constraint clients_rep_fk references users (id) on delete set null;
create index clients_rep on clients (rep_id) where rep_id is not null;

create or replace function keep_client() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.claimed_at is null then
      new.account_id := next_organization_id();
      insert into organizations (id, username, name, company, phone, email, address, status, keeper_id)
      values (new.account_id, 'client:' || new.account_id, coalesce(nullif(new.contact, ''), new.name), new.name,
        nullif(new.phone, ''), new.email, nullif(new.address, ''), 'active', new.organization_id);
    end if;
  elsif new.claimed_at is null then
    update organizations set name = coalesce(nullif(new.contact, ''), new.name), company = new.name,
      phone = nullif(new.phone, ''), email = new.email, address = nullif(new.address, ''), updated_at = now()
    where id = new.account_id and keeper_id is not null;
  end if;
  return new;
end $$;
drop trigger clients_kept_on_update on clients;
create trigger clients_kept_on_update before update of name, contact, phone, email, address on clients
  for each row execute function keep_client();

create or replace function forget_client() returns trigger language plpgsql as $$
begin
  update organizations set name = 'Former client', company = null, phone = null, address = null, email = '', updated_at = now(),
    deleted_at = coalesce(deleted_at, now())
  where id = old.account_id and keeper_id is not null;
  return null;
end $$;
