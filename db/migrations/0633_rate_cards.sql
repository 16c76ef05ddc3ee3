-- Rate cards, and templates of terms: what is set once and applied to many spaces.
create table term_templates (
  id integer generated always as identity not null,
  organization_id integer not null,
  name text not null,
  -- Seasons, discounts, classes, markets and a floor; or parts of booking terms.
  kind text not null,
  parts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint term_templates_pkey primary key (id),
  constraint term_templates_organization_fk foreign key (organization_id) references organizations (id) on delete cascade,
  constraint term_templates_kind_check check (kind in ('rates', 'terms')),
  constraint term_templates_name_check check (char_length(name) between 1 and 60)
);
create unique index term_templates_name_key on term_templates (organization_id, kind, lower(name));

-- What the card that was applied last makes of the rate of a space.
alter table booking_terms add column rates jsonb;

-- The last change that was made to the terms of a space together with many: what it changed from and to.
create table terms_changes (
  listing_id integer not null,
  -- Names the press, which many spaces share.
  act text not null,
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null,
  constraint terms_changes_pkey primary key (listing_id),
  constraint terms_changes_listing_fk foreign key (listing_id) references listings (id) on delete cascade,
  constraint terms_changes_act_check check (char_length(act) between 8 and 64)
);
