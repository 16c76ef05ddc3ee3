alter table support_tickets
  -- Stands in the reply-to address of mails to the person who asked, and of mails to the team: who has it may answer.
  add column reply_token uuid not null default gen_random_uuid() constraint support_tickets_reply_key unique,
  add column staff_token uuid not null default gen_random_uuid() constraint support_tickets_staff_key unique,
  -- Made by the form before it is sent: a second press is the same message.
  add column submission_id uuid constraint support_tickets_submission_key unique,
  add column assignee_id integer constraint support_tickets_assignee_fk references users (id) on delete set null,
  -- The response clock: from the last words of the person who asked to our answer.
  add column asked_at timestamptz not null default now(),
  add column answered_at timestamptz;
update support_tickets set asked_at = created_at;

alter table support_messages
  -- Address it was mailed from; null when it was written on a page.
  add column sender text,
  -- Message-ID of the mail, so that a mail delivered twice is kept once.
  add column mail_id text constraint support_messages_mail_key unique;

create table canned_replies (
  id integer generated always as identity primary key,
  title text not null constraint canned_replies_title_key unique,
  body text not null,
  created_at timestamptz not null default now()
);
insert into canned_replies (title, body) values
  ('More details, please', E'Hello {name},\n\nthank you for writing to us. To find out what happened we need a little more: the link of the page, what you did, and what you saw. A screenshot helps.\n\nJust reply to this mail.'),
  ('Cannot sign in', E'Hello {name},\n\nplease choose "Forgot password?" in the sign-in dialog and give the e-mail address of your account. The link in our mail works once and not for long. Your username and your e-mail address both work for signing in.\n\nIf that does not help, tell us what the screen says.'),
  ('Listing under review', E'Hello {name},\n\na person looks at every listing before it is public, usually within one working day. You hear from us by mail either way. You need do nothing until then.'),
  ('Payment between buyer and seller', E'Hello {name},\n\nPlacard does not take payments: you pay, or are paid, directly as the two of you agreed. So we cannot return money ourselves. Please write to the other side first, with the words of your agreement. If you cannot settle it, send us both sides of the conversation.'),
  ('Reported listing', E'Hello {name},\n\nthank you for telling us. We have looked at the listing and will take it off if it breaks our rules. For the privacy of everyone we do not say more about what we did.'),
  ('Solved?', E'Hello {name},\n\nwe believe this is solved. If it is not, reply to this mail and it is open again.');
