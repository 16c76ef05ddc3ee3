-- What is asked about a proposal by its link, and what its seller answers: one thread a proposal.
create table proposal_questions (
  id integer generated always as identity not null,
  proposal_id integer not null,
  share_id integer,
  author_id integer,
  author_name text not null,
  body text not null,
  created_at timestamptz not null,
  constraint proposal_questions_pkey primary key (id),
  constraint proposal_questions_proposal_fk foreign key (proposal_id) references proposals (id) on delete cascade,
  constraint proposal_questions_share_fk foreign key (share_id) references proposal_shares (id) on delete cascade,
  constraint proposal_questions_author_fk foreign key (author_id) references users (id) on delete set null,
  constraint proposal_questions_author_name_check check (char_length(author_name) between 1 and 120),
  constraint proposal_questions_body_check check (char_length(body) between 1 and 2000)
);
comment on column proposal_questions.share_id is 'By which link it was asked; null: its seller answers.';
create index proposal_questions_proposal on proposal_questions (proposal_id, id);
create index proposal_questions_share on proposal_questions (share_id) where share_id is not null;
create index proposal_questions_author on proposal_questions (author_id) where author_id is not null;
