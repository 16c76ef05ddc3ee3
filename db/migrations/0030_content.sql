-- Readings counted since the start; what an article began with stands in its front matter.
create table help_article_views (
  slug text primary key,
  views integer not null default 0
);

create table help_article_votes (
  slug text not null,
  -- An account's id, or a random one that the visitor's browser made for voting.
  visitor text not null,
  is_helpful boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint help_article_votes_pkey primary key (slug, visitor)
);
