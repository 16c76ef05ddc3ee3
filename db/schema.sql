-- Generated from db/migrations by `npm run generate`. For reading; never run.

create table account_tokens (
  token_hash bytea not null,
  user_id integer not null,
  kind text not null,
  email citext not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint account_tokens_pkey PRIMARY KEY (token_hash),
  constraint account_tokens_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint account_tokens_kind_check CHECK ((kind = ANY (ARRAY['verify-email'::text, 'reset-password'::text, 'undo-email-change'::text, 'sign-in-code'::text])))
);
CREATE INDEX account_tokens_undo ON public.account_tokens USING btree (email) WHERE (kind = 'undo-email-change'::text);
CREATE INDEX account_tokens_user ON public.account_tokens USING btree (user_id, kind);

create table alert_changes (
  xid xid8 default pg_current_xact_id() not null,
  saved_search_id integer not null,
  changed_at timestamp with time zone default now() not null
);
CREATE INDEX alert_changes_age ON public.alert_changes USING btree (changed_at);
CREATE INDEX alert_changes_xid ON public.alert_changes USING btree (xid, saved_search_id);

create table alert_hits (
  id bigint generated always as identity not null,
  saved_search_id integer not null,
  listing_id integer not null,
  kind text not null,
  day date not null,
  cents bigint not null,
  was_cents bigint,
  score real not null,
  found_at timestamp with time zone not null,
  told_at timestamp with time zone,
  is_told boolean default false not null,
  first_day date,
  last_day date,
  constraint alert_hits_once UNIQUE (saved_search_id, listing_id, kind, day),
  constraint alert_hits_pkey PRIMARY KEY (id),
  constraint alert_hits_alert_fk FOREIGN KEY (saved_search_id) REFERENCES alerts(saved_search_id) ON DELETE CASCADE,
  constraint alert_hits_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint alert_hits_days_check CHECK ((((first_day IS NULL) = (last_day IS NULL)) AND (first_day <= last_day))),
  constraint alert_hits_kind_check CHECK ((kind = ANY (ARRAY['new'::text, 'fits-now'::text, 'price-down'::text, 'free-again'::text, 'gone'::text])))
);
CREATE INDEX alert_hits_age ON public.alert_hits USING btree (found_at);
CREATE INDEX alert_hits_listing ON public.alert_hits USING btree (listing_id, saved_search_id);
CREATE INDEX alert_hits_newest ON public.alert_hits USING btree (saved_search_id, found_at DESC, id DESC);
CREATE INDEX alert_hits_untold ON public.alert_hits USING btree (saved_search_id) WHERE (told_at IS NULL);

create table alerts (
  saved_search_id integer not null,
  user_id integer not null,
  cadence text default 'off'::text not null,
  changes text[] default '{new,price-down,free-again}'::text[] not null,
  selector uuid default gen_random_uuid() not null,
  seen_at timestamp with time zone default now() not null,
  compiled jsonb,
  compiled_with integer,
  tell_at timestamp with time zone,
  slowed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  former_token_hash bytea,
  constraint alerts_selector_key UNIQUE (selector),
  constraint alerts_pkey PRIMARY KEY (saved_search_id),
  constraint alerts_search_fk FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON DELETE CASCADE,
  constraint alerts_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint alerts_cadence_check CHECK ((cadence = ANY (ARRAY['off'::text, 'instant'::text, 'daily'::text, 'weekly'::text])))
);
CREATE INDEX alerts_due ON public.alerts USING btree (tell_at, user_id) WHERE (tell_at IS NOT NULL);
CREATE UNIQUE INDEX alerts_former_token ON public.alerts USING btree (former_token_hash) WHERE (former_token_hash IS NOT NULL);
CREATE INDEX alerts_read_by ON public.alerts USING btree (compiled_with NULLS FIRST, saved_search_id);
CREATE INDEX alerts_user ON public.alerts USING btree (user_id);
CREATE TRIGGER alerts_compiled AFTER UPDATE OF compiled ON public.alerts FOR EACH ROW EXECUTE FUNCTION record_alert_change();
CREATE TRIGGER alerts_deleted AFTER DELETE ON public.alerts FOR EACH ROW EXECUTE FUNCTION record_alert_change();

create table answer_waits (
  conversation_id integer not null,
  reminders smallint default 0 not null,
  offered_at timestamp with time zone,
  constraint answer_waits_pkey PRIMARY KEY (conversation_id),
  constraint answer_waits_conversation_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE
);

create table api_key_uses (
  key_id integer not null,
  hour timestamp with time zone not null,
  route text not null,
  status smallint not null,
  count integer default 1 not null,
  constraint api_key_uses_pkey PRIMARY KEY (key_id, hour, route, status),
  constraint api_key_uses_key_fk FOREIGN KEY (key_id) REFERENCES api_keys(id) ON DELETE CASCADE
);

create table api_keys (
  id integer generated always as identity not null,
  user_id integer not null,
  name text not null,
  prefix text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  last_used_on date,
  last_network text,
  reminded_days smallint,
  revoked_at timestamp with time zone,
  organization_id integer not null,
  constraint api_keys_token_hash_key UNIQUE (token_hash),
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint api_keys_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint api_keys_scopes_check CHECK ((cardinality(scopes) > 0)),
  constraint api_keys_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE INDEX api_keys_organization ON public.api_keys USING btree (organization_id);
CREATE INDEX api_keys_user ON public.api_keys USING btree (user_id);

create table assistant_feedback (
  id bigint generated always as identity not null,
  tool text not null,
  helpful boolean not null,
  reason text,
  understood text[] default '{}'::text[] not null,
  matches integer not null,
  said_on date default CURRENT_DATE not null,
  constraint assistant_feedback_pkey PRIMARY KEY (id),
  constraint assistant_feedback_reason_check CHECK ((reason = ANY (ARRAY['wrong-place'::text, 'wrong-budget'::text, 'wrong-kind'::text, 'poor-matches'::text, 'unclear'::text, 'other'::text]))),
  constraint assistant_feedback_tool_check CHECK ((tool = ANY (ARRAY['buyer'::text, 'seller'::text])))
);

create table audit_events (
  id bigint generated always as identity not null,
  actor_id integer,
  action text not null,
  subject_type text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  address text,
  user_agent text,
  request_id text,
  created_at timestamp with time zone default now() not null,
  constraint audit_events_pkey PRIMARY KEY (id),
  constraint audit_events_actor_fk FOREIGN KEY (actor_id) REFERENCES users(id)
);
CREATE INDEX audit_events_actor ON public.audit_events USING btree (actor_id, id DESC);
CREATE INDEX audit_events_newest ON public.audit_events USING btree (created_at DESC, id DESC);
CREATE INDEX audit_events_subject ON public.audit_events USING btree (subject_type, subject_id, id DESC);
CREATE TRIGGER audit_events_append_only BEFORE DELETE OR UPDATE ON public.audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_events_not_emptied BEFORE TRUNCATE ON public.audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table authenticators (
  user_id integer not null,
  secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint authenticators_pkey PRIMARY KEY (user_id),
  constraint authenticators_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table backup_runs (
  id integer generated always as identity not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  file_name text,
  bytes bigint,
  problem text,
  constraint backup_runs_pkey PRIMARY KEY (id),
  constraint backup_runs_end_check CHECK (((ended_at IS NULL) OR ((problem IS NULL) = (file_name IS NOT NULL))))
);
CREATE INDEX backup_runs_newest ON public.backup_runs USING btree (started_at DESC);

create table blocks (
  blocker_id integer not null,
  blocked_id integer not null,
  created_at timestamp with time zone default now() not null,
  constraint blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  constraint blocks_blocked_fk FOREIGN KEY (blocked_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint blocks_blocker_fk FOREIGN KEY (blocker_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint blocks_self_check CHECK ((blocker_id <> blocked_id))
);
CREATE INDEX blocks_blocked ON public.blocks USING btree (blocked_id);

create table booking_acceptances (
  booking_id integer not null,
  version smallint not null,
  side text not null,
  sha256 bytea not null,
  user_id integer,
  address text,
  user_agent text,
  accepted_at timestamp with time zone default now() not null,
  constraint booking_acceptances_pkey PRIMARY KEY (booking_id, version, side),
  constraint booking_acceptances_user_fk FOREIGN KEY (user_id) REFERENCES users(id),
  constraint booking_acceptances_version_fk FOREIGN KEY (booking_id, version) REFERENCES booking_versions(booking_id, version),
  constraint booking_acceptances_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'seller'::text])))
);
CREATE INDEX booking_acceptances_buyer ON public.booking_acceptances USING btree (user_id, accepted_at) WHERE (side = 'buyer'::text);
CREATE TRIGGER booking_acceptances_kept BEFORE DELETE OR UPDATE ON public.booking_acceptances FOR EACH ROW EXECUTE FUNCTION keep_acceptance();
CREATE TRIGGER booking_acceptances_not_emptied BEFORE TRUNCATE ON public.booking_acceptances FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table booking_approvals (
  id integer generated always as identity not null,
  booking_id integer,
  organization_id integer not null,
  asking_id integer,
  step text not null,
  version smallint not null,
  sha256 bytea not null,
  total_cents bigint not null,
  space_cents bigint,
  asked_by integer not null,
  decided_by integer,
  decision text,
  note text default ''::text not null,
  at timestamp with time zone default now() not null,
  change_id integer,
  proposal_id integer,
  input jsonb,
  terms text,
  constraint booking_approvals_pkey PRIMARY KEY (id),
  constraint booking_approvals_asker_fk FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint booking_approvals_asking_fk FOREIGN KEY (asking_id) REFERENCES booking_approvals(id),
  constraint booking_approvals_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_approvals_change_fk FOREIGN KEY (change_id) REFERENCES booking_changes(id),
  constraint booking_approvals_decider_fk FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint booking_approvals_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint booking_approvals_decided_check CHECK ((((asking_id IS NULL) = (decided_by IS NULL)) AND ((asking_id IS NULL) = (decision IS NULL)))),
  constraint booking_approvals_decision_check CHECK ((decision = ANY (ARRAY['approved'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint booking_approvals_own_check CHECK (((decided_by = asked_by) = (decision = 'withdrawn'::text))),
  constraint booking_approvals_step_check CHECK ((step = ANY (ARRAY['request'::text, 'book'::text, 'accept'::text, 'counter'::text, 'change'::text, 'agree'::text, 'proposal'::text]))),
  constraint booking_approvals_subject_check CHECK ((((booking_id IS NULL) = (step = 'proposal'::text)) AND ((proposal_id IS NULL) = (step <> 'proposal'::text)))),
  constraint booking_approvals_typed_check CHECK ((((input IS NULL) = (step <> ALL (ARRAY['counter'::text, 'change'::text]))) AND ((input IS NULL) = (terms IS NULL))))
);
CREATE INDEX booking_approvals_asker ON public.booking_approvals USING btree (asked_by);
CREATE INDEX booking_approvals_booking ON public.booking_approvals USING btree (booking_id);
CREATE INDEX booking_approvals_change ON public.booking_approvals USING btree (change_id) WHERE (change_id IS NOT NULL);
CREATE INDEX booking_approvals_decider ON public.booking_approvals USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE UNIQUE INDEX booking_approvals_once ON public.booking_approvals USING btree (asking_id) WHERE (asking_id IS NOT NULL);
CREATE INDEX booking_approvals_organization ON public.booking_approvals USING btree (organization_id);
CREATE INDEX booking_approvals_proposal ON public.booking_approvals USING btree (proposal_id) WHERE (proposal_id IS NOT NULL);
CREATE TRIGGER booking_approvals_kept BEFORE DELETE OR UPDATE ON public.booking_approvals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_approvals_not_emptied BEFORE TRUNCATE ON public.booking_approvals FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table booking_changes (
  id integer generated always as identity not null,
  booking_id integer not null,
  status text not null,
  proposed_by text not null,
  user_id integer not null,
  address text,
  user_agent text,
  version smallint not null,
  terms text not null,
  sha256 bytea not null,
  reason text not null,
  answer text,
  deadline_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  kind text default 'change'::text not null,
  constraint booking_changes_pkey PRIMARY KEY (id),
  constraint booking_changes_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_changes_user_fk FOREIGN KEY (user_id) REFERENCES users(id),
  constraint booking_changes_answer_check CHECK (((answer IS NULL) OR (status = 'declined'::text))),
  constraint booking_changes_ended_check CHECK (((status = 'proposed'::text) = (ended_at IS NULL))),
  constraint booking_changes_kind_check CHECK ((kind = ANY (ARRAY['change'::text, 'make-good'::text, 'credit'::text]))),
  constraint booking_changes_side_check CHECK ((proposed_by = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint booking_changes_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint booking_changes_version_check CHECK ((version > 0))
);
CREATE INDEX booking_changes_booking ON public.booking_changes USING btree (booking_id, id);
CREATE INDEX booking_changes_due ON public.booking_changes USING btree (deadline_at) WHERE (status = 'proposed'::text);
CREATE UNIQUE INDEX booking_changes_one_open ON public.booking_changes USING btree (booking_id) WHERE (status = 'proposed'::text);
CREATE TRIGGER booking_changes_ended_webhooks AFTER UPDATE OF status ON public.booking_changes FOR EACH ROW WHEN (((new.status <> old.status) AND (new.status <> 'accepted'::text))) EXECUTE FUNCTION record_change_webhooks();
CREATE TRIGGER booking_changes_webhooks AFTER INSERT ON public.booking_changes FOR EACH ROW EXECUTE FUNCTION record_change_webhooks();

create table booking_disputes (
  id integer generated always as identity not null,
  booking_id integer not null,
  status text not null,
  opened_by text not null,
  reason text not null,
  answer text,
  resolution text,
  credit_cents bigint default 0 not null,
  decision text,
  resolved_by integer,
  created_at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  resolved_at timestamp with time zone,
  kind text,
  lost_from date,
  lost_to date,
  asked_cents bigint,
  constraint booking_disputes_pkey PRIMARY KEY (id),
  constraint booking_disputes_admin_fk FOREIGN KEY (resolved_by) REFERENCES users(id),
  constraint booking_disputes_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_disputes_answered_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint booking_disputes_asked_check CHECK ((asked_cents > 0)),
  constraint booking_disputes_credit_check CHECK ((credit_cents >= 0)),
  constraint booking_disputes_kind_check CHECK ((kind = ANY (ARRAY['no-proof'::text, 'not-shown'::text, 'posted-late'::text, 'wrong-artwork'::text, 'damaged'::text, 'dark'::text, 'spots-missing'::text]))),
  constraint booking_disputes_money_check CHECK (((credit_cents = 0) OR (resolution = ANY (ARRAY['refund'::text, 'credit'::text])))),
  constraint booking_disputes_problem_check CHECK ((((kind IS NULL) = (lost_from IS NULL)) AND ((kind IS NULL) = (lost_to IS NULL)) AND ((kind IS NULL) = (asked_cents IS NULL)) AND (lost_from <= lost_to))),
  constraint booking_disputes_resolution_check CHECK ((resolution = ANY (ARRAY['refund'::text, 'credit'::text, 'make-good'::text, 'nothing'::text]))),
  constraint booking_disputes_resolved_check CHECK ((((status = 'resolved'::text) = (resolution IS NOT NULL)) AND ((resolution IS NULL) = (decision IS NULL)) AND ((resolution IS NULL) = (resolved_by IS NULL)))),
  constraint booking_disputes_side_check CHECK ((opened_by = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint booking_disputes_status_check CHECK ((status = ANY (ARRAY['open'::text, 'answered'::text, 'resolved'::text, 'withdrawn'::text])))
);
CREATE INDEX booking_disputes_booking ON public.booking_disputes USING btree (booking_id, id);
CREATE UNIQUE INDEX booking_disputes_one_open ON public.booking_disputes USING btree (booking_id) WHERE (status = ANY (ARRAY['open'::text, 'answered'::text]));
CREATE INDEX booking_disputes_status ON public.booking_disputes USING btree (status, id);

create table booking_events (
  id bigint generated always as identity not null,
  booking_id integer not null,
  step text not null,
  from_status text not null,
  to_status text not null,
  actor text not null,
  actor_id integer,
  version smallint not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  constraint booking_events_pkey PRIMARY KEY (id),
  constraint booking_events_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_events_user_fk FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint booking_events_actor_check CHECK ((actor = ANY (ARRAY['buyer'::text, 'seller'::text, 'admin'::text, 'clock'::text, 'money'::text])))
);
CREATE INDEX booking_events_booking ON public.booking_events USING btree (booking_id, id);
CREATE TRIGGER booking_events_kept BEFORE DELETE OR UPDATE ON public.booking_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_events_not_emptied BEFORE TRUNCATE ON public.booking_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
CREATE TRIGGER booking_events_webhooks AFTER INSERT ON public.booking_events FOR EACH ROW EXECUTE FUNCTION record_booking_webhooks();

create table booking_items (
  booking_id integer not null,
  position smallint not null,
  unit_id integer not null,
  days daterange not null,
  quantity smallint not null,
  constraint booking_items_pkey PRIMARY KEY (booking_id, "position"),
  constraint booking_items_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_items_unit_fk FOREIGN KEY (unit_id) REFERENCES space_units(id) ON DELETE CASCADE,
  constraint booking_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 10000)))
);
CREATE INDEX booking_items_unit ON public.booking_items USING gist (unit_id, days);

create table booking_reminders (
  booking_id integer not null,
  kind text not null,
  created_at timestamp with time zone default now() not null,
  constraint booking_reminders_pkey PRIMARY KEY (booking_id, kind),
  constraint booking_reminders_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id)
);
CREATE TRIGGER booking_reminders_webhooks AFTER INSERT ON public.booking_reminders FOR EACH ROW WHEN (((new.kind ~~ 'proof:%'::text) AND (new.kind !~~ '%:buyer'::text))) EXECUTE FUNCTION record_proof_due_webhooks();

create table booking_terms (
  listing_id integer not null,
  mode text not null,
  time_zone text not null,
  lead_days smallint not null,
  min_days smallint,
  max_days smallint,
  start_weekday smallint,
  sells_whole_periods boolean not null,
  term_discounts jsonb not null,
  quantity_discounts jsonb not null,
  agency_commission_basis_points smallint,
  extras jsonb not null,
  cancellation_tier text not null,
  payment_schedule text not null,
  deposit_basis_points smallint not null,
  delivery text,
  tax_override jsonb,
  answer_hours smallint not null,
  updated_at timestamp with time zone default now() not null,
  hold_days smallint default 0 not null,
  rates jsonb,
  constraint booking_terms_pkey PRIMARY KEY (listing_id),
  constraint booking_terms_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint booking_terms_answer_check CHECK (((answer_hours >= 4) AND (answer_hours <= 120))),
  constraint booking_terms_commission_check CHECK (((agency_commission_basis_points >= 0) AND (agency_commission_basis_points <= 5000))),
  constraint booking_terms_delivery_check CHECK ((delivery = ANY (ARRAY['place'::text, 'online'::text]))),
  constraint booking_terms_deposit_check CHECK (((deposit_basis_points >= 0) AND (deposit_basis_points <= 10000))),
  constraint booking_terms_hold_check CHECK (((hold_days >= 0) AND (hold_days <= 7))),
  constraint booking_terms_lead_check CHECK (((lead_days >= 0) AND (lead_days <= 255))),
  constraint booking_terms_max_check CHECK ((max_days >= COALESCE((min_days)::integer, 1))),
  constraint booking_terms_min_check CHECK ((min_days > 0)),
  constraint booking_terms_mode_check CHECK ((mode = ANY (ARRAY['off'::text, 'request'::text, 'instant'::text]))),
  constraint booking_terms_schedule_check CHECK ((payment_schedule = ANY (ARRAY['at-once'::text, 'deposit'::text, 'every-28-days'::text]))),
  constraint booking_terms_tier_check CHECK ((cancellation_tier = ANY (ARRAY['flexible'::text, 'standard'::text, 'firm'::text]))),
  constraint booking_terms_weekday_check CHECK (((start_weekday >= 0) AND (start_weekday <= 6)))
);
CREATE TRIGGER booking_terms_deleted AFTER DELETE ON public.booking_terms REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION record_booking_changes();
CREATE TRIGGER booking_terms_inserted AFTER INSERT ON public.booking_terms REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_booking_changes();
CREATE TRIGGER booking_terms_on_pages AFTER INSERT OR DELETE OR UPDATE ON public.booking_terms FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();
CREATE TRIGGER booking_terms_updated AFTER UPDATE ON public.booking_terms REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_booking_changes();

create table booking_versions (
  booking_id integer not null,
  version smallint not null,
  terms text not null,
  sha256 bytea not null,
  proposed_by text not null,
  created_at timestamp with time zone default now() not null,
  constraint booking_versions_pkey PRIMARY KEY (booking_id, version),
  constraint booking_versions_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint booking_versions_side_check CHECK ((proposed_by = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint booking_versions_version_check CHECK ((version > 0))
);
CREATE TRIGGER booking_versions_kept BEFORE DELETE OR UPDATE ON public.booking_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_versions_not_emptied BEFORE TRUNCATE ON public.booking_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table bookings (
  id integer generated always as identity not null,
  order_id integer not null,
  listing_id integer not null,
  buyer_id integer not null,
  seller_id integer not null,
  status text default 'draft'::text not null,
  request jsonb not null,
  version smallint default 0 not null,
  first_day date not null,
  last_day date not null,
  time_zone text not null,
  total_cents bigint not null,
  deadline_at timestamp with time zone,
  conversation_id integer,
  instructions_id integer,
  prepared_by text,
  booked_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  renews_id integer,
  fee_basis_points smallint,
  origin text default 'market'::text not null,
  constraint bookings_pkey PRIMARY KEY (id),
  constraint bookings_buyer_fk FOREIGN KEY (buyer_id) REFERENCES organizations(id),
  constraint bookings_conversation_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE SET NULL,
  constraint bookings_instructions_fk FOREIGN KEY (instructions_id) REFERENCES payment_instructions(id),
  constraint bookings_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id),
  constraint bookings_order_fk FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint bookings_renews_fk FOREIGN KEY (renews_id) REFERENCES bookings(id),
  constraint bookings_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint bookings_days_check CHECK ((last_day >= first_day)),
  constraint bookings_fee_check CHECK (((fee_basis_points >= 0) AND (fee_basis_points <= 10000))),
  constraint bookings_origin_check CHECK ((origin = ANY (ARRAY['market'::text, 'related'::text, 'offline'::text, 'contract'::text]))),
  constraint bookings_parties_check CHECK ((buyer_id <> seller_id)),
  constraint bookings_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'requested'::text, 'quoted'::text, 'held'::text, 'awaiting-payment'::text, 'booked'::text, 'in-flight'::text, 'completed'::text, 'cancelled'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text]))),
  constraint bookings_total_check CHECK ((total_cents >= 0))
);
CREATE INDEX bookings_beginning ON public.bookings USING btree (deadline_at) WHERE (status = 'booked'::text);
CREATE INDEX bookings_buyer ON public.bookings USING btree (buyer_id, id DESC);
CREATE INDEX bookings_conversation ON public.bookings USING btree (conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX bookings_due ON public.bookings USING btree (deadline_at) WHERE (deadline_at IS NOT NULL);
CREATE INDEX bookings_listing ON public.bookings USING btree (listing_id, status);
CREATE INDEX bookings_new_requests ON public.bookings USING btree (seller_id) WHERE (status = 'requested'::text);
CREATE INDEX bookings_offline ON public.bookings USING btree (seller_id, status) WHERE (origin = ANY (ARRAY['offline'::text, 'contract'::text]));
CREATE UNIQUE INDEX bookings_one_renewal ON public.bookings USING btree (renews_id) WHERE ((renews_id IS NOT NULL) AND (status <> ALL (ARRAY['declined'::text, 'withdrawn'::text, 'expired'::text, 'cancelled'::text])));
CREATE INDEX bookings_order ON public.bookings USING btree (order_id);
CREATE INDEX bookings_renewals ON public.bookings USING btree (renews_id, id) WHERE (renews_id IS NOT NULL);
CREATE INDEX bookings_seller ON public.bookings USING btree (seller_id, id DESC);
CREATE INDEX bookings_to_answer ON public.bookings USING btree (buyer_id) WHERE (status = ANY (ARRAY['quoted'::text, 'awaiting-payment'::text]));
CREATE INDEX bookings_waiting ON public.bookings USING btree (deadline_at) WHERE (status = ANY (ARRAY['requested'::text, 'quoted'::text, 'held'::text, 'awaiting-payment'::text]));
CREATE TRIGGER bookings_fee_kept BEFORE UPDATE OF fee_basis_points ON public.bookings FOR EACH ROW WHEN (((old.fee_basis_points IS NOT NULL) AND (new.fee_basis_points IS DISTINCT FROM old.fee_basis_points))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bookings_of_seller BEFORE INSERT ON public.bookings FOR EACH ROW EXECUTE FUNCTION check_seller();

create table brief_lines (
  id integer generated always as identity not null,
  brief_id integer not null,
  organization_id integer not null,
  listing_id integer not null,
  unit_id integer not null,
  first_day date not null,
  last_day date not null,
  space_cents bigint,
  total_cents bigint,
  cells text[] default '{}'::text[] not null,
  plan_line_id integer,
  booking_id integer,
  constraint brief_lines_once UNIQUE (brief_id, unit_id, first_day, last_day),
  constraint brief_lines_pkey PRIMARY KEY (id),
  constraint brief_lines_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL,
  constraint brief_lines_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint brief_lines_plan_line_fk FOREIGN KEY (plan_line_id) REFERENCES plan_lines(id) ON DELETE SET NULL,
  constraint brief_lines_recipient_fk FOREIGN KEY (brief_id, organization_id) REFERENCES brief_recipients(brief_id, organization_id) ON DELETE CASCADE,
  constraint brief_lines_unit_fk FOREIGN KEY (unit_id) REFERENCES space_units(id) ON DELETE CASCADE,
  constraint brief_lines_cells_check CHECK ((cardinality(cells) <= 6)),
  constraint brief_lines_cents_check CHECK (((space_cents >= 0) AND (space_cents <= 1000000000))),
  constraint brief_lines_days_check CHECK ((first_day <= last_day))
);
CREATE UNIQUE INDEX brief_lines_booking ON public.brief_lines USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX brief_lines_listing ON public.brief_lines USING btree (listing_id);
CREATE INDEX brief_lines_plan_line ON public.brief_lines USING btree (plan_line_id) WHERE (plan_line_id IS NOT NULL);
CREATE INDEX brief_lines_recipient ON public.brief_lines USING btree (brief_id, organization_id, id);
CREATE INDEX brief_lines_unit ON public.brief_lines USING btree (unit_id);

create table brief_recipients (
  brief_id integer not null,
  organization_id integer not null,
  state text default 'sent'::text not null,
  reason text default ''::text not null,
  note text default ''::text not null,
  person_id integer,
  answered_at timestamp with time zone,
  valid_until timestamp with time zone,
  conversation_id integer,
  reminded_at timestamp with time zone,
  constraint brief_recipients_pkey PRIMARY KEY (brief_id, organization_id),
  constraint brief_recipients_brief_fk FOREIGN KEY (brief_id) REFERENCES briefs(id) ON DELETE CASCADE,
  constraint brief_recipients_conversation_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE SET NULL,
  constraint brief_recipients_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint brief_recipients_person_fk FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint brief_recipients_answered_check CHECK (((state <> 'answered'::text) OR ((answered_at IS NOT NULL) AND (valid_until IS NOT NULL)))),
  constraint brief_recipients_note_check CHECK ((char_length(note) <= 1000)),
  constraint brief_recipients_reason_check CHECK ((char_length(reason) <= 1000)),
  constraint brief_recipients_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'answered'::text, 'declined'::text])))
);
CREATE INDEX brief_recipients_conversation ON public.brief_recipients USING btree (conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX brief_recipients_organization ON public.brief_recipients USING btree (organization_id, brief_id DESC);
CREATE INDEX brief_recipients_person ON public.brief_recipients USING btree (person_id) WHERE (person_id IS NOT NULL);

create table briefs (
  id integer generated always as identity not null,
  organization_id integer not null,
  author_id integer,
  plan_id integer,
  title text not null,
  body text not null,
  place text not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  ad_types text[] default '{}'::text[] not null,
  first_day date not null,
  last_day date not null,
  budget_cents bigint,
  shows_budget boolean default false not null,
  columns text[] default '{}'::text[] not null,
  closes_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  note text default ''::text not null,
  constraint briefs_pkey PRIMARY KEY (id),
  constraint briefs_author_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint briefs_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint briefs_plan_fk FOREIGN KEY (plan_id) REFERENCES plans(id) ON DELETE SET NULL,
  constraint briefs_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 4000))),
  constraint briefs_box_check CHECK ((south < north)),
  constraint briefs_budget_check CHECK (((budget_cents >= 1) AND (budget_cents <= 1000000000))),
  constraint briefs_columns_check CHECK ((cardinality(columns) <= 6)),
  constraint briefs_days_check CHECK ((first_day <= last_day)),
  constraint briefs_note_check CHECK ((char_length(note) <= 1000)),
  constraint briefs_place_check CHECK (((char_length(place) >= 1) AND (char_length(place) <= 200))),
  constraint briefs_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  constraint briefs_version_check CHECK ((version > 0))
);
CREATE INDEX briefs_author ON public.briefs USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX briefs_open ON public.briefs USING btree (closes_at) WHERE (closed_at IS NULL);
CREATE INDEX briefs_organization ON public.briefs USING btree (organization_id, id DESC);
CREATE INDEX briefs_plan ON public.briefs USING btree (plan_id) WHERE (plan_id IS NOT NULL);

create table calendar_addresses (
  listing_id integer not null,
  token_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  constraint calendar_addresses_token_key UNIQUE (token_hash),
  constraint calendar_addresses_pkey PRIMARY KEY (listing_id),
  constraint calendar_addresses_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);

create table calendar_clashes (
  id integer generated always as identity not null,
  calendar_id integer not null,
  unit_id integer not null,
  days daterange not null,
  created_at timestamp with time zone default now() not null,
  constraint calendar_clashes_key UNIQUE (calendar_id, unit_id, days),
  constraint calendar_clashes_pkey PRIMARY KEY (id),
  constraint calendar_clashes_calendar_fk FOREIGN KEY (calendar_id) REFERENCES imported_calendars(id) ON DELETE CASCADE,
  constraint calendar_clashes_unit_fk FOREIGN KEY (unit_id) REFERENCES space_units(id) ON DELETE CASCADE
);

create table campaign_reports (
  booking_id integer not null,
  version smallint not null,
  reason text not null,
  body text not null,
  sha256 bytea not null,
  created_at timestamp with time zone not null,
  constraint campaign_reports_reason_key UNIQUE (booking_id, reason),
  constraint campaign_reports_pkey PRIMARY KEY (booking_id, version),
  constraint campaign_reports_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint campaign_reports_reason_check CHECK ((reason = ANY (ARRAY['first-proof'::text, 'final'::text]))),
  constraint campaign_reports_sha256_check CHECK ((length(sha256) = 32)),
  constraint campaign_reports_version_check CHECK ((version >= 1))
);
CREATE TRIGGER campaign_reports_kept BEFORE DELETE OR UPDATE ON public.campaign_reports FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER campaign_reports_not_emptied BEFORE TRUNCATE ON public.campaign_reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table canned_replies (
  id integer generated always as identity not null,
  title text not null,
  body text not null,
  created_at timestamp with time zone default now() not null,
  constraint canned_replies_title_key UNIQUE (title),
  constraint canned_replies_pkey PRIMARY KEY (id)
);

create table claim_notes (
  id integer generated always as identity not null,
  organization_id integer not null,
  label text not null,
  note text,
  contract_line_id integer,
  created_by integer,
  created_at timestamp with time zone default now() not null,
  constraint claim_notes_line_key UNIQUE (contract_line_id),
  constraint claim_notes_pkey PRIMARY KEY (id),
  constraint claim_notes_created_by_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint claim_notes_line_fk FOREIGN KEY (contract_line_id) REFERENCES contract_lines(id) ON DELETE CASCADE,
  constraint claim_notes_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint claim_notes_label_check CHECK (((char_length(label) >= 1) AND (char_length(label) <= 120))),
  constraint claim_notes_note_check CHECK ((char_length(note) <= 2000))
);
CREATE INDEX claim_notes_created_by ON public.claim_notes USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX claim_notes_organization ON public.claim_notes USING btree (organization_id);

create table clients (
  id integer generated always as identity not null,
  organization_id integer not null,
  account_id integer not null,
  name text not null,
  class text default 'local'::text not null,
  contact text default ''::text not null,
  email citext default ''::citext not null,
  phone text default ''::text not null,
  note text default ''::text not null,
  brands text[] default '{}'::text[] not null,
  archived_at timestamp with time zone,
  claimed_at timestamp with time zone,
  created_by integer,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  address text default ''::text not null,
  tax_exemption text default ''::text not null,
  rep_id integer,
  constraint clients_account_key UNIQUE (organization_id, account_id),
  constraint clients_pkey PRIMARY KEY (id),
  constraint clients_account_fk FOREIGN KEY (account_id) REFERENCES organizations(id),
  constraint clients_created_by_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint clients_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint clients_rep_fk FOREIGN KEY (rep_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint clients_address_check CHECK ((char_length(address) <= 200)),
  constraint clients_brands_check CHECK ((cardinality(brands) <= 20)),
  constraint clients_class_check CHECK ((class = ANY (ARRAY['local'::text, 'national'::text, 'agency'::text, 'nonprofit'::text, 'political'::text]))),
  constraint clients_contact_check CHECK ((char_length(contact) <= 80)),
  constraint clients_email_check CHECK ((char_length((email)::text) <= 254)),
  constraint clients_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint clients_note_check CHECK ((char_length(note) <= 2000)),
  constraint clients_phone_check CHECK ((char_length(phone) <= 40)),
  constraint clients_tax_exemption_check CHECK ((char_length(tax_exemption) <= 120))
);
CREATE INDEX clients_account ON public.clients USING btree (account_id);
CREATE INDEX clients_created_by ON public.clients USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE UNIQUE INDEX clients_name_key ON public.clients USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE INDEX clients_organization ON public.clients USING btree (organization_id, lower(name), id);
CREATE INDEX clients_rep ON public.clients USING btree (rep_id) WHERE (rep_id IS NOT NULL);
CREATE TRIGGER clients_forgotten AFTER DELETE ON public.clients FOR EACH ROW EXECUTE FUNCTION forget_client();
CREATE TRIGGER clients_kept_on_insert BEFORE INSERT ON public.clients FOR EACH ROW EXECUTE FUNCTION keep_client();
CREATE TRIGGER clients_kept_on_update BEFORE UPDATE OF name, contact, phone, email, address ON public.clients FOR EACH ROW EXECUTE FUNCTION keep_client();

create table company_deletions (
  organization_id integer not null,
  asked_by integer,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint company_deletions_pkey PRIMARY KEY (organization_id),
  constraint company_deletions_asker_fk FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint company_deletions_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint company_deletions_due_check CHECK ((due_at > asked_at))
);
CREATE INDEX company_deletions_asker ON public.company_deletions USING btree (asked_by) WHERE (asked_by IS NOT NULL);

create table company_exports (
  id integer generated always as identity not null,
  organization_id integer not null,
  asked_by integer,
  state text default 'waiting'::text not null,
  done smallint default 0 not null,
  total smallint not null,
  path text not null,
  size_bytes bigint,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint company_exports_pkey PRIMARY KEY (id),
  constraint company_exports_asker_fk FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint company_exports_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint company_exports_ended_check CHECK (((state = 'waiting'::text) = (ended_at IS NULL))),
  constraint company_exports_size_check CHECK (((state = 'ready'::text) = (size_bytes IS NOT NULL))),
  constraint company_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX company_exports_asker ON public.company_exports USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE UNIQUE INDEX company_exports_one_waiting ON public.company_exports USING btree (organization_id) WHERE (state = 'waiting'::text);
CREATE INDEX company_exports_organization ON public.company_exports USING btree (organization_id, id DESC);

create table contract_lines (
  id integer generated always as identity not null,
  contract_id integer not null,
  listing_id integer not null,
  unit_id integer,
  first_day date not null,
  last_day date,
  is_open_ended boolean default false not null,
  quantity smallint,
  amount_cents bigint,
  amount_per text,
  note text,
  blocked jsonb default '[]'::jsonb not null,
  blocked_until date,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  brand text,
  rep_name text,
  booking_id integer,
  booked_from date,
  booked_cents bigint,
  constraint contract_lines_pkey PRIMARY KEY (id),
  constraint contract_lines_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL,
  constraint contract_lines_contract_fk FOREIGN KEY (contract_id) REFERENCES contracts(id) ON DELETE CASCADE,
  constraint contract_lines_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint contract_lines_unit_fk FOREIGN KEY (unit_id) REFERENCES space_units(id) ON DELETE SET NULL,
  constraint contract_lines_amount_check CHECK ((amount_cents >= 0)),
  constraint contract_lines_amount_per_check CHECK ((amount_per = ANY (ARRAY['all'::text, 'period'::text]))),
  constraint contract_lines_booked_cents_check CHECK ((booked_cents >= 0)),
  constraint contract_lines_booked_check CHECK (((booking_id IS NULL) OR (booked_from IS NOT NULL))),
  constraint contract_lines_days_check CHECK ((last_day >= first_day)),
  constraint contract_lines_open_check CHECK ((is_open_ended = (last_day IS NULL))),
  constraint contract_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 10000)))
);
CREATE INDEX contract_lines_booking ON public.contract_lines USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX contract_lines_contract ON public.contract_lines USING btree (contract_id);
CREATE INDEX contract_lines_listing ON public.contract_lines USING btree (listing_id);
CREATE INDEX contract_lines_moved ON public.contract_lines USING btree (blocked_until) WHERE (blocked_until IS NOT NULL);
CREATE INDEX contract_lines_unit ON public.contract_lines USING btree (unit_id) WHERE (unit_id IS NOT NULL);

create table contracts (
  id integer generated always as identity not null,
  organization_id integer not null,
  key text not null,
  number text,
  client_name text not null,
  import_id integer,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint contracts_key UNIQUE (organization_id, key),
  constraint contracts_pkey PRIMARY KEY (id),
  constraint contracts_import_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE SET NULL,
  constraint contracts_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint contracts_client_check CHECK ((client_name <> ''::text))
);
CREATE INDEX contracts_import ON public.contracts USING btree (import_id) WHERE (import_id IS NOT NULL);

create table conversation_aliases (
  id integer not null,
  conversation_id integer not null,
  constraint conversation_aliases_pkey PRIMARY KEY (id),
  constraint conversation_aliases_conversation_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE
);

create table conversation_members (
  conversation_id integer not null,
  user_id integer not null,
  side text not null,
  read_seq integer default 0 not null,
  mail_selector uuid default gen_random_uuid() not null,
  archived_at timestamp with time zone,
  muted_until timestamp with time zone,
  former_mail_token_hash bytea,
  constraint conversation_members_mail_selector_key UNIQUE (mail_selector),
  constraint conversation_members_pkey PRIMARY KEY (conversation_id, user_id),
  constraint conversation_members_conversation_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint conversation_members_user_fk FOREIGN KEY (user_id) REFERENCES users(id),
  constraint conversation_members_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'seller'::text])))
);
CREATE UNIQUE INDEX conversation_members_former_token ON public.conversation_members USING btree (former_mail_token_hash) WHERE (former_mail_token_hash IS NOT NULL);
CREATE INDEX conversation_members_user ON public.conversation_members USING btree (user_id);

create table conversations (
  id integer generated always as identity not null,
  listing_id integer not null,
  buyer_id integer not null,
  seller_id integer not null,
  last_seq integer default 0 not null,
  last_message_at timestamp with time zone default now() not null,
  waiting_since timestamp with time zone,
  first_answered_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  booking_id integer,
  constraint conversations_key UNIQUE NULLS NOT DISTINCT (listing_id, buyer_id, seller_id, booking_id),
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint conversations_buyer_fk FOREIGN KEY (buyer_id) REFERENCES organizations(id),
  constraint conversations_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id),
  constraint conversations_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint conversations_parties_check CHECK ((buyer_id <> seller_id))
);
CREATE INDEX conversations_asked ON public.conversations USING btree (created_at);
CREATE INDEX conversations_buyer ON public.conversations USING btree (buyer_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_seller ON public.conversations USING btree (seller_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_waiting ON public.conversations USING btree (waiting_since) WHERE (waiting_since IS NOT NULL);

create table count_marks (
  mark bigint not null,
  day date not null,
  constraint count_marks_pkey PRIMARY KEY (mark)
);

create table creatives (
  id uuid default gen_random_uuid() not null,
  booking_id integer not null,
  item smallint not null,
  version smallint not null,
  owner_id integer not null,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  path text,
  preview_path text,
  preview_width integer,
  preview_height integer,
  script text,
  facts jsonb not null,
  checks jsonb not null,
  status text default 'uploaded'::text not null,
  reason text,
  took_failures boolean default false not null,
  decided_by integer,
  decided_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  sender_id integer,
  uploaded_by integer,
  constraint creatives_version_key UNIQUE (booking_id, item, version),
  constraint creatives_pkey PRIMARY KEY (id),
  constraint creatives_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint creatives_decider_fk FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint creatives_owner_fk FOREIGN KEY (owner_id) REFERENCES organizations(id),
  constraint creatives_sender_fk FOREIGN KEY (sender_id) REFERENCES organizations(id),
  constraint creatives_uploader_fk FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint creatives_item_check CHECK ((item >= 0)),
  constraint creatives_reason_check CHECK (((status = 'rejected'::text) <= (reason IS NOT NULL))),
  constraint creatives_sender_check CHECK ((sender_id <> owner_id)),
  constraint creatives_size_check CHECK ((size_bytes >= 0)),
  constraint creatives_status_check CHECK ((status = ANY (ARRAY['uploaded'::text, 'approved'::text, 'rejected'::text, 'replaced'::text]))),
  constraint creatives_version_check CHECK ((version > 0))
);
CREATE INDEX creatives_kept ON public.creatives USING btree (created_at) WHERE ((path IS NOT NULL) OR (script IS NOT NULL));
CREATE INDEX creatives_owner ON public.creatives USING btree (owner_id);
CREATE INDEX creatives_sender ON public.creatives USING btree (sender_id) WHERE (sender_id IS NOT NULL);
CREATE INDEX creatives_uploader ON public.creatives USING btree (uploaded_by) WHERE (uploaded_by IS NOT NULL);
CREATE TRIGGER creatives_decided_webhooks AFTER UPDATE OF status ON public.creatives FOR EACH ROW WHEN (((new.status <> old.status) AND (new.status = ANY (ARRAY['approved'::text, 'rejected'::text])))) EXECUTE FUNCTION record_artwork_webhooks();
CREATE TRIGGER creatives_webhooks AFTER INSERT ON public.creatives FOR EACH ROW EXECUTE FUNCTION record_artwork_webhooks();

create table crew_links (
  id integer generated always as identity not null,
  seller_id integer not null,
  token_hash bytea not null,
  label text not null,
  words text default ''::text not null,
  created_by integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint crew_links_token_unique UNIQUE (token_hash),
  constraint crew_links_pkey PRIMARY KEY (id),
  constraint crew_links_creator_fk FOREIGN KEY (created_by) REFERENCES users(id),
  constraint crew_links_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint crew_links_expires_check CHECK ((expires_at > created_at)),
  constraint crew_links_label_check CHECK (((length(label) >= 1) AND (length(label) <= 60))),
  constraint crew_links_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint crew_links_words_check CHECK ((length(words) <= 100))
);
CREATE INDEX crew_links_creator ON public.crew_links USING btree (created_by);
CREATE INDEX crew_links_seller ON public.crew_links USING btree (seller_id, id);

create table cross_posted_listings (
  id integer generated always as identity not null,
  listing_id integer not null,
  site_id text not null,
  status text default 'queued'::text not null,
  external_url text,
  created_at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  last_error text,
  posted_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  removed_at timestamp with time zone,
  constraint cross_posted_once UNIQUE (listing_id, site_id),
  constraint cross_posted_listings_pkey PRIMARY KEY (id),
  constraint cross_posted_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint cross_posted_site_fk FOREIGN KEY (site_id) REFERENCES network_sites(id),
  constraint cross_posted_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'posted'::text, 'failed'::text, 'withdrawn'::text])))
);
CREATE INDEX cross_posted_site ON public.cross_posted_listings USING btree (site_id, updated_at DESC, id DESC);

create table daily_salts (
  day date not null,
  salt bytea not null,
  constraint daily_salts_pkey PRIMARY KEY (day)
);

create table dispute_proofs (
  dispute_id integer not null,
  proof_id uuid not null,
  constraint dispute_proofs_pkey PRIMARY KEY (dispute_id, proof_id),
  constraint dispute_proofs_dispute_fk FOREIGN KEY (dispute_id) REFERENCES booking_disputes(id) ON DELETE CASCADE,
  constraint dispute_proofs_proof_fk FOREIGN KEY (proof_id) REFERENCES proofs(id) ON DELETE CASCADE
);
CREATE INDEX dispute_proofs_proof ON public.dispute_proofs USING btree (proof_id);

create table document_counters (
  seller_id integer not null,
  kind text not null,
  year smallint not null,
  last_number integer default 0 not null,
  constraint document_counters_pkey PRIMARY KEY (seller_id, kind, year),
  constraint document_counters_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id)
);
CREATE TRIGGER document_counters_kept BEFORE DELETE ON public.document_counters FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER document_counters_not_emptied BEFORE TRUNCATE ON public.document_counters FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table documents (
  id integer generated always as identity not null,
  kind text not null,
  seller_id integer not null,
  booking_id integer not null,
  year smallint not null,
  number integer not null,
  version smallint not null,
  source text not null,
  total_cents bigint not null,
  body text not null,
  sha256 bytea not null,
  created_at timestamp with time zone not null,
  constraint documents_number_key UNIQUE (seller_id, kind, year, number),
  constraint documents_source_key UNIQUE (booking_id, kind, source),
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint documents_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint documents_version_fk FOREIGN KEY (booking_id, version) REFERENCES booking_versions(booking_id, version),
  constraint documents_kind_check CHECK ((kind = ANY (ARRAY['insertion-order'::text, 'invoice'::text, 'receipt'::text, 'credit-note'::text]))),
  constraint documents_number_check CHECK ((number > 0)),
  constraint documents_total_check CHECK ((total_cents >= 0))
);
CREATE TRIGGER documents_kept BEFORE DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER documents_not_emptied BEFORE TRUNCATE ON public.documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table error_reports (
  id bigint generated always as identity not null,
  source text not null,
  message text not null,
  stack text,
  place text not null,
  user_id integer,
  user_role text,
  request_id text,
  user_agent text,
  breadcrumbs jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone,
  constraint error_reports_pkey PRIMARY KEY (id),
  constraint error_reports_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint error_reports_source_check CHECK ((source = ANY (ARRAY['server'::text, 'browser'::text])))
);
CREATE INDEX error_reports_age ON public.error_reports USING btree (created_at);
CREATE INDEX error_reports_unseen ON public.error_reports USING btree (created_at) WHERE (seen_at IS NULL);

create table face_problems (
  id uuid not null,
  seller_id integer not null,
  listing_id integer not null,
  booking_id integer,
  placement text not null,
  kind text not null,
  note text not null,
  crew_link_id integer,
  sent_by integer,
  captured_at timestamp with time zone,
  received_at timestamp with time zone not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  path text not null,
  preview_path text,
  mended_at timestamp with time zone,
  mended_by integer,
  constraint face_problems_pkey PRIMARY KEY (id),
  constraint face_problems_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL,
  constraint face_problems_crew_link_fk FOREIGN KEY (crew_link_id) REFERENCES crew_links(id),
  constraint face_problems_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint face_problems_mender_fk FOREIGN KEY (mended_by) REFERENCES users(id),
  constraint face_problems_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint face_problems_sender_fk FOREIGN KEY (sent_by) REFERENCES users(id),
  constraint face_problems_from_check CHECK (((crew_link_id IS NULL) <> (sent_by IS NULL))),
  constraint face_problems_kind_check CHECK ((kind = ANY (ARRAY['damaged'::text, 'blocked'::text, 'dark'::text, 'wrong-artwork'::text, 'unreachable'::text, 'other'::text]))),
  constraint face_problems_mended_check CHECK (((mended_at IS NULL) = (mended_by IS NULL))),
  constraint face_problems_note_check CHECK ((length(note) <= 300)),
  constraint face_problems_sha256_check CHECK ((length(sha256) = 32)),
  constraint face_problems_size_check CHECK ((size_bytes > 0))
);
CREATE INDEX face_problems_booking ON public.face_problems USING btree (booking_id);
CREATE INDEX face_problems_crew_link ON public.face_problems USING btree (crew_link_id);
CREATE INDEX face_problems_listing ON public.face_problems USING btree (listing_id);
CREATE INDEX face_problems_mender ON public.face_problems USING btree (mended_by);
CREATE INDEX face_problems_received ON public.face_problems USING btree (received_at);
CREATE INDEX face_problems_seller ON public.face_problems USING btree (seller_id, received_at);
CREATE INDEX face_problems_sender ON public.face_problems USING btree (sent_by);

create table favorite_folders (
  id integer generated always as identity not null,
  user_id integer not null,
  name citext not null,
  shares_notes boolean default false not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  share_selector uuid,
  former_share_token_hash bytea,
  constraint favorite_folders_name_key UNIQUE (user_id, name),
  constraint favorite_folders_owner_key UNIQUE (user_id, id),
  constraint favorite_folders_selector_key UNIQUE (share_selector),
  constraint favorite_folders_pkey PRIMARY KEY (id),
  constraint favorite_folders_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX favorite_folders_former_token ON public.favorite_folders USING btree (former_share_token_hash) WHERE (former_share_token_hash IS NOT NULL);
CREATE TRIGGER favorite_folders_on_pages AFTER INSERT OR DELETE OR UPDATE ON public.favorite_folders FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();

create table favorite_queue (
  id bigint generated always as identity not null,
  listing_id integer not null,
  act text default COALESCE(NULLIF(current_setting('placard.act'::text, true), ''::text), (pg_current_xact_id())::text) not null,
  constraint favorite_queue_pkey PRIMARY KEY (id)
);

create table favorites (
  user_id integer not null,
  listing_id integer not null,
  created_at timestamp with time zone default now() not null,
  folder_id integer,
  note text default ''::text not null,
  marked_price integer,
  marked_interval text,
  told_price integer not null,
  told_interval text not null,
  is_gone boolean default false not null,
  constraint favorites_pkey PRIMARY KEY (user_id, listing_id),
  constraint favorites_folder_fk FOREIGN KEY (user_id, folder_id) REFERENCES favorite_folders(user_id, id) ON DELETE SET NULL (folder_id),
  constraint favorites_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint favorites_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX favorites_folder ON public.favorites USING btree (folder_id) WHERE (folder_id IS NOT NULL);
CREATE INDEX favorites_listing ON public.favorites USING btree (listing_id);

create table feed_events (
  user_id integer not null,
  seq bigint not null,
  kind text not null,
  conversation_id integer,
  message_seq integer,
  notice_id bigint,
  created_at timestamp with time zone default now() not null,
  constraint feed_events_pkey PRIMARY KEY (user_id, seq),
  constraint feed_events_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint feed_events_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'read'::text, 'conversation'::text, 'notice'::text])))
);
CREATE INDEX feed_events_age ON public.feed_events USING btree (created_at);

create table help_article_views (
  slug text not null,
  views integer default 0 not null,
  constraint help_article_views_pkey PRIMARY KEY (slug)
);
CREATE TRIGGER help_article_views_on_pages AFTER INSERT OR DELETE OR UPDATE ON public.help_article_views FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();

create table help_article_votes (
  slug text not null,
  visitor text not null,
  is_helpful boolean not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint help_article_votes_pkey PRIMARY KEY (slug, visitor)
);
CREATE TRIGGER help_article_votes_on_pages AFTER INSERT OR DELETE OR UPDATE ON public.help_article_votes FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();

create table idempotency_keys (
  user_id integer,
  route text not null,
  key text not null,
  input_hash bytea not null,
  made_id bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_keys_key UNIQUE NULLS NOT DISTINCT (user_id, route, key),
  constraint idempotency_keys_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

create table import_pictures (
  import_id integer not null,
  line integer not null,
  position smallint not null,
  listing_id integer not null,
  url text not null,
  host text not null,
  state text default 'waiting'::text not null,
  problem text,
  photo_id uuid,
  constraint import_pictures_pkey PRIMARY KEY (import_id, line, "position"),
  constraint import_pictures_import_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_pictures_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint import_pictures_photo_fk FOREIGN KEY (photo_id) REFERENCES photos(id) ON DELETE SET NULL,
  constraint import_pictures_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'attached'::text, 'failed'::text])))
);
CREATE INDEX import_pictures_failed ON public.import_pictures USING btree (import_id, line, "position") WHERE (state = 'failed'::text);
CREATE INDEX import_pictures_listing ON public.import_pictures USING btree (listing_id, import_id);
CREATE INDEX import_pictures_photo ON public.import_pictures USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX import_pictures_waiting ON public.import_pictures USING btree (import_id, line, "position") WHERE (state = 'waiting'::text);

create table import_review_spaces (
  review_id integer not null,
  listing_id integer not null,
  seen_at timestamp with time zone not null,
  outcome text,
  problem text,
  constraint import_review_spaces_pkey PRIMARY KEY (review_id, listing_id),
  constraint import_review_spaces_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint import_review_spaces_review_fk FOREIGN KEY (review_id) REFERENCES import_reviews(id) ON DELETE CASCADE,
  constraint import_review_spaces_outcome_check CHECK ((outcome = ANY (ARRAY['approved'::text, 'refused'::text, 'left-out'::text])))
);
CREATE INDEX import_review_spaces_listing ON public.import_review_spaces USING btree (listing_id);
CREATE INDEX import_review_spaces_waiting ON public.import_review_spaces USING btree (review_id, listing_id) WHERE (outcome IS NULL);

create table import_reviews (
  id integer generated always as identity not null,
  import_id integer not null,
  decided_by integer,
  state text default 'running'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint import_reviews_pkey PRIMARY KEY (id),
  constraint import_reviews_decided_by_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint import_reviews_import_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_reviews_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text])))
);
CREATE INDEX import_reviews_decided_by ON public.import_reviews USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX import_reviews_import ON public.import_reviews USING btree (import_id, id DESC);
CREATE UNIQUE INDEX import_reviews_one_running ON public.import_reviews USING btree (import_id) WHERE (state = 'running'::text);

create table import_rows (
  import_id integer not null,
  line integer not null,
  cells jsonb not null,
  problem text,
  errors jsonb,
  is_skipped boolean default false not null,
  effect text,
  becomes_draft boolean default false not null,
  unit_id text,
  is_stored boolean default false not null,
  listing_id integer,
  undo jsonb,
  undone text,
  draft_cause text,
  changed text[],
  waiting text[],
  says text,
  price integer,
  frequency text,
  constraint import_rows_pkey PRIMARY KEY (import_id, line),
  constraint import_rows_import_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_rows_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE SET NULL,
  constraint import_rows_draft_cause_check CHECK ((draft_cause = ANY (ARRAY['price'::text, 'status'::text]))),
  constraint import_rows_effect_check CHECK ((effect = ANY (ARRAY['created'::text, 'updated'::text, 'unchanged'::text]))),
  constraint import_rows_undone_check CHECK ((undone = ANY (ARRAY['removed'::text, 'restored'::text, 'kept'::text])))
);
CREATE INDEX import_rows_bad ON public.import_rows USING btree (import_id, line) WHERE (errors IS NOT NULL);
CREATE INDEX import_rows_listing ON public.import_rows USING btree (listing_id) WHERE (listing_id IS NOT NULL);
CREATE INDEX import_rows_unit ON public.import_rows USING btree (import_id, unit_id);

create table imported_calendars (
  id integer generated always as identity not null,
  listing_id integer not null,
  url text not null,
  url_hash bytea not null,
  etag text,
  created_at timestamp with time zone default now() not null,
  checked_at timestamp with time zone,
  read_at timestamp with time zone,
  next_check_at timestamp with time zone default now() not null,
  failures smallint default 0 not null,
  error text,
  events integer default 0 not null,
  busy_days integer default 0 not null,
  unread jsonb default '[]'::jsonb not null,
  unread_count integer default 0 not null,
  constraint imported_calendars_url_key UNIQUE (listing_id, url_hash),
  constraint imported_calendars_pkey PRIMARY KEY (id),
  constraint imported_calendars_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX imported_calendars_due ON public.imported_calendars USING btree (next_check_at);

create table imports (
  id integer generated always as identity not null,
  seller_id integer not null,
  file_name text not null,
  file_path text,
  format text,
  state text default 'reading'::text not null,
  columns jsonb default '[]'::jsonb not null,
  plan jsonb default '{"fields": {}, "defaults": {}, "specifications": []}'::jsonb not null,
  guessed_ad_type text,
  row_count integer default 0 not null,
  done_count integer default 0 not null,
  problem text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  file_bytes integer default 0 not null,
  tries integer default 0 not null,
  notices jsonb default '[]'::jsonb not null,
  row_notes jsonb default '[]'::jsonb not null,
  is_planned boolean default false not null,
  styles jsonb default '[]'::jsonb not null,
  picture_hosts jsonb default '[]'::jsonb not null,
  pictures_at timestamp with time zone,
  pictures_notified_at timestamp with time zone,
  kind text default 'inventory'::text not null,
  origin text default 'file'::text not null,
  sha256 bytea,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint imports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'geojson'::text, 'json'::text, 'xlsx'::text]))),
  constraint imports_kind_check CHECK ((kind = ANY (ARRAY['inventory'::text, 'contracts'::text]))),
  constraint imports_origin_check CHECK ((origin = ANY (ARRAY['file'::text, 'push'::text, 'pull'::text]))),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'checking'::text, 'ready'::text, 'storing'::text, 'done'::text, 'undoing'::text, 'undone'::text, 'failed'::text])))
);
CREATE INDEX imports_pushed ON public.imports USING btree (seller_id, id DESC) WHERE (origin = 'push'::text);
CREATE INDEX imports_seller ON public.imports USING btree (seller_id, id DESC);
CREATE INDEX imports_under_way ON public.imports USING btree (updated_at) WHERE (state = ANY (ARRAY['reading'::text, 'checking'::text, 'storing'::text, 'undoing'::text]));
CREATE TRIGGER imports_webhooks AFTER UPDATE OF state ON public.imports FOR EACH ROW WHEN (((new.state <> old.state) AND (new.state = ANY (ARRAY['done'::text, 'failed'::text, 'undone'::text])))) EXECUTE FUNCTION record_import_webhooks();

create table installation (
  is_only boolean default true not null,
  id uuid default gen_random_uuid() not null,
  created_at timestamp with time zone default now() not null,
  constraint installation_pkey PRIMARY KEY (is_only),
  constraint installation_only_check CHECK (is_only)
);

create table inventory_reads (
  id integer generated always as identity not null,
  source_id integer not null,
  import_id integer,
  outcome text not null,
  says text default ''::text not null,
  counts jsonb,
  read_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  constraint inventory_reads_pkey PRIMARY KEY (id),
  constraint inventory_reads_import_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE SET NULL,
  constraint inventory_reads_source_fk FOREIGN KEY (source_id) REFERENCES inventory_sources(id) ON DELETE CASCADE,
  constraint inventory_reads_outcome_check CHECK ((outcome = ANY (ARRAY['same'::text, 'running'::text, 'waits'::text, 'applied'::text, 'skipped'::text, 'failed'::text, 'undone'::text])))
);
CREATE INDEX inventory_reads_import ON public.inventory_reads USING btree (import_id);
CREATE INDEX inventory_reads_source ON public.inventory_reads USING btree (source_id, id DESC);

create table inventory_source_units (
  source_id integer not null,
  unit_id text not null,
  listing_id integer not null,
  price integer,
  frequency text,
  missed smallint default 0 not null,
  paused_in integer,
  constraint inventory_source_units_pkey PRIMARY KEY (source_id, unit_id),
  constraint inventory_source_units_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint inventory_source_units_source_fk FOREIGN KEY (source_id) REFERENCES inventory_sources(id) ON DELETE CASCADE
);
CREATE INDEX inventory_source_units_listing ON public.inventory_source_units USING btree (listing_id);

create table inventory_sources (
  id integer generated always as identity not null,
  organization_id integer not null,
  url text not null,
  header_name text,
  header_value text,
  every_hours smallint,
  at_hour smallint,
  state text default 'first'::text not null,
  etag text,
  sha256 bytea,
  columns jsonb,
  settings jsonb,
  waits_for jsonb default '[]'::jsonb not null,
  failures smallint default 0 not null,
  failing_since timestamp with time zone,
  failing_mailed_at timestamp with time zone,
  problem text,
  asks_next boolean default false not null,
  next_at timestamp with time zone,
  read_at timestamp with time zone,
  last_read_id integer,
  created_at timestamp with time zone default now() not null,
  constraint inventory_sources_pkey PRIMARY KEY (id),
  constraint inventory_sources_last_read_fk FOREIGN KEY (last_read_id) REFERENCES inventory_reads(id) ON DELETE SET NULL,
  constraint inventory_sources_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint inventory_sources_every_check CHECK (((every_hours >= 1) AND (every_hours <= 24))),
  constraint inventory_sources_header_check CHECK (((header_name IS NULL) = (header_value IS NULL))),
  constraint inventory_sources_hour_check CHECK (((at_hour >= 0) AND (at_hour <= 23))),
  constraint inventory_sources_state_check CHECK ((state = ANY (ARRAY['first'::text, 'on'::text, 'waits'::text, 'failing'::text, 'off'::text]))),
  constraint inventory_sources_when_check CHECK ((num_nonnulls(every_hours, at_hour) = 1))
);
CREATE INDEX inventory_sources_due ON public.inventory_sources USING btree (next_at) WHERE (state <> 'off'::text);
CREATE INDEX inventory_sources_organization ON public.inventory_sources USING btree (organization_id);

create table known_browsers (
  token_hash bytea not null,
  user_id integer not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  constraint known_browsers_pkey PRIMARY KEY (token_hash, user_id),
  constraint known_browsers_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX known_browsers_user ON public.known_browsers USING btree (user_id);

create table ledger_entries (
  id bigint generated always as identity not null,
  posting_id bigint not null,
  debit_account text not null,
  credit_account text not null,
  cents bigint not null,
  debit_provider text generated always as (
CASE
    WHEN (debit_account !~ '^((receivable|payable|tax|fee-due):[1-9][0-9]*|fee|disputed|provider-cost)$'::text) THEN debit_account
    ELSE NULL::text
END) stored,
  credit_provider text generated always as (
CASE
    WHEN (credit_account !~ '^((receivable|payable|tax|fee-due):[1-9][0-9]*|fee|disputed|provider-cost)$'::text) THEN credit_account
    ELSE NULL::text
END) stored,
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_credit_fk FOREIGN KEY (credit_provider) REFERENCES payment_providers(id),
  constraint ledger_entries_debit_fk FOREIGN KEY (debit_provider) REFERENCES payment_providers(id),
  constraint ledger_entries_posting_fk FOREIGN KEY (posting_id) REFERENCES ledger_postings(id),
  constraint ledger_entries_cents_check CHECK ((cents > 0)),
  constraint ledger_entries_pair_check CHECK ((debit_account <> credit_account))
);
CREATE INDEX ledger_entries_credit ON public.ledger_entries USING btree (credit_account);
CREATE INDEX ledger_entries_debit ON public.ledger_entries USING btree (debit_account);
CREATE INDEX ledger_entries_posting ON public.ledger_entries USING btree (posting_id);
CREATE TRIGGER ledger_entries_kept BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_not_emptied BEFORE TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table ledger_postings (
  id bigint generated always as identity not null,
  purpose text not null,
  source text not null,
  booking_id integer not null,
  seller_id integer not null,
  cents bigint not null,
  tax_cents bigint default 0 not null,
  fee_basis_points smallint default 0 not null,
  posted_at timestamp with time zone not null,
  via text default 'direct'::text not null,
  kept_cents bigint,
  through text generated always as (NULLIF(via, 'direct'::text)) stored,
  constraint ledger_postings_key UNIQUE (purpose, source),
  constraint ledger_postings_pkey PRIMARY KEY (id),
  constraint ledger_postings_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint ledger_postings_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint ledger_postings_through_fk FOREIGN KEY (through) REFERENCES payment_providers(id),
  constraint ledger_postings_cents_check CHECK ((cents >= 0)),
  constraint ledger_postings_fee_check CHECK (((fee_basis_points >= 0) AND (fee_basis_points <= 10000))),
  constraint ledger_postings_kept_check CHECK (((kept_cents >= 0) AND (kept_cents <= cents))),
  constraint ledger_postings_purpose_check CHECK ((purpose = ANY (ARRAY['booked'::text, 'paid'::text, 'refunded'::text, 'refund-reversed'::text, 'credited'::text, 'retracted'::text, 'bounced'::text, 'cost'::text, 'disputed'::text, 'dispute-won'::text, 'dispute-lost'::text]))),
  constraint ledger_postings_tax_check CHECK (((tax_cents >= 0) AND (tax_cents <= cents)))
);
CREATE INDEX ledger_postings_booking ON public.ledger_postings USING btree (booking_id);
CREATE INDEX ledger_postings_seller ON public.ledger_postings USING btree (seller_id);
CREATE TRIGGER ledger_postings_kept BEFORE DELETE OR UPDATE ON public.ledger_postings FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_not_emptied BEFORE TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table listing_changes (
  xid xid8 default pg_current_xact_id() not null,
  listing_id integer not null,
  changed_at timestamp with time zone default now() not null
);
CREATE INDEX listing_changes_age ON public.listing_changes USING btree (changed_at);
CREATE INDEX listing_changes_xid ON public.listing_changes USING btree (xid, listing_id);
CREATE TRIGGER listing_changes_opened AFTER INSERT ON public.listing_changes REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_open_changes();
CREATE TRIGGER listing_changes_queued AFTER INSERT ON public.listing_changes REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION queue_matches();

create table listing_embeddings (
  listing_id integer not null,
  words_hash text not null,
  vector bytea not null,
  embedded_at timestamp with time zone default now() not null,
  constraint listing_embeddings_pkey PRIMARY KEY (listing_id),
  constraint listing_embeddings_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX listing_embeddings_age ON public.listing_embeddings USING btree (embedded_at);

create table listing_events (
  id bigint generated always as identity not null,
  listing_id integer not null,
  actor_id integer,
  from_status text,
  to_status text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  constraint listing_events_pkey PRIMARY KEY (id),
  constraint listing_events_actor_fk FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint listing_events_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX listing_events_decided ON public.listing_events USING btree (id DESC) WHERE ((from_status = 'pending'::text) AND (to_status = ANY (ARRAY['active'::text, 'rejected'::text])) AND (actor_id IS NOT NULL));
CREATE INDEX listing_events_listing ON public.listing_events USING btree (listing_id, id);

create table listing_reports (
  id integer generated always as identity not null,
  listing_id integer not null,
  reporter_id integer,
  reason text not null,
  details text default ''::text not null,
  status text default 'open'::text not null,
  resolution text,
  resolved_by integer,
  resolved_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  conversation_id integer,
  message_seq integer,
  is_upheld boolean default false not null,
  constraint listing_reports_pkey PRIMARY KEY (id),
  constraint listing_reports_conversation_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE SET NULL,
  constraint listing_reports_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint listing_reports_reporter_fk FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint listing_reports_resolver_fk FOREIGN KEY (resolved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint listing_reports_status_check CHECK ((status = ANY (ARRAY['open'::text, 'resolved'::text])))
);
CREATE INDEX listing_reports_listing ON public.listing_reports USING btree (listing_id);
CREATE INDEX listing_reports_newest ON public.listing_reports USING btree (status, id DESC);
CREATE INDEX listing_reports_upheld ON public.listing_reports USING btree (listing_id) WHERE is_upheld;
CREATE TRIGGER listing_reports_upheld AFTER INSERT OR UPDATE OF is_upheld ON public.listing_reports FOR EACH ROW WHEN (new.is_upheld) EXECUTE FUNCTION end_seller_trust();

create table listing_revisions (
  id integer generated always as identity not null,
  listing_id integer not null,
  changes jsonb not null,
  before jsonb not null,
  status text default 'pending'::text not null,
  decided_by integer,
  decided_at timestamp with time zone,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint listing_revisions_pkey PRIMARY KEY (id),
  constraint listing_revisions_decided_by_fk FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint listing_revisions_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint listing_revisions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text])))
);
CREATE INDEX listing_revisions_listing ON public.listing_revisions USING btree (listing_id, id DESC);
CREATE UNIQUE INDEX listing_revisions_one_pending ON public.listing_revisions USING btree (listing_id) WHERE (status = 'pending'::text);
CREATE INDEX listing_revisions_queue ON public.listing_revisions USING btree (created_at DESC, id DESC) WHERE (status = 'pending'::text);

create table listing_transfers (
  id integer generated always as identity not null,
  listing_id integer not null,
  from_id integer not null,
  to_id integer not null,
  state text default 'open'::text not null,
  offered_by integer,
  offered_at timestamp with time zone not null,
  decided_by integer,
  decided_at timestamp with time zone,
  constraint listing_transfers_pkey PRIMARY KEY (id),
  constraint listing_transfers_decided_by_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint listing_transfers_from_fk FOREIGN KEY (from_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint listing_transfers_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint listing_transfers_offered_by_fk FOREIGN KEY (offered_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint listing_transfers_to_fk FOREIGN KEY (to_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint listing_transfers_decided_check CHECK (((state = 'open'::text) = (decided_at IS NULL))),
  constraint listing_transfers_parties_check CHECK ((from_id <> to_id)),
  constraint listing_transfers_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])))
);
CREATE INDEX listing_transfers_decided_by ON public.listing_transfers USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX listing_transfers_from ON public.listing_transfers USING btree (from_id, id DESC);
CREATE INDEX listing_transfers_listing ON public.listing_transfers USING btree (listing_id, id DESC);
CREATE INDEX listing_transfers_offered_by ON public.listing_transfers USING btree (offered_by) WHERE (offered_by IS NOT NULL);
CREATE UNIQUE INDEX listing_transfers_one_open ON public.listing_transfers USING btree (listing_id) WHERE (state = 'open'::text);
CREATE INDEX listing_transfers_to ON public.listing_transfers USING btree (to_id, id DESC);

create table listings (
  id integer generated always as identity not null,
  seller_id integer not null,
  seller_unit_id text,
  title text not null,
  description text not null,
  ad_type text not null,
  venue text,
  listing_type text default 'rent'::text not null,
  price integer not null,
  frequency text default 'month'::text not null,
  location_text text not null,
  address text,
  location_details text,
  lat double precision,
  lng double precision,
  images jsonb default '[]'::jsonb not null,
  specifications jsonb default '[]'::jsonb not null,
  features text[] default '{}'::text[] not null,
  target_market text[] default '{}'::text[] not null,
  audience jsonb default '{}'::jsonb not null,
  min_contract text,
  setup_fee integer,
  payment_terms text,
  availability_start date,
  availability_end date,
  status text default 'pending'::text not null,
  approved_by integer,
  approved_at timestamp with time zone,
  rejection_reason text,
  listed_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  search_vector tsvector,
  search_words text,
  unfinished jsonb,
  structure_id integer,
  takes_requests boolean default true not null,
  constraint listings_seller_unit_key UNIQUE (seller_id, seller_unit_id),
  constraint listings_pkey PRIMARY KEY (id),
  constraint listings_approved_by_fk FOREIGN KEY (approved_by) REFERENCES users(id),
  constraint listings_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint listings_structure_fk FOREIGN KEY (structure_id) REFERENCES structures(id) ON DELETE SET NULL,
  constraint listings_ad_type_check CHECK ((ad_type = ANY (ARRAY['billboard'::text, 'print'::text, 'digital'::text, 'radio'::text, 'event'::text, 'social'::text]))),
  constraint listings_coordinates_check CHECK ((((lat IS NULL) AND (lng IS NULL)) OR (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision)) AND ((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))))),
  constraint listings_dates_check CHECK (((availability_end IS NULL) OR (availability_start IS NULL) OR (availability_end >= availability_start))),
  constraint listings_frequency_check CHECK ((frequency = ANY (ARRAY['day'::text, 'week'::text, '4-week'::text, 'month'::text, 'quarter'::text, 'year'::text, 'one-time'::text]))),
  constraint listings_listing_type_check CHECK ((listing_type = ANY (ARRAY['rent'::text, 'sale'::text]))),
  constraint listings_price_check CHECK ((price >= 0)),
  constraint listings_setup_fee_check CHECK ((setup_fee >= 0)),
  constraint listings_sold_once_check CHECK (((listing_type <> 'sale'::text) OR (frequency = 'one-time'::text))),
  constraint listings_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'active'::text, 'paused'::text, 'rejected'::text, 'archived'::text])))
);
CREATE INDEX listings_active_newest ON public.listings USING btree (listed_at DESC, id DESC) WHERE (status = 'active'::text);
CREATE INDEX listings_newest ON public.listings USING btree (created_at DESC, id DESC);
CREATE INDEX listings_place ON public.listings USING btree (lat, lng);
CREATE INDEX listings_queue ON public.listings USING btree (created_at DESC, id DESC) WHERE (status = 'pending'::text);
CREATE INDEX listings_search_vector ON public.listings USING gin (search_vector) WHERE (status = 'active'::text);
CREATE INDEX listings_search_words ON public.listings USING gin (search_words gin_trgm_ops) WHERE (status = 'active'::text);
CREATE INDEX listings_seller ON public.listings USING btree (seller_id, created_at DESC);
CREATE INDEX listings_status_newest ON public.listings USING btree (status, created_at DESC, id DESC);
CREATE INDEX listings_structure ON public.listings USING btree (structure_id) WHERE (structure_id IS NOT NULL);
CREATE TRIGGER listings_carried AFTER UPDATE OF seller_id ON public.listings FOR EACH ROW WHEN ((old.seller_id IS DISTINCT FROM new.seller_id)) EXECUTE FUNCTION carry_listing();
CREATE TRIGGER listings_cross_posted AFTER UPDATE ON public.listings REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION queue_cross_posts();
CREATE TRIGGER listings_deleted AFTER DELETE ON public.listings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION record_listing_changes();
CREATE TRIGGER listings_inserted AFTER INSERT ON public.listings REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_listing_changes();
CREATE TRIGGER listings_updated AFTER UPDATE ON public.listings REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_listing_changes();
CREATE TRIGGER listings_watched AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS before NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION queue_favorite_news();
CREATE TRIGGER listings_webhooks AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS before NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_space_webhooks();
CREATE TRIGGER listings_webhooks_inserted AFTER INSERT ON public.listings REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_space_webhooks();
CREATE TRIGGER listings_words BEFORE INSERT OR UPDATE OF title, description, location_text, venue, ad_type, features, target_market, seller_id ON public.listings FOR EACH ROW EXECUTE FUNCTION set_listing_words();

create table mail_confirmations (
  id uuid not null,
  token_hash bytea not null,
  user_id integer not null,
  listing_id integer not null,
  email text not null,
  mail_id text not null,
  path text not null,
  words text not null,
  files text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint mail_confirmations_mail_unique UNIQUE (mail_id),
  constraint mail_confirmations_token_unique UNIQUE (token_hash),
  constraint mail_confirmations_pkey PRIMARY KEY (id),
  constraint mail_confirmations_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint mail_confirmations_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mail_confirmations_expiry ON public.mail_confirmations USING btree (expires_at);
CREATE INDEX mail_confirmations_listing ON public.mail_confirmations USING btree (listing_id);
CREATE INDEX mail_confirmations_user ON public.mail_confirmations USING btree (user_id);

create table market_snapshots (
  listing_id integer not null,
  space jsonb,
  words tsvector,
  worded_at jsonb,
  cents bigint not null,
  off_since timestamp with time zone,
  constraint market_snapshots_pkey PRIMARY KEY (listing_id)
);

create table match_queue (
  id bigint generated always as identity not null,
  listing_id integer not null,
  constraint match_queue_pkey PRIMARY KEY (id)
);

create table message_attachments (
  id uuid default gen_random_uuid() not null,
  owner_id integer not null,
  conversation_id integer,
  seq integer,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  path text not null,
  width integer,
  height integer,
  created_at timestamp with time zone default now() not null,
  constraint message_attachments_pkey PRIMARY KEY (id),
  constraint message_attachments_message_fk FOREIGN KEY (conversation_id, seq) REFERENCES messages(conversation_id, seq) ON DELETE CASCADE,
  constraint message_attachments_owner_fk FOREIGN KEY (owner_id) REFERENCES organizations(id),
  constraint message_attachments_sent_check CHECK (((conversation_id IS NULL) = (seq IS NULL)))
);
CREATE INDEX message_attachments_message ON public.message_attachments USING btree (conversation_id, seq);
CREATE INDEX message_attachments_owner ON public.message_attachments USING btree (owner_id);
CREATE INDEX message_attachments_unsent ON public.message_attachments USING btree (created_at) WHERE (conversation_id IS NULL);

create table messages (
  conversation_id integer not null,
  seq integer not null,
  author_id integer,
  kind text not null,
  body text not null,
  data jsonb,
  client_id uuid,
  mail_id text,
  via text default 'page'::text not null,
  search_vector tsvector generated always as (to_tsvector('english'::regconfig, body)) stored not null,
  created_at timestamp with time zone default now() not null,
  redacted_at timestamp with time zone,
  left_out text,
  side text,
  constraint messages_client_key UNIQUE (conversation_id, author_id, client_id),
  constraint messages_mail_key UNIQUE (mail_id),
  constraint messages_pkey PRIMARY KEY (conversation_id, seq),
  constraint messages_author_fk FOREIGN KEY (author_id) REFERENCES users(id),
  constraint messages_conversation_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint messages_author_check CHECK (((author_id IS NULL) = (kind = 'system'::text))),
  constraint messages_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'contact'::text, 'system'::text]))),
  constraint messages_left_out_check CHECK ((char_length(left_out) <= 12000)),
  constraint messages_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint messages_via_check CHECK ((via = ANY (ARRAY['page'::text, 'mail'::text])))
);
CREATE INDEX messages_author ON public.messages USING btree (author_id, created_at);
CREATE INDEX messages_search ON public.messages USING gin (search_vector);
CREATE TRIGGER messages_keep BEFORE DELETE OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION keep_messages();
CREATE TRIGGER messages_not_emptied BEFORE TRUNCATE ON public.messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table migrations (
  name text not null,
  ran_at timestamp with time zone default now() not null,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table network_sites (
  id text not null,
  name text not null,
  url text not null,
  description text default ''::text not null,
  active boolean default true not null,
  endpoint text,
  secret text,
  created_at timestamp with time zone default now() not null,
  constraint network_sites_name_key UNIQUE (name),
  constraint network_sites_pkey PRIMARY KEY (id)
);

create table newsletter_subscribers (
  id integer generated always as identity not null,
  email citext not null,
  selector uuid default gen_random_uuid() not null,
  status text default 'pending'::text not null,
  created_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  former_token_hash bytea,
  constraint newsletter_subscribers_email_key UNIQUE (email),
  constraint newsletter_subscribers_selector_key UNIQUE (selector),
  constraint newsletter_subscribers_pkey PRIMARY KEY (id),
  constraint newsletter_subscribers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text])))
);
CREATE UNIQUE INDEX newsletter_subscribers_former_token ON public.newsletter_subscribers USING btree (former_token_hash) WHERE (former_token_hash IS NOT NULL);

create table notice_settings (
  user_id integer not null,
  time_zone text default 'America/Los_Angeles'::text not null,
  quiet_from smallint,
  quiet_to smallint,
  digest_hour smallint default 7 not null,
  prefs jsonb default '{}'::jsonb not null,
  unsubscribe_selector uuid default gen_random_uuid() not null,
  updated_at timestamp with time zone default now() not null,
  former_token_hash bytea,
  constraint notice_settings_selector_key UNIQUE (unsubscribe_selector),
  constraint notice_settings_pkey PRIMARY KEY (user_id),
  constraint notice_settings_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notice_settings_digest_check CHECK (((digest_hour >= 0) AND (digest_hour <= 23))),
  constraint notice_settings_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 23))),
  constraint notice_settings_quiet_to_check CHECK (((quiet_to >= 0) AND (quiet_to <= 23)))
);
CREATE UNIQUE INDEX notice_settings_former_token ON public.notice_settings USING btree (former_token_hash) WHERE (former_token_hash IS NOT NULL);

create table notices (
  id bigint generated always as identity not null,
  user_id integer not null,
  kind text not null,
  subject_type text not null,
  subject_id integer not null,
  actor_id integer,
  data jsonb default '{}'::jsonb not null,
  key text not null,
  count integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone,
  read_at timestamp with time zone,
  is_on_page boolean default true not null,
  mail_due_at timestamp with time zone,
  mail_by text,
  mailed_at timestamp with time zone,
  organization_id integer,
  constraint notices_key UNIQUE (user_id, key),
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_actor_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint notices_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint notices_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notices_mail_by_check CHECK ((mail_by = ANY (ARRAY['soon'::text, 'digest'::text])))
);
CREATE INDEX notices_due ON public.notices USING btree (user_id, mail_by, mail_due_at) WHERE ((mail_due_at IS NOT NULL) AND (mailed_at IS NULL));
CREATE INDEX notices_newest ON public.notices USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX notices_organization ON public.notices USING btree (organization_id, user_id) WHERE (organization_id IS NOT NULL);

create table open_changes (
  xid xid8 default pg_current_xact_id() not null,
  listing_id integer not null,
  changed_at timestamp with time zone default now() not null
);
CREATE INDEX open_changes_changed ON public.open_changes USING btree (changed_at);
CREATE INDEX open_changes_xid ON public.open_changes USING btree (xid);

create table open_files (
  name text not null,
  path text not null,
  count integer not null,
  bytes bigint not null,
  sha256 bytea not null,
  made_as_of text not null,
  made_at timestamp with time zone not null,
  constraint open_files_pkey PRIMARY KEY (name),
  constraint open_files_sha256_check CHECK ((length(sha256) = 32))
);

create table open_settings (
  organization_id integer not null,
  is_open boolean default true not null,
  kept_out integer[] default '{}'::integer[] not null,
  updated_at timestamp with time zone default now() not null,
  shows_calendars boolean default false not null,
  constraint open_settings_pkey PRIMARY KEY (organization_id),
  constraint open_settings_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint open_settings_kept_out_check CHECK ((cardinality(kept_out) <= 1000))
);
CREATE TRIGGER open_settings_opened AFTER INSERT OR UPDATE ON public.open_settings FOR EACH ROW EXECUTE FUNCTION record_open_setting();

create table orders (
  id integer generated always as identity not null,
  buyer_id integer not null,
  status text default 'open'::text not null,
  created_at timestamp with time zone default now() not null,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_buyer_fk FOREIGN KEY (buyer_id) REFERENCES organizations(id),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['open'::text, 'placed'::text])))
);
CREATE UNIQUE INDEX orders_one_open ON public.orders USING btree (buyer_id) WHERE (status = 'open'::text);

create table organization_invitations (
  id integer generated always as identity not null,
  organization_id integer not null,
  organization_name text not null,
  email citext not null,
  role text not null,
  token_hash bytea not null,
  invited_by integer not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by integer,
  revoked_at timestamp with time zone,
  constraint organization_invitations_token_key UNIQUE (token_hash),
  constraint organization_invitations_pkey PRIMARY KEY (id),
  constraint organization_invitations_invited_by_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint organization_invitations_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint organization_invitations_used_by_fk FOREIGN KEY (used_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint organization_invitations_role_check CHECK ((role = ANY (ARRAY['manager'::text, 'sales'::text, 'operations'::text, 'accounts'::text, 'viewer'::text])))
);
CREATE INDEX organization_invitations_invited_by ON public.organization_invitations USING btree (invited_by);
CREATE UNIQUE INDEX organization_invitations_open ON public.organization_invitations USING btree (organization_id, email) WHERE ((used_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX organization_invitations_used_by ON public.organization_invitations USING btree (used_by) WHERE (used_by IS NOT NULL);

create table organization_members (
  organization_id integer not null,
  user_id integer not null,
  role text not null,
  joined_at timestamp with time zone default now() not null,
  acted_at timestamp with time zone,
  spends_cents bigint,
  approves_cents bigint,
  constraint organization_members_pkey PRIMARY KEY (organization_id, user_id),
  constraint organization_members_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint organization_members_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint organization_members_approves_check CHECK ((approves_cents >= 0)),
  constraint organization_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'sales'::text, 'operations'::text, 'accounts'::text, 'viewer'::text]))),
  constraint organization_members_spends_check CHECK ((spends_cents >= 0))
);
CREATE INDEX organization_members_user ON public.organization_members USING btree (user_id);
CREATE TRIGGER organization_members_carried AFTER INSERT OR DELETE ON public.organization_members FOR EACH ROW EXECUTE FUNCTION carry_membership();

create table organizations (
  id integer default next_organization_id() not null,
  username citext not null,
  name text,
  company text,
  phone text,
  email citext not null,
  status text not null,
  suspension_reason text,
  deleted_at timestamp with time zone,
  person_id integer,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  keeper_id integer,
  address text,
  constraint organizations_person_key UNIQUE (person_id),
  constraint organizations_username_key UNIQUE (username),
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_keeper_fk FOREIGN KEY (keeper_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint organizations_person_fk FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint organizations_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 200))),
  constraint organizations_keeper_check CHECK (((keeper_id IS NULL) OR ((person_id IS NULL) AND (keeper_id <> id)))),
  constraint organizations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'suspended'::text])))
);
CREATE INDEX organizations_company_start_idx ON public.organizations USING btree (lower(company) text_pattern_ops) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_keeper ON public.organizations USING btree (keeper_id) WHERE (keeper_id IS NOT NULL);
CREATE INDEX organizations_name_start_idx ON public.organizations USING btree (lower(name) text_pattern_ops) WHERE (deleted_at IS NULL);
CREATE TRIGGER organizations_on_pages AFTER INSERT OR DELETE OR UPDATE ON public.organizations FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();
CREATE TRIGGER organizations_words AFTER UPDATE OF username, name, company ON public.organizations FOR EACH ROW WHEN ((((old.username IS DISTINCT FROM new.username) OR (old.name IS DISTINCT FROM new.name)) OR (old.company IS DISTINCT FROM new.company))) EXECUTE FUNCTION refresh_seller_words();

create table outbox_messages (
  id bigint generated always as identity not null,
  recipient text not null,
  sender text not null,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamp with time zone default now() not null,
  is_masked boolean default false not null,
  mail_id text,
  calendar text,
  constraint outbox_messages_mail_key UNIQUE (mail_id),
  constraint outbox_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_messages_recipient ON public.outbox_messages USING btree (recipient);
CREATE INDEX outbox_messages_unmasked ON public.outbox_messages USING btree (created_at) WHERE (NOT is_masked);

create table ownership_offers (
  organization_id integer not null,
  user_id integer not null,
  offered_by integer not null,
  stays_owner boolean not null,
  created_at timestamp with time zone default now() not null,
  constraint ownership_offers_pkey PRIMARY KEY (organization_id),
  constraint ownership_offers_from_fk FOREIGN KEY (organization_id, offered_by) REFERENCES organization_members(organization_id, user_id) ON DELETE CASCADE,
  constraint ownership_offers_to_fk FOREIGN KEY (organization_id, user_id) REFERENCES organization_members(organization_id, user_id) ON DELETE CASCADE
);

create table page_views (
  path text not null,
  day date not null,
  views integer not null,
  constraint page_views_pkey PRIMARY KEY (path, day)
);
CREATE INDEX page_views_day ON public.page_views USING btree (day);

create table passkey_challenges (
  challenge text not null,
  user_id integer,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge),
  constraint passkey_challenges_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);

create table passkeys (
  id text not null,
  user_id integer not null,
  name text not null,
  public_key bytea not null,
  counter bigint default 0 not null,
  transports text[] default '{}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

create table payment_events (
  id integer generated always as identity not null,
  provider text not null,
  key text not null,
  booking_id integer not null,
  kind text not null,
  method text not null,
  cents bigint not null,
  on_day date not null,
  note text default ''::text not null,
  answers_id integer,
  actor_id integer,
  created_at timestamp with time zone not null,
  retracts_id integer,
  charge_id integer,
  cost_cents bigint default 0 not null,
  fee_cents bigint,
  through text generated always as (NULLIF(provider, 'direct'::text)) stored,
  constraint payment_events_key UNIQUE (provider, key),
  constraint payment_events_given_back TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_actor_fk FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint payment_events_answers_fk FOREIGN KEY (answers_id) REFERENCES payment_events(id),
  constraint payment_events_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint payment_events_charge_fk FOREIGN KEY (charge_id) REFERENCES provider_payments(id),
  constraint payment_events_retracts_fk FOREIGN KEY (retracts_id) REFERENCES payment_events(id),
  constraint payment_events_through_fk FOREIGN KEY (through, method) REFERENCES payment_provider_methods(provider, shown_as),
  constraint payment_events_answer_check CHECK (((answers_id IS NULL) OR (kind = ANY (ARRAY['arrived'::text, 'not-arrived'::text])))),
  constraint payment_events_cents_check CHECK ((cents > 0)),
  constraint payment_events_charge_check CHECK (((provider = 'direct'::text) = (charge_id IS NULL))),
  constraint payment_events_cost_check CHECK ((cost_cents >= 0)),
  constraint payment_events_fee_check CHECK (((fee_cents >= 0) AND (fee_cents <= cents))),
  constraint payment_events_kind_check CHECK ((kind = ANY (ARRAY['sent'::text, 'arrived'::text, 'returned'::text, 'not-arrived'::text, 'retracted'::text, 'processing'::text, 'authorized'::text, 'refused'::text, 'cancelled'::text, 'bounced'::text, 'refund-pending'::text, 'refund-refused'::text, 'refund-reversed'::text, 'disputed'::text, 'dispute-won'::text, 'dispute-lost'::text]))),
  constraint payment_events_method_check CHECK (((provider <> 'direct'::text) OR (method = ANY (ARRAY['bank-transfer'::text, 'check'::text, 'paypal-link'::text, 'invoice-link'::text])))),
  constraint payment_events_retraction_check CHECK (((kind = 'retracted'::text) = (retracts_id IS NOT NULL)))
);
CREATE INDEX payment_events_booking ON public.payment_events USING btree (booking_id, id);
CREATE INDEX payment_events_of_charge ON public.payment_events USING btree (charge_id) WHERE (charge_id IS NOT NULL);
CREATE UNIQUE INDEX payment_events_one_answer ON public.payment_events USING btree (answers_id) WHERE (answers_id IS NOT NULL);
CREATE UNIQUE INDEX payment_events_one_retraction ON public.payment_events USING btree (retracts_id) WHERE (retracts_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER payment_events_given_back AFTER INSERT ON public.payment_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.actor_id IS NOT NULL) AND (new.kind = ANY (ARRAY['returned'::text, 'retracted'::text])))) EXECUTE FUNCTION check_given_back();
CREATE TRIGGER payment_events_kept BEFORE DELETE OR UPDATE ON public.payment_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_events_not_emptied BEFORE TRUNCATE ON public.payment_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
CREATE TRIGGER payment_events_webhooks AFTER INSERT ON public.payment_events FOR EACH ROW EXECUTE FUNCTION record_payment_webhooks();

create table payment_instructions (
  id integer generated always as identity not null,
  seller_id integer not null,
  sealed text not null,
  created_at timestamp with time zone default now() not null,
  constraint payment_instructions_pkey PRIMARY KEY (id),
  constraint payment_instructions_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id)
);
CREATE INDEX payment_instructions_seller ON public.payment_instructions USING btree (seller_id, id DESC);
CREATE TRIGGER payment_instructions_kept BEFORE DELETE OR UPDATE OF id, seller_id, created_at ON public.payment_instructions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_instructions_not_emptied BEFORE TRUNCATE ON public.payment_instructions FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table payment_provider_methods (
  provider text not null,
  method text not null,
  shown_as text not null,
  constraint payment_provider_methods_shown_key UNIQUE (provider, shown_as),
  constraint payment_provider_methods_pkey PRIMARY KEY (provider, method),
  constraint payment_provider_methods_provider_fk FOREIGN KEY (provider) REFERENCES payment_providers(id)
);

create table payment_providers (
  id text not null,
  constraint payment_providers_pkey PRIMARY KEY (id)
);

create table payment_reminders (
  booking_id integer not null,
  kind text not null,
  created_at timestamp with time zone default now() not null,
  constraint payment_reminders_pkey PRIMARY KEY (booking_id, kind),
  constraint payment_reminders_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id)
);

create table photos (
  id uuid not null,
  owner_id integer not null,
  picture jsonb not null,
  created_at timestamp with time zone default now() not null,
  size_bytes integer default 0 not null,
  source_hash bytea,
  constraint photos_pkey PRIMARY KEY (id),
  constraint photos_owner_fk FOREIGN KEY (owner_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX photos_age ON public.photos USING btree (created_at);
CREATE INDEX photos_owner ON public.photos USING btree (owner_id, created_at DESC);
CREATE UNIQUE INDEX photos_source_key ON public.photos USING btree (owner_id, source_hash) WHERE (source_hash IS NOT NULL);

create table plan_comments (
  id integer generated always as identity not null,
  plan_id integer not null,
  share_id integer,
  author_name text not null,
  body text not null,
  hidden_at timestamp with time zone,
  created_at timestamp with time zone not null,
  about text,
  constraint plan_comments_pkey PRIMARY KEY (id),
  constraint plan_comments_plan_fk FOREIGN KEY (plan_id) REFERENCES plans(id) ON DELETE CASCADE,
  constraint plan_comments_share_fk FOREIGN KEY (share_id) REFERENCES plan_shares(id) ON DELETE CASCADE
);
CREATE INDEX plan_comments_plan ON public.plan_comments USING btree (plan_id, id);
CREATE INDEX plan_comments_share ON public.plan_comments USING btree (share_id) WHERE (share_id IS NOT NULL);
CREATE TRIGGER plan_comments_webhooks AFTER INSERT ON public.plan_comments FOR EACH ROW WHEN ((new.share_id IS NOT NULL)) EXECUTE FUNCTION record_plan_comment_webhooks();

create table plan_decisions (
  id integer generated always as identity not null,
  plan_id integer not null,
  version smallint not null,
  share_id integer not null,
  decision text not null,
  author_name text not null,
  note text not null,
  created_at timestamp with time zone not null,
  constraint plan_decisions_pkey PRIMARY KEY (id),
  constraint plan_decisions_share_fk FOREIGN KEY (share_id) REFERENCES plan_shares(id) ON DELETE CASCADE,
  constraint plan_decisions_version_fk FOREIGN KEY (plan_id, version) REFERENCES plan_versions(plan_id, version) ON DELETE CASCADE,
  constraint plan_decisions_decision_check CHECK ((decision = ANY (ARRAY['approved'::text, 'changes-requested'::text]))),
  constraint plan_decisions_note_check CHECK (((decision = 'approved'::text) OR (note <> ''::text)))
);
CREATE INDEX plan_decisions_plan ON public.plan_decisions USING btree (plan_id, id);
CREATE INDEX plan_decisions_share ON public.plan_decisions USING btree (share_id);
CREATE TRIGGER plan_decisions_kept BEFORE UPDATE ON public.plan_decisions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER plan_decisions_webhooks AFTER INSERT ON public.plan_decisions FOR EACH ROW EXECUTE FUNCTION record_plan_decision_webhooks();

create table plan_lines (
  id integer generated always as identity not null,
  plan_id integer not null,
  listing_id integer not null,
  unit_id integer,
  first_day date not null,
  last_day date not null,
  quantity smallint default 1 not null,
  reason text,
  added_cents bigint not null,
  booking_id integer,
  created_at timestamp with time zone default now() not null,
  constraint plan_lines_pkey PRIMARY KEY (id),
  constraint plan_lines_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL,
  constraint plan_lines_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint plan_lines_plan_fk FOREIGN KEY (plan_id) REFERENCES plans(id) ON DELETE CASCADE,
  constraint plan_lines_unit_fk FOREIGN KEY (unit_id) REFERENCES space_units(id) ON DELETE SET NULL,
  constraint plan_lines_days_check CHECK ((last_day >= first_day)),
  constraint plan_lines_quantity_check CHECK ((quantity > 0))
);
CREATE UNIQUE INDEX plan_lines_booking ON public.plan_lines USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX plan_lines_listing ON public.plan_lines USING btree (listing_id);
CREATE INDEX plan_lines_plan ON public.plan_lines USING btree (plan_id, id);
CREATE INDEX plan_lines_unit ON public.plan_lines USING btree (unit_id) WHERE (unit_id IS NOT NULL);

create table plan_request_lines (
  request_id integer not null,
  line_id integer not null,
  step text not null,
  sha256 bytea not null,
  state text default 'waiting'::text not null,
  code text,
  message text,
  booking_id integer,
  is_mailed_later boolean default false not null,
  constraint plan_request_lines_pkey PRIMARY KEY (request_id, line_id),
  constraint plan_request_lines_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL,
  constraint plan_request_lines_line_fk FOREIGN KEY (line_id) REFERENCES plan_lines(id) ON DELETE CASCADE,
  constraint plan_request_lines_request_fk FOREIGN KEY (request_id) REFERENCES plan_requests(id) ON DELETE CASCADE,
  constraint plan_request_lines_refused_check CHECK (((state = 'refused'::text) = (message IS NOT NULL))),
  constraint plan_request_lines_sha256_check CHECK ((length(sha256) = 32)),
  constraint plan_request_lines_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text]))),
  constraint plan_request_lines_step_check CHECK ((step = ANY (ARRAY['book'::text, 'request'::text, 'hold'::text])))
);
CREATE INDEX plan_request_lines_booking ON public.plan_request_lines USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX plan_request_lines_line ON public.plan_request_lines USING btree (line_id);

create table plan_requests (
  id integer generated always as identity not null,
  plan_id integer not null,
  brand text not null,
  note text not null,
  sponsor text,
  is_agency boolean not null,
  address text,
  user_agent text,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  sent_by integer,
  constraint plan_requests_pkey PRIMARY KEY (id),
  constraint plan_requests_plan_fk FOREIGN KEY (plan_id) REFERENCES plans(id) ON DELETE CASCADE,
  constraint plan_requests_sent_by_fk FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX plan_requests_plan ON public.plan_requests USING btree (plan_id, id);
CREATE INDEX plan_requests_sent_by ON public.plan_requests USING btree (sent_by);

create table plan_shares (
  id integer generated always as identity not null,
  plan_id integer not null,
  token_hash bytea not null,
  can text not null,
  shows_prices boolean not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  seal_key bytea not null,
  constraint plan_shares_token_key UNIQUE (token_hash),
  constraint plan_shares_pkey PRIMARY KEY (id),
  constraint plan_shares_plan_fk FOREIGN KEY (plan_id) REFERENCES plans(id) ON DELETE CASCADE,
  constraint plan_shares_can_check CHECK ((can = ANY (ARRAY['view'::text, 'comment'::text, 'approve'::text]))),
  constraint plan_shares_seal_key_check CHECK ((length(seal_key) = 32))
);
CREATE INDEX plan_shares_plan ON public.plan_shares USING btree (plan_id, id);

create table plan_versions (
  plan_id integer not null,
  version smallint not null,
  body text not null,
  sha256 bytea not null,
  cause text not null,
  created_at timestamp with time zone not null,
  constraint plan_versions_pkey PRIMARY KEY (plan_id, version),
  constraint plan_versions_plan_fk FOREIGN KEY (plan_id) REFERENCES plans(id) ON DELETE CASCADE,
  constraint plan_versions_cause_check CHECK ((cause = ANY (ARRAY['shared'::text, 'decided'::text, 'kept'::text]))),
  constraint plan_versions_sha256_check CHECK ((length(sha256) = 32)),
  constraint plan_versions_version_check CHECK ((version > 0))
);
CREATE TRIGGER plan_versions_kept BEFORE UPDATE ON public.plan_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table plans (
  id integer generated always as identity not null,
  owner_id integer not null,
  name text not null,
  inputs jsonb,
  budget_cents bigint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  certificate jsonb,
  constraint plans_pkey PRIMARY KEY (id),
  constraint plans_owner_fk FOREIGN KEY (owner_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint plans_budget_check CHECK ((budget_cents > 0))
);
CREATE INDEX plans_owner ON public.plans USING btree (owner_id, updated_at DESC, id DESC);

create table prepared_bookings (
  token_hash bytea not null,
  listing_id integer not null,
  request jsonb not null,
  prepared_by text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  position smallint default 0 not null,
  constraint prepared_bookings_pkey PRIMARY KEY (token_hash, "position"),
  constraint prepared_bookings_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX prepared_bookings_expired ON public.prepared_bookings USING btree (expires_at);

create table proof_batch_files (
  id uuid not null,
  batch_id integer not null,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  path text,
  preview_path text,
  preview_width integer,
  preview_height integer,
  facts jsonb not null,
  alike text,
  taken_on date,
  match text not null,
  hint text default ''::text not null,
  booking_id integer,
  duty text,
  state text not null,
  problem text,
  created_at timestamp with time zone not null,
  constraint proof_batch_files_same_unique UNIQUE (batch_id, sha256),
  constraint proof_batch_files_pkey PRIMARY KEY (id),
  constraint proof_batch_files_batch_fk FOREIGN KEY (batch_id) REFERENCES proof_batches(id) ON DELETE CASCADE,
  constraint proof_batch_files_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL,
  constraint proof_batch_files_alike_check CHECK ((alike ~ '^[0-9a-f]{16}$'::text)),
  constraint proof_batch_files_duty_check CHECK (((length(duty) >= 1) AND (length(duty) <= 100))),
  constraint proof_batch_files_match_check CHECK ((match = ANY (ARRAY['named'::text, 'described'::text, 'suggested'::text, 'several'::text, 'none'::text, 'chosen'::text]))),
  constraint proof_batch_files_problem_check CHECK (((state = 'refused'::text) = (problem IS NOT NULL))),
  constraint proof_batch_files_sha256_check CHECK ((length(sha256) = 32)),
  constraint proof_batch_files_size_check CHECK ((size_bytes >= 0)),
  constraint proof_batch_files_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'filing'::text, 'filed'::text, 'refused'::text])))
);
CREATE INDEX proof_batch_files_batch ON public.proof_batch_files USING btree (batch_id, state, name, id);
CREATE INDEX proof_batch_files_booking ON public.proof_batch_files USING btree (booking_id);

create table proof_batches (
  id integer generated always as identity not null,
  seller_id integer not null,
  created_by integer not null,
  created_at timestamp with time zone not null,
  filed_by integer,
  constraint proof_batches_pkey PRIMARY KEY (id),
  constraint proof_batches_creator_fk FOREIGN KEY (created_by) REFERENCES users(id),
  constraint proof_batches_filer_fk FOREIGN KEY (filed_by) REFERENCES users(id),
  constraint proof_batches_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id)
);
CREATE INDEX proof_batches_creator ON public.proof_batches USING btree (created_by);
CREATE INDEX proof_batches_filer ON public.proof_batches USING btree (filed_by);
CREATE INDEX proof_batches_seller ON public.proof_batches USING btree (seller_id, id);

create table proof_decisions (
  proof_id uuid not null,
  decision text not null,
  decided_by integer,
  reason text,
  created_at timestamp with time zone not null,
  constraint proof_decisions_pkey PRIMARY KEY (proof_id),
  constraint proof_decisions_decider_fk FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint proof_decisions_proof_fk FOREIGN KEY (proof_id) REFERENCES proofs(id),
  constraint proof_decisions_decider_check CHECK (((decision = 'accepted-by-time'::text) = (decided_by IS NULL))),
  constraint proof_decisions_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'questioned'::text, 'accepted-by-time'::text]))),
  constraint proof_decisions_reason_check CHECK (((decision = 'questioned'::text) = (reason IS NOT NULL)))
);
CREATE INDEX proof_decisions_decider ON public.proof_decisions USING btree (decided_by);
CREATE TRIGGER proof_decisions_kept BEFORE DELETE OR UPDATE ON public.proof_decisions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proof_decisions_not_emptied BEFORE TRUNCATE ON public.proof_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
CREATE TRIGGER proof_decisions_webhooks AFTER INSERT ON public.proof_decisions FOR EACH ROW EXECUTE FUNCTION record_proof_decision_webhooks();

create table proof_files_gone (
  proof_id uuid not null,
  deleted_at timestamp with time zone not null,
  constraint proof_files_gone_pkey PRIMARY KEY (proof_id),
  constraint proof_files_gone_proof_fk FOREIGN KEY (proof_id) REFERENCES proofs(id)
);

create table proof_roots (
  day date not null,
  until timestamp with time zone not null,
  chains integer not null,
  previous bytea not null,
  root bytea not null,
  constraint proof_roots_until_key UNIQUE (until),
  constraint proof_roots_pkey PRIMARY KEY (day),
  constraint proof_roots_chains_check CHECK ((chains >= 1)),
  constraint proof_roots_previous_check CHECK ((length(previous) = 32)),
  constraint proof_roots_root_check CHECK ((length(root) = 32))
);
CREATE TRIGGER proof_roots_kept BEFORE DELETE OR UPDATE ON public.proof_roots FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proof_roots_not_emptied BEFORE TRUNCATE ON public.proof_roots FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();

create table proofs (
  id uuid not null,
  booking_id integer not null,
  duty text not null,
  item smallint not null,
  kind text not null,
  origin text not null,
  sent_by integer,
  received_at timestamp with time zone not null,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  path text,
  preview_path text,
  preview_width integer,
  preview_height integer,
  facts jsonb not null,
  caption text default ''::text not null,
  url text,
  captured_at timestamp with time zone,
  clock_offset_ms bigint,
  lat double precision,
  lng double precision,
  accuracy_m integer,
  heading smallint,
  alike text,
  checks jsonb,
  link integer,
  chain bytea,
  crew_link_id integer,
  constraint proofs_pkey PRIMARY KEY (id),
  constraint proofs_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint proofs_crew_link_fk FOREIGN KEY (crew_link_id) REFERENCES crew_links(id),
  constraint proofs_sender_fk FOREIGN KEY (sent_by) REFERENCES users(id),
  constraint proofs_accuracy_check CHECK ((accuracy_m >= 0)),
  constraint proofs_alike_check CHECK ((alike ~ '^[0-9a-f]{16}$'::text)),
  constraint proofs_chain_check CHECK ((length(chain) = 32)),
  constraint proofs_crew_check CHECK (((crew_link_id IS NULL) OR ((origin = 'crew'::text) AND (sent_by IS NULL)))),
  constraint proofs_duty_check CHECK (((length(duty) >= 1) AND (length(duty) <= 40))),
  constraint proofs_heading_check CHECK (((heading >= 0) AND (heading <= 359))),
  constraint proofs_item_check CHECK ((item >= 0)),
  constraint proofs_kind_check CHECK ((kind = ANY (ARRAY['any'::text, 'photo'::text, 'play-log'::text, 'link'::text, 'tear-sheet'::text, 'affidavit'::text]))),
  constraint proofs_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint proofs_link_check CHECK ((link >= 1)),
  constraint proofs_linked_check CHECK (((link IS NULL) = (chain IS NULL))),
  constraint proofs_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint proofs_origin_check CHECK ((origin = ANY (ARRAY['captured'::text, 'uploaded'::text, 'bulk'::text, 'crew'::text, 'api'::text]))),
  constraint proofs_place_check CHECK ((((lat IS NULL) = (lng IS NULL)) AND ((lat IS NULL) = (accuracy_m IS NULL)))),
  constraint proofs_sha256_check CHECK ((length(sha256) = 32)),
  constraint proofs_size_check CHECK ((size_bytes >= 0)),
  constraint proofs_something_check CHECK (((path IS NOT NULL) OR (url IS NOT NULL)))
);
CREATE INDEX proofs_booking ON public.proofs USING btree (booking_id, received_at, id);
CREATE INDEX proofs_by_arrival ON public.proofs USING btree (received_at) WHERE (link IS NOT NULL);
CREATE INDEX proofs_crew_link ON public.proofs USING btree (crew_link_id) WHERE (crew_link_id IS NOT NULL);
CREATE UNIQUE INDEX proofs_links ON public.proofs USING btree (booking_id, link) WHERE (link IS NOT NULL);
CREATE INDEX proofs_same_file ON public.proofs USING btree (sha256);
CREATE INDEX proofs_sender ON public.proofs USING btree (sent_by);
CREATE TRIGGER proofs_kept BEFORE DELETE OR UPDATE ON public.proofs FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proofs_not_emptied BEFORE TRUNCATE ON public.proofs FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncate();
CREATE TRIGGER proofs_webhooks AFTER INSERT ON public.proofs FOR EACH ROW EXECUTE FUNCTION record_proof_webhooks();

create table proposal_holds (
  booking_id integer not null,
  proposal_id integer not null,
  constraint proposal_holds_pkey PRIMARY KEY (booking_id),
  constraint proposal_holds_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  constraint proposal_holds_proposal_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE
);
CREATE INDEX proposal_holds_proposal ON public.proposal_holds USING btree (proposal_id);

create table proposal_lines (
  id integer generated always as identity not null,
  proposal_id integer not null,
  position smallint not null,
  listing_id integer not null,
  unit_id integer not null,
  first_day date not null,
  last_day date not null,
  space_cents bigint,
  constraint proposal_lines_position_key UNIQUE (proposal_id, "position"),
  constraint proposal_lines_pkey PRIMARY KEY (id),
  constraint proposal_lines_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint proposal_lines_proposal_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE,
  constraint proposal_lines_unit_fk FOREIGN KEY (unit_id) REFERENCES space_units(id) ON DELETE CASCADE,
  constraint proposal_lines_cents_check CHECK (((space_cents >= 0) AND (space_cents <= 1000000000))),
  constraint proposal_lines_days_check CHECK ((first_day <= last_day))
);
CREATE INDEX proposal_lines_listing ON public.proposal_lines USING btree (listing_id);
CREATE INDEX proposal_lines_unit ON public.proposal_lines USING btree (unit_id);

create table proposal_questions (
  id integer generated always as identity not null,
  proposal_id integer not null,
  share_id integer,
  author_id integer,
  author_name text not null,
  body text not null,
  created_at timestamp with time zone not null,
  constraint proposal_questions_pkey PRIMARY KEY (id),
  constraint proposal_questions_author_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint proposal_questions_proposal_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE,
  constraint proposal_questions_share_fk FOREIGN KEY (share_id) REFERENCES proposal_shares(id) ON DELETE CASCADE,
  constraint proposal_questions_author_name_check CHECK (((char_length(author_name) >= 1) AND (char_length(author_name) <= 120))),
  constraint proposal_questions_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000)))
);
CREATE INDEX proposal_questions_author ON public.proposal_questions USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX proposal_questions_proposal ON public.proposal_questions USING btree (proposal_id, id);
CREATE INDEX proposal_questions_share ON public.proposal_questions USING btree (share_id) WHERE (share_id IS NOT NULL);

create table proposal_shares (
  id integer generated always as identity not null,
  proposal_id integer not null,
  email citext not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint proposal_shares_token_key UNIQUE (token_hash),
  constraint proposal_shares_pkey PRIMARY KEY (id),
  constraint proposal_shares_proposal_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE,
  constraint proposal_shares_email_check CHECK ((char_length((email)::text) <= 254))
);
CREATE INDEX proposal_shares_proposal ON public.proposal_shares USING btree (proposal_id, id);

create table proposal_versions (
  proposal_id integer not null,
  version smallint not null,
  body text not null,
  sha256 bytea not null,
  created_at timestamp with time zone not null,
  constraint proposal_versions_pkey PRIMARY KEY (proposal_id, version),
  constraint proposal_versions_proposal_fk FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE,
  constraint proposal_versions_sha256_check CHECK ((length(sha256) = 32)),
  constraint proposal_versions_version_check CHECK ((version > 0))
);
CREATE TRIGGER proposal_versions_kept BEFORE UPDATE ON public.proposal_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table proposals (
  id integer generated always as identity not null,
  organization_id integer not null,
  client_id integer not null,
  rep_id integer,
  title text not null,
  intro text default ''::text not null,
  price text default 'lines'::text not null,
  one_cents bigint,
  valid_days smallint not null,
  holds boolean default false not null,
  version smallint default 0 not null,
  status text default 'draft'::text not null,
  valid_until timestamp with time zone,
  sent_at timestamp with time zone,
  answered_at timestamp with time zone,
  reason text default ''::text not null,
  order_id integer,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint proposals_pkey PRIMARY KEY (id),
  constraint proposals_client_fk FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint proposals_order_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL,
  constraint proposals_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint proposals_rep_fk FOREIGN KEY (rep_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint proposals_intro_check CHECK ((char_length(intro) <= 2000)),
  constraint proposals_one_check CHECK (((one_cents >= 0) AND (one_cents <= 1000000000))),
  constraint proposals_price_check CHECK ((price = ANY (ARRAY['lines'::text, 'one'::text]))),
  constraint proposals_reason_check CHECK ((char_length(reason) <= 1000)),
  constraint proposals_sent_check CHECK (((status = 'draft'::text) OR ((version > 0) AND (valid_until IS NOT NULL)))),
  constraint proposals_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint proposals_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  constraint proposals_valid_days_check CHECK (((valid_days >= 1) AND (valid_days <= 60)))
);
CREATE INDEX proposals_client ON public.proposals USING btree (client_id);
CREATE INDEX proposals_order ON public.proposals USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX proposals_organization ON public.proposals USING btree (organization_id, id DESC);
CREATE INDEX proposals_rep ON public.proposals USING btree (rep_id) WHERE (rep_id IS NOT NULL);
CREATE TRIGGER proposals_webhooks AFTER UPDATE OF status, version ON public.proposals FOR EACH ROW WHEN (((new.version > old.version) OR ((new.status <> old.status) AND (old.status = 'sent'::text)))) EXECUTE FUNCTION record_proposal_webhooks();

create table provider_movements (
  id integer generated always as identity not null,
  provider text not null,
  reference text not null,
  kind text not null,
  fact_key text,
  object text not null,
  part_of text,
  payment_key text,
  cents bigint not null,
  cost_cents bigint default 0 not null,
  moved_at timestamp with time zone not null,
  constraint provider_movements_key UNIQUE (provider, reference),
  constraint provider_movements_pkey PRIMARY KEY (id),
  constraint provider_movements_provider_fk FOREIGN KEY (provider) REFERENCES payment_providers(id),
  constraint provider_movements_kind_check CHECK ((kind = ANY (ARRAY['captured'::text, 'refunded'::text, 'disputed'::text, 'fee'::text, 'transfer'::text, 'other'::text])))
);
CREATE INDEX provider_movements_moved ON public.provider_movements USING btree (moved_at);
CREATE INDEX provider_movements_object ON public.provider_movements USING btree (provider, object);
CREATE INDEX provider_movements_payment ON public.provider_movements USING btree (provider, payment_key);

create table provider_payments (
  id integer generated always as identity not null,
  key text generated always as ((
CASE kind
    WHEN 'charge'::text THEN 'pay-'::text
    ELSE 'refund-'::text
END || (id)::text)) stored not null,
  provider text not null,
  booking_id integer not null,
  kind text not null,
  charge_id integer,
  method text not null,
  cents bigint not null,
  fee_cents bigint default 0 not null,
  account text not null,
  is_captured_later boolean default false not null,
  reference text,
  redirect_url text,
  state text default 'created'::text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  asked_at timestamp with time zone not null,
  requested_at timestamp with time zone,
  constraint provider_payments_key UNIQUE (key),
  constraint provider_payments_given_back TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint provider_payments_pkey PRIMARY KEY (id),
  constraint provider_payments_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint provider_payments_charge_fk FOREIGN KEY (charge_id) REFERENCES provider_payments(id),
  constraint provider_payments_method_fk FOREIGN KEY (provider, method) REFERENCES payment_provider_methods(provider, method),
  constraint provider_payments_cents_check CHECK ((cents > 0)),
  constraint provider_payments_charge_check CHECK (((kind = 'refund'::text) = (charge_id IS NOT NULL))),
  constraint provider_payments_fee_check CHECK (((fee_cents >= 0) AND (fee_cents <= cents))),
  constraint provider_payments_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'refund'::text]))),
  constraint provider_payments_state_check CHECK ((state = ANY (ARRAY['created'::text, 'processing'::text, 'authorized'::text, 'captured'::text, 'bounced'::text, 'refused'::text, 'cancelled'::text, 'returned'::text])))
);
CREATE INDEX provider_payments_asked ON public.provider_payments USING btree (asked_at) WHERE (state = ANY (ARRAY['created'::text, 'processing'::text, 'authorized'::text]));
CREATE INDEX provider_payments_booking ON public.provider_payments USING btree (booking_id);
CREATE INDEX provider_payments_captured ON public.provider_payments USING btree (asked_at) WHERE ((state = 'captured'::text) AND (kind = 'charge'::text));
CREATE UNIQUE INDEX provider_payments_one_charge ON public.provider_payments USING btree (booking_id) WHERE ((kind = 'charge'::text) AND (state = ANY (ARRAY['created'::text, 'processing'::text, 'authorized'::text])));
CREATE UNIQUE INDEX provider_payments_one_refund ON public.provider_payments USING btree (charge_id) WHERE ((kind = 'refund'::text) AND (state = ANY (ARRAY['created'::text, 'processing'::text])));
CREATE CONSTRAINT TRIGGER provider_payments_given_back AFTER INSERT ON public.provider_payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind = 'refund'::text)) EXECUTE FUNCTION check_given_back();

create table rate_limits (
  key text not null,
  paid_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_paid_at ON public.rate_limits USING btree (paid_at);

create table reconciliation_differences (
  id integer generated always as identity not null,
  kind text not null,
  booking_id integer,
  detail text not null,
  cents bigint not null,
  created_at timestamp with time zone default now() not null,
  closed_at timestamp with time zone,
  closed_by integer,
  reason text,
  constraint reconciliation_differences_pkey PRIMARY KEY (id),
  constraint reconciliation_differences_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint reconciliation_differences_closer_fk FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint reconciliation_differences_closed_check CHECK (((closed_at IS NULL) = (reason IS NULL)))
);
CREATE UNIQUE INDEX reconciliation_differences_key ON public.reconciliation_differences USING btree (kind, booking_id, detail, cents) NULLS NOT DISTINCT;

create table reconciliation_runs (
  id integer generated always as identity not null,
  checked_at timestamp with time zone not null,
  constraint reconciliation_runs_pkey PRIMARY KEY (id)
);

create table recovery_codes (
  user_id integer not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table rep_rates (
  id integer generated always as identity not null,
  rep_id integer not null,
  client_class text,
  counts_on text not null,
  basis_points smallint not null,
  first_day date not null,
  created_by integer,
  created_at timestamp with time zone not null,
  constraint rep_rates_first_day_key UNIQUE NULLS NOT DISTINCT (rep_id, client_class, first_day),
  constraint rep_rates_pkey PRIMARY KEY (id),
  constraint rep_rates_created_by_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint rep_rates_rep_fk FOREIGN KEY (rep_id) REFERENCES sales_reps(id) ON DELETE CASCADE,
  constraint rep_rates_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
  constraint rep_rates_class_check CHECK ((client_class = ANY (ARRAY['local'::text, 'national'::text, 'agency'::text, 'nonprofit'::text, 'political'::text]))),
  constraint rep_rates_counts_on_check CHECK ((counts_on = ANY (ARRAY['booked'::text, 'paid'::text])))
);
CREATE INDEX rep_rates_created_by ON public.rep_rates USING btree (created_by) WHERE (created_by IS NOT NULL);

create table response_codes (
  id integer generated always as identity not null,
  code text not null,
  booking_id integer not null,
  owner_id integer not null,
  item smallint not null,
  target text,
  promo text,
  phone text,
  suspended_at timestamp with time zone,
  reason text,
  created_at timestamp with time zone not null,
  constraint response_codes_code_key UNIQUE (code),
  constraint response_codes_line_key UNIQUE (booking_id, item),
  constraint response_codes_pkey PRIMARY KEY (id),
  constraint response_codes_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint response_codes_owner_fk FOREIGN KEY (owner_id) REFERENCES organizations(id),
  constraint response_codes_code_check CHECK ((code ~ '^[BCDFGHJKMNPQRSTVWXZ]{6}$'::text)),
  constraint response_codes_item_check CHECK ((item >= 0)),
  constraint response_codes_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 40))),
  constraint response_codes_promo_check CHECK (((length(promo) >= 1) AND (length(promo) <= 40))),
  constraint response_codes_reason_check CHECK (((suspended_at IS NULL) = (reason IS NULL))),
  constraint response_codes_target_check CHECK (((target ~ '^https://'::text) AND (length(target) <= 500)))
);
CREATE INDEX response_codes_owner ON public.response_codes USING btree (owner_id);

create table response_days (
  code_id integer not null,
  day date not null,
  count integer not null,
  constraint response_days_pkey PRIMARY KEY (code_id, day),
  constraint response_days_code_fk FOREIGN KEY (code_id) REFERENCES response_codes(id),
  constraint response_days_count_check CHECK ((count > 0))
);

create table response_targets (
  id integer generated always as identity not null,
  code_id integer not null,
  target text not null,
  created_at timestamp with time zone not null,
  constraint response_targets_pkey PRIMARY KEY (id),
  constraint response_targets_code_fk FOREIGN KEY (code_id) REFERENCES response_codes(id),
  constraint response_targets_target_check CHECK (((target ~ '^https://'::text) AND (length(target) <= 500)))
);
CREATE INDEX response_targets_code ON public.response_targets USING btree (code_id, id DESC);

create table review_reports (
  id integer generated always as identity not null,
  review_id integer not null,
  reporter_id integer,
  reason text not null,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint review_reports_once UNIQUE (review_id, reporter_id),
  constraint review_reports_pkey PRIMARY KEY (id),
  constraint review_reports_reporter_fk FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint review_reports_review_fk FOREIGN KEY (review_id) REFERENCES seller_reviews(id)
);
CREATE INDEX review_reports_open ON public.review_reports USING btree (review_id) WHERE (closed_at IS NULL);

create table reviewed_prices (
  listing_id integer not null,
  price integer not null,
  frequency text not null,
  constraint reviewed_prices_pkey PRIMARY KEY (listing_id),
  constraint reviewed_prices_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);

create table sales_reps (
  id integer generated always as identity not null,
  organization_id integer not null,
  user_id integer,
  name_in_contracts text,
  created_at timestamp with time zone not null,
  constraint sales_reps_user_key UNIQUE (organization_id, user_id),
  constraint sales_reps_pkey PRIMARY KEY (id),
  constraint sales_reps_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint sales_reps_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sales_reps_name_check CHECK (((char_length(name_in_contracts) >= 1) AND (char_length(name_in_contracts) <= 80))),
  constraint sales_reps_somebody_check CHECK (((user_id IS NOT NULL) OR (name_in_contracts IS NOT NULL)))
);
CREATE UNIQUE INDEX sales_reps_name_key ON public.sales_reps USING btree (organization_id, lower(name_in_contracts));
CREATE INDEX sales_reps_user ON public.sales_reps USING btree (user_id) WHERE (user_id IS NOT NULL);

create table saved_searches (
  id integer generated always as identity not null,
  user_id integer not null,
  name citext not null,
  search jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint saved_searches_name_key UNIQUE (user_id, name),
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_searches_user ON public.saved_searches USING btree (user_id, id DESC);
CREATE TRIGGER saved_searches_watched AFTER INSERT ON public.saved_searches FOR EACH ROW EXECUTE FUNCTION create_alert();

create table search_demand (
  day date not null,
  lat_cell smallint not null,
  lng_cell smallint not null,
  ad_type text not null,
  searches integer default 0 not null,
  unmet integer default 0 not null,
  constraint search_demand_pkey PRIMARY KEY (day, lat_cell, lng_cell, ad_type)
);
CREATE INDEX search_demand_cell ON public.search_demand USING btree (lat_cell, lng_cell, day);

create table secret_keys (
  id text not null,
  created_at timestamp with time zone default now() not null,
  constraint secret_keys_pkey PRIMARY KEY (id)
);

create table seller_absences (
  seller_id integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint seller_absences_pkey PRIMARY KEY (seller_id, starts_at),
  constraint seller_absences_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint seller_absences_order_check CHECK ((starts_at < ends_at))
);

create table seller_account_requests (
  seller_id integer not null,
  provider text not null,
  requested_at timestamp with time zone not null,
  constraint seller_account_requests_pkey PRIMARY KEY (seller_id, provider),
  constraint seller_account_requests_provider_fk FOREIGN KEY (provider) REFERENCES payment_providers(id),
  constraint seller_account_requests_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint seller_account_requests_provider_check CHECK ((provider <> 'test'::text))
);

create table seller_accounts (
  seller_id integer not null,
  provider text not null,
  account text not null,
  is_ready boolean default false not null,
  todo text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  checked_at timestamp with time zone not null,
  constraint seller_accounts_account_key UNIQUE (provider, account),
  constraint seller_accounts_pkey PRIMARY KEY (seller_id, provider),
  constraint seller_accounts_provider_fk FOREIGN KEY (provider) REFERENCES payment_providers(id),
  constraint seller_accounts_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint seller_accounts_provider_check CHECK ((provider <> 'test'::text))
);

create table seller_answers (
  seller_id integer not null,
  buyers integer default 0 not null,
  answered integer default 0 not null,
  pace text default 'unmeasured'::text not null,
  is_prompt boolean default false not null,
  promptness real,
  away_until date,
  faded_at timestamp with time zone,
  paused_at timestamp with time zone,
  constraint seller_answers_pkey PRIMARY KEY (seller_id),
  constraint seller_answers_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint seller_answers_pace_check CHECK ((pace = ANY (ARRAY['unmeasured'::text, 'hour'::text, 'hours'::text, 'day'::text, 'days'::text, 'late'::text, 'silent'::text])))
);
CREATE INDEX seller_answers_away ON public.seller_answers USING btree (away_until) WHERE (away_until IS NOT NULL);
CREATE INDEX seller_answers_faded ON public.seller_answers USING btree (faded_at) WHERE (faded_at IS NOT NULL);
CREATE TRIGGER seller_answers_inserted AFTER INSERT ON public.seller_answers REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_seller_answers();
CREATE TRIGGER seller_answers_on_pages AFTER INSERT OR DELETE OR UPDATE ON public.seller_answers FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();
CREATE TRIGGER seller_answers_updated AFTER UPDATE ON public.seller_answers REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_seller_answers();

create table seller_proof_records (
  seller_id integer not null,
  due integer not null,
  on_time integer not null,
  overdue integer not null,
  constraint seller_proof_records_pkey PRIMARY KEY (seller_id),
  constraint seller_proof_records_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint seller_proof_records_due_check CHECK ((due >= 0)),
  constraint seller_proof_records_parts_check CHECK (((on_time >= 0) AND (overdue >= 0) AND ((on_time + overdue) <= due)))
);

create table seller_ratings (
  seller_id integer not null,
  rating real not null,
  constraint seller_ratings_pkey PRIMARY KEY (seller_id),
  constraint seller_ratings_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint seller_ratings_rating_check CHECK (((rating >= (0)::double precision) AND (rating <= (1)::double precision)))
);
CREATE TRIGGER seller_ratings_inserted AFTER INSERT ON public.seller_ratings REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_seller_answers();
CREATE TRIGGER seller_ratings_updated AFTER UPDATE ON public.seller_ratings REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_seller_answers();

create table seller_reviews (
  id integer generated always as identity not null,
  booking_id integer not null,
  side text not null,
  author_id integer not null,
  about_id integer not null,
  overall smallint not null,
  parts jsonb not null,
  body text default ''::text not null,
  state text not null,
  counts boolean default true not null,
  reason text,
  created_at timestamp with time zone not null,
  shown_at timestamp with time zone,
  reply text,
  replied_at timestamp with time zone,
  reply_state text,
  constraint seller_reviews_booking_key UNIQUE (booking_id, side),
  constraint seller_reviews_pkey PRIMARY KEY (id),
  constraint seller_reviews_about_fk FOREIGN KEY (about_id) REFERENCES organizations(id),
  constraint seller_reviews_author_fk FOREIGN KEY (author_id) REFERENCES organizations(id),
  constraint seller_reviews_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint seller_reviews_other_check CHECK ((author_id <> about_id)),
  constraint seller_reviews_overall_check CHECK (((overall >= 1) AND (overall <= 5))),
  constraint seller_reviews_reply_check CHECK ((((reply IS NULL) = (replied_at IS NULL)) AND ((reply IS NULL) = (reply_state IS NULL)))),
  constraint seller_reviews_reply_state_check CHECK ((reply_state = ANY (ARRAY['shown'::text, 'held'::text, 'hidden'::text]))),
  constraint seller_reviews_shown_check CHECK (((state <> 'shown'::text) OR (shown_at IS NOT NULL))),
  constraint seller_reviews_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint seller_reviews_state_check CHECK ((state = ANY (ARRAY['sealed'::text, 'shown'::text, 'held'::text, 'hidden'::text])))
);
CREATE INDEX seller_reviews_about ON public.seller_reviews USING btree (about_id, side, shown_at DESC, id DESC) WHERE (state = 'shown'::text);
CREATE INDEX seller_reviews_author ON public.seller_reviews USING btree (author_id);
CREATE INDEX seller_reviews_waiting ON public.seller_reviews USING btree (id) WHERE ((state = ANY (ARRAY['sealed'::text, 'held'::text, 'hidden'::text])) OR (reply_state = ANY (ARRAY['held'::text, 'hidden'::text])));

create table seller_trust (
  seller_id integer not null,
  granted_by integer,
  granted_at timestamp with time zone not null,
  ended_by integer,
  ended_at timestamp with time zone,
  ended_why text,
  constraint seller_trust_pkey PRIMARY KEY (seller_id),
  constraint seller_trust_ended_by_fk FOREIGN KEY (ended_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint seller_trust_granted_by_fk FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint seller_trust_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint seller_trust_ended_check CHECK (((ended_at IS NULL) = (ended_why IS NULL))),
  constraint seller_trust_why_check CHECK ((ended_why = ANY (ARRAY['admin'::text, 'report'::text])))
);
CREATE INDEX seller_trust_ended_by ON public.seller_trust USING btree (ended_by) WHERE (ended_by IS NOT NULL);
CREATE INDEX seller_trust_granted_by ON public.seller_trust USING btree (granted_by) WHERE (granted_by IS NOT NULL);

create table sessions (
  id uuid default gen_random_uuid() not null,
  token_hash bytea not null,
  user_id integer not null,
  user_agent text,
  address text,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  has_second_factor boolean default false not null,
  organization_id integer,
  constraint sessions_token_key UNIQUE (token_hash),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE SET NULL,
  constraint sessions_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_organization ON public.sessions USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, last_seen_at DESC);

create table shops (
  id integer generated always as identity not null,
  organization_id integer not null,
  name text not null,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  precision text not null,
  created_at timestamp with time zone not null,
  constraint shops_same_key UNIQUE (organization_id, name, address),
  constraint shops_pkey PRIMARY KEY (id),
  constraint shops_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint shops_address_check CHECK (((length(address) >= 1) AND (length(address) <= 200))),
  constraint shops_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint shops_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint shops_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint shops_precision_check CHECK (("precision" = ANY (ARRAY['point'::text, 'zip'::text, 'town'::text])))
);

create table shown_photos (
  proof_id uuid not null,
  listing_id integer not null,
  state text not null,
  path text not null,
  width integer not null,
  height integer not null,
  taken_on date not null,
  kept_until timestamp with time zone not null,
  asked_by integer not null,
  asked_at timestamp with time zone not null,
  decided_by integer,
  decided_at timestamp with time zone,
  constraint shown_photos_pkey PRIMARY KEY (proof_id),
  constraint shown_photos_asker_fk FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint shown_photos_decider_fk FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint shown_photos_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint shown_photos_proof_fk FOREIGN KEY (proof_id) REFERENCES proofs(id) ON DELETE CASCADE,
  constraint shown_photos_decided_check CHECK (((state = 'asked'::text) = (decided_at IS NULL))),
  constraint shown_photos_decider_check CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint shown_photos_height_check CHECK ((height > 0)),
  constraint shown_photos_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'shown'::text, 'refused'::text]))),
  constraint shown_photos_width_check CHECK ((width > 0))
);
CREATE INDEX shown_photos_asker ON public.shown_photos USING btree (asked_by);
CREATE INDEX shown_photos_decider ON public.shown_photos USING btree (decided_by);
CREATE INDEX shown_photos_listing ON public.shown_photos USING btree (listing_id, taken_on) WHERE (state = 'shown'::text);
CREATE INDEX shown_photos_of_listing ON public.shown_photos USING btree (listing_id);
CREATE TRIGGER shown_photos_on_pages AFTER INSERT OR DELETE OR UPDATE ON public.shown_photos FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();

create table space_changes (
  listing_id integer not null,
  act text not null,
  before jsonb not null,
  after jsonb not null,
  created_at timestamp with time zone not null,
  constraint space_changes_pkey PRIMARY KEY (listing_id),
  constraint space_changes_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint space_changes_act_check CHECK (((char_length(act) >= 8) AND (char_length(act) <= 64)))
);

create table space_days (
  listing_id integer not null,
  day date not null,
  views integer default 0 not null,
  requests integer default 0 not null,
  bookings integer default 0 not null,
  booked_cents bigint default 0 not null,
  appearances integer default 0 not null,
  saves integer default 0 not null,
  contacts integer default 0 not null,
  enquiries integer default 0 not null,
  viewings integer default 0 not null,
  constraint space_days_pkey PRIMARY KEY (listing_id, day),
  constraint space_days_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX space_days_day ON public.space_days USING btree (day);

create table space_hours (
  listing_id integer not null,
  hour timestamp with time zone not null,
  appearances integer default 0 not null,
  views integer default 0 not null,
  saves integer default 0 not null,
  contacts integer default 0 not null,
  enquiries integer default 0 not null,
  viewings integer default 0 not null,
  constraint space_hours_pkey PRIMARY KEY (listing_id, hour),
  constraint space_hours_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX space_hours_hour ON public.space_hours USING btree (hour);

create table space_units (
  id integer generated always as identity not null,
  listing_id integer not null,
  position smallint not null,
  name text not null,
  cell text not null,
  anchor date not null,
  capacity smallint not null,
  rate_cents bigint,
  rate_per text,
  created_at timestamp with time zone default now() not null,
  artwork jsonb,
  proof jsonb,
  constraint space_units_position_key UNIQUE (listing_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint space_units_pkey PRIMARY KEY (id),
  constraint space_units_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint space_units_anchor_check CHECK ((EXTRACT(isodow FROM anchor) = (1)::numeric)),
  constraint space_units_capacity_check CHECK (((capacity >= 1) AND (capacity <= 10000))),
  constraint space_units_cell_check CHECK ((cell = ANY (ARRAY['day'::text, 'week'::text, '4-week'::text, 'listed'::text]))),
  constraint space_units_rate_check CHECK ((rate_cents >= 0)),
  constraint space_units_rate_per_check CHECK ((rate_per = ANY (ARRAY['day'::text, 'week'::text, '4-week'::text, 'month'::text, 'quarter'::text, 'year'::text, 'one-time'::text, 'piece'::text]))),
  constraint space_units_rate_whole CHECK (((rate_cents IS NULL) = (rate_per IS NULL)))
);
CREATE TRIGGER space_units_deleted AFTER DELETE ON public.space_units REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION record_booking_changes();
CREATE TRIGGER space_units_inserted AFTER INSERT ON public.space_units REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_booking_changes();
CREATE TRIGGER space_units_updated AFTER UPDATE ON public.space_units REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_booking_changes();

create table space_views (
  user_id integer not null,
  views jsonb not null,
  updated_at timestamp with time zone default now() not null,
  screen text default 'spaces'::text not null,
  constraint space_views_pkey PRIMARY KEY (user_id, screen),
  constraint space_views_user_fk FOREIGN KEY (user_id) REFERENCES users(id),
  constraint space_views_screen_check CHECK ((screen = ANY (ARRAY['spaces'::text, 'avails'::text])))
);

create table statement_lines (
  id integer generated always as identity not null,
  seller_id integer not null,
  statement_id integer not null,
  line_hash bytea not null,
  on_day date not null,
  text text not null,
  cents bigint not null,
  status text not null,
  booking_id integer,
  event_id integer,
  problem text,
  reason text,
  created_at timestamp with time zone default now() not null,
  constraint statement_lines_event_key UNIQUE (event_id),
  constraint statement_lines_key UNIQUE (seller_id, line_hash),
  constraint statement_lines_pkey PRIMARY KEY (id),
  constraint statement_lines_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint statement_lines_event_fk FOREIGN KEY (event_id) REFERENCES payment_events(id),
  constraint statement_lines_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint statement_lines_statement_fk FOREIGN KEY (statement_id) REFERENCES statements(id),
  constraint statement_lines_cents_check CHECK ((cents > 0)),
  constraint statement_lines_closed_check CHECK (((status = 'closed'::text) = (reason IS NOT NULL))),
  constraint statement_lines_matched_check CHECK (((status = 'matched'::text) = (event_id IS NOT NULL))),
  constraint statement_lines_status_check CHECK ((status = ANY (ARRAY['matched'::text, 'open'::text, 'closed'::text])))
);
CREATE INDEX statement_lines_seller ON public.statement_lines USING btree (seller_id, status, id DESC);
CREATE INDEX statement_lines_statement ON public.statement_lines USING btree (statement_id);

create table statements (
  id integer generated always as identity not null,
  seller_id integer not null,
  name text not null,
  known integer not null,
  skipped integer not null,
  created_at timestamp with time zone default now() not null,
  constraint statements_pkey PRIMARY KEY (id),
  constraint statements_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id)
);

create table structure_files (
  id uuid not null,
  organization_id integer not null,
  structure_id integer,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  path text not null,
  uploaded_by integer,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint structure_files_structure_key UNIQUE (structure_id),
  constraint structure_files_pkey PRIMARY KEY (id),
  constraint structure_files_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE RESTRICT,
  constraint structure_files_structure_fk FOREIGN KEY (structure_id) REFERENCES structures(id) ON DELETE SET NULL,
  constraint structure_files_uploaded_by_fk FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint structure_files_media_type_check CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'image/webp'::text]))),
  constraint structure_files_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  constraint structure_files_size_check CHECK ((size_bytes > 0))
);
CREATE INDEX structure_files_loose ON public.structure_files USING btree (updated_at) WHERE (structure_id IS NULL);
CREATE INDEX structure_files_organization ON public.structure_files USING btree (organization_id);

create table structure_secrets (
  structure_id integer not null,
  landlord text,
  lease_number text,
  lease_from date,
  lease_to date,
  rent_cents bigint,
  rent_per text,
  meter text,
  note text,
  lease_told date,
  updated_at timestamp with time zone not null,
  constraint structure_secrets_pkey PRIMARY KEY (structure_id),
  constraint structure_secrets_structure_fk FOREIGN KEY (structure_id) REFERENCES structures(id) ON DELETE CASCADE,
  constraint structure_secrets_days_check CHECK ((lease_to >= lease_from)),
  constraint structure_secrets_landlord_check CHECK (((char_length(landlord) >= 1) AND (char_length(landlord) <= 120))),
  constraint structure_secrets_lease_number_check CHECK (((char_length(lease_number) >= 1) AND (char_length(lease_number) <= 60))),
  constraint structure_secrets_meter_check CHECK (((char_length(meter) >= 1) AND (char_length(meter) <= 60))),
  constraint structure_secrets_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 2000))),
  constraint structure_secrets_rent_check CHECK (((rent_cents >= 0) AND (rent_cents <= 1000000000))),
  constraint structure_secrets_rent_per_check CHECK ((((rent_per IS NULL) = (rent_cents IS NULL)) AND (rent_per = ANY (ARRAY['month'::text, 'year'::text]))))
);
CREATE INDEX structure_secrets_lease_ends ON public.structure_secrets USING btree (lease_to) WHERE (lease_to IS NOT NULL);

create table structures (
  id integer generated always as identity not null,
  organization_id integer not null,
  number text,
  place text not null,
  address text,
  lat double precision,
  lng double precision,
  created_at timestamp with time zone default now() not null,
  permit_number text,
  permit_authority text,
  permit_expires_on date,
  shows_permit boolean default false not null,
  permit_told date,
  constraint structures_pkey PRIMARY KEY (id),
  constraint structures_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint structures_coordinates_check CHECK (((lat IS NULL) = (lng IS NULL))),
  constraint structures_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 40))),
  constraint structures_permit_authority_check CHECK (((char_length(permit_authority) >= 1) AND (char_length(permit_authority) <= 120))),
  constraint structures_permit_number_check CHECK (((char_length(permit_number) >= 1) AND (char_length(permit_number) <= 60))),
  constraint structures_permit_shown_check CHECK (((NOT shows_permit) OR (permit_number IS NOT NULL))),
  constraint structures_place_check CHECK ((char_length(place) <= 400))
);
CREATE UNIQUE INDEX structures_number_key ON public.structures USING btree (organization_id, lower(number)) WHERE (number IS NOT NULL);
CREATE INDEX structures_organization ON public.structures USING btree (organization_id, id);
CREATE INDEX structures_permit_ends ON public.structures USING btree (permit_expires_on) WHERE (permit_expires_on IS NOT NULL);

create table support_attachments (
  id integer generated always as identity not null,
  message_id integer not null,
  name text not null,
  media_type text not null,
  size_bytes integer not null,
  path text not null,
  constraint support_attachments_pkey PRIMARY KEY (id),
  constraint support_attachments_message_fk FOREIGN KEY (message_id) REFERENCES support_messages(id) ON DELETE CASCADE
);
CREATE INDEX support_attachments_message ON public.support_attachments USING btree (message_id);

create table support_messages (
  id integer generated always as identity not null,
  ticket_id integer not null,
  author_id integer,
  body text not null,
  created_at timestamp with time zone default now() not null,
  sender text,
  mail_id text,
  left_out text,
  constraint support_messages_mail_key UNIQUE (mail_id),
  constraint support_messages_pkey PRIMARY KEY (id),
  constraint support_messages_author_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint support_messages_ticket_fk FOREIGN KEY (ticket_id) REFERENCES support_tickets(id) ON DELETE CASCADE,
  constraint support_messages_left_out_check CHECK ((char_length(left_out) <= 12000))
);
CREATE INDEX support_messages_ticket ON public.support_messages USING btree (ticket_id, id);

create table support_tickets (
  id integer generated always as identity not null,
  name text not null,
  email text not null,
  subject text not null,
  category text not null,
  user_id integer,
  status text default 'open'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  reply_selector uuid default gen_random_uuid() not null,
  staff_selector uuid default gen_random_uuid() not null,
  assignee_id integer,
  asked_at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  former_reply_token_hash bytea,
  former_staff_token_hash bytea,
  constraint support_tickets_reply_selector_key UNIQUE (reply_selector),
  constraint support_tickets_staff_selector_key UNIQUE (staff_selector),
  constraint support_tickets_pkey PRIMARY KEY (id),
  constraint support_tickets_assignee_fk FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint support_tickets_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint support_tickets_status_check CHECK ((status = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text, 'spam'::text])))
);
CREATE UNIQUE INDEX support_tickets_former_reply ON public.support_tickets USING btree (former_reply_token_hash) WHERE (former_reply_token_hash IS NOT NULL);
CREATE UNIQUE INDEX support_tickets_former_staff ON public.support_tickets USING btree (former_staff_token_hash) WHERE (former_staff_token_hash IS NOT NULL);
CREATE INDEX support_tickets_newest ON public.support_tickets USING btree (status, id DESC);

create table tax_rates (
  id integer generated always as identity not null,
  place text not null,
  basis_points smallint not null,
  valid_from date not null,
  constraint tax_rates_pkey PRIMARY KEY (id),
  constraint tax_rates_points_check CHECK (((basis_points >= 0) AND (basis_points <= 3000)))
);
CREATE UNIQUE INDEX tax_rates_place_key ON public.tax_rates USING btree (lower(place), valid_from);

create table term_templates (
  id integer generated always as identity not null,
  organization_id integer not null,
  name text not null,
  kind text not null,
  parts jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint term_templates_pkey PRIMARY KEY (id),
  constraint term_templates_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint term_templates_kind_check CHECK ((kind = ANY (ARRAY['rates'::text, 'terms'::text]))),
  constraint term_templates_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE UNIQUE INDEX term_templates_name_key ON public.term_templates USING btree (organization_id, kind, lower(name));

create table terms_changes (
  listing_id integer not null,
  act text not null,
  before jsonb not null,
  after jsonb not null,
  created_at timestamp with time zone not null,
  constraint terms_changes_pkey PRIMARY KEY (listing_id),
  constraint terms_changes_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint terms_changes_act_check CHECK (((char_length(act) >= 8) AND (char_length(act) <= 64)))
);

create table test_payment_events (
  key text not null,
  payment_id integer not null,
  refund text,
  state text not null,
  cents bigint not null,
  at timestamp with time zone not null,
  fee_cents bigint default 0 not null,
  constraint test_payment_events_pkey PRIMARY KEY (key),
  constraint test_payment_events_payment_fk FOREIGN KEY (payment_id) REFERENCES test_payments(id),
  constraint test_payment_events_cents_check CHECK ((cents > 0)),
  constraint test_payment_events_fee_check CHECK (((fee_cents >= 0) AND (fee_cents <= cents))),
  constraint test_payment_events_state_check CHECK ((state = ANY (ARRAY['processing'::text, 'authorized'::text, 'captured'::text, 'refused'::text, 'cancelled'::text, 'bounced'::text, 'refunded'::text, 'refund-refused'::text, 'disputed'::text])))
);
CREATE INDEX test_payment_events_payment ON public.test_payment_events USING btree (payment_id);

create table test_payments (
  id integer generated always as identity not null,
  key text not null,
  method text not null,
  cents bigint not null,
  is_captured_later boolean not null,
  description text not null,
  return_url text not null,
  cancel_url text not null,
  expires_at timestamp with time zone not null,
  outcome text,
  created_at timestamp with time zone not null,
  fee_cents bigint default 0 not null,
  constraint test_payments_key UNIQUE (key),
  constraint test_payments_pkey PRIMARY KEY (id),
  constraint test_payments_cents_check CHECK ((cents > 0)),
  constraint test_payments_fee_check CHECK (((fee_cents >= 0) AND (fee_cents <= cents))),
  constraint test_payments_method_check CHECK ((method = ANY (ARRAY['card'::text, 'bank-debit'::text]))),
  constraint test_payments_outcome_check CHECK ((outcome = ANY (ARRAY['paid'::text, 'refused'::text, 'bounces'::text, 'disputed'::text])))
);

create table trust_decisions (
  listing_id integer not null,
  seen_at timestamp with time zone not null,
  decided_at timestamp with time zone not null,
  is_live boolean not null,
  checks text[] not null,
  is_sampled boolean default false not null,
  looked_at timestamp with time zone,
  looked_by integer,
  constraint trust_decisions_pkey PRIMARY KEY (listing_id, seen_at),
  constraint trust_decisions_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint trust_decisions_looked_by_fk FOREIGN KEY (looked_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint trust_decisions_live_check CHECK ((is_live = (checks = '{}'::text[]))),
  constraint trust_decisions_sampled_check CHECK ((is_live OR (NOT is_sampled)))
);
CREATE INDEX trust_decisions_looked_by ON public.trust_decisions USING btree (looked_by) WHERE (looked_by IS NOT NULL);
CREATE INDEX trust_decisions_sample ON public.trust_decisions USING btree (decided_at, listing_id) WHERE (is_sampled AND (looked_at IS NULL));

create table unit_cells (
  unit_id integer not null,
  cell date not null,
  capacity smallint not null,
  taken smallint default 0 not null,
  constraint unit_cells_pkey PRIMARY KEY (unit_id, cell),
  constraint unit_cells_unit_fk FOREIGN KEY (unit_id) REFERENCES space_units(id) ON DELETE CASCADE,
  constraint unit_cells_capacity CHECK (((taken >= 0) AND (taken <= capacity)))
);

create table unit_claims (
  id bigint generated always as identity not null,
  unit_id integer not null,
  days daterange not null,
  quantity smallint not null,
  is_whole boolean default false not null,
  kind text not null,
  calendar_id integer,
  expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  booking_id integer,
  note_id integer,
  constraint unit_claims_alone EXCLUDE USING gist (unit_id WITH =, days WITH &&) WHERE (is_whole),
  constraint unit_claims_spare_note TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint unit_claims_pkey PRIMARY KEY (id),
  constraint unit_claims_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id),
  constraint unit_claims_calendar_fk FOREIGN KEY (calendar_id) REFERENCES imported_calendars(id) ON DELETE CASCADE,
  constraint unit_claims_note_fk FOREIGN KEY (note_id) REFERENCES claim_notes(id) ON DELETE SET NULL,
  constraint unit_claims_unit_fk FOREIGN KEY (unit_id) REFERENCES space_units(id) ON DELETE CASCADE,
  constraint unit_claims_booking_check CHECK (((kind = ANY (ARRAY['booking'::text, 'hold'::text])) = (booking_id IS NOT NULL))),
  constraint unit_claims_calendar_check CHECK (((kind = 'import'::text) = (calendar_id IS NOT NULL))),
  constraint unit_claims_days_check CHECK (((NOT isempty(days)) AND (NOT lower_inf(days)) AND (NOT upper_inf(days)))),
  constraint unit_claims_kind_check CHECK ((kind = ANY (ARRAY['booking'::text, 'hold'::text, 'block'::text, 'import'::text]))),
  constraint unit_claims_note_check CHECK (((note_id IS NULL) OR (kind = 'block'::text))),
  constraint unit_claims_quantity_check CHECK (((quantity >= 1) AND (quantity <= 10000)))
);
CREATE INDEX unit_claims_booking ON public.unit_claims USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX unit_claims_calendar ON public.unit_claims USING btree (calendar_id) WHERE (calendar_id IS NOT NULL);
CREATE INDEX unit_claims_note ON public.unit_claims USING btree (note_id) WHERE (note_id IS NOT NULL);
CREATE INDEX unit_claims_unit ON public.unit_claims USING btree (unit_id);
CREATE TRIGGER unit_claims_counted BEFORE INSERT OR DELETE ON public.unit_claims FOR EACH ROW EXECUTE FUNCTION count_unit_claim();
CREATE TRIGGER unit_claims_deleted AFTER DELETE ON public.unit_claims REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION record_unit_changes();
CREATE TRIGGER unit_claims_fixed BEFORE UPDATE ON public.unit_claims FOR EACH ROW WHEN (((((old.unit_id IS DISTINCT FROM new.unit_id) OR (old.days IS DISTINCT FROM new.days)) OR (old.quantity IS DISTINCT FROM new.quantity)) OR (old.is_whole IS DISTINCT FROM new.is_whole))) EXECUTE FUNCTION refuse_other_claim();
CREATE TRIGGER unit_claims_inserted AFTER INSERT ON public.unit_claims REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_unit_changes();
CREATE CONSTRAINT TRIGGER unit_claims_spare_note AFTER DELETE ON public.unit_claims DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.note_id IS NOT NULL)) EXECUTE FUNCTION delete_spare_note();
CREATE TRIGGER unit_claims_webhooks_deleted AFTER DELETE ON public.unit_claims REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION record_availability_webhooks();
CREATE TRIGGER unit_claims_webhooks_inserted AFTER INSERT ON public.unit_claims REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_availability_webhooks();

create table unit_periods (
  id integer generated always as identity not null,
  unit_id integer not null,
  label text default ''::text not null,
  first_day date not null,
  last_day date not null,
  capacity smallint,
  material_date date,
  sold_until date,
  constraint unit_periods_no_overlap EXCLUDE USING gist (unit_id WITH =, daterange(first_day, last_day, '[]'::text) WITH &&) DEFERRABLE INITIALLY DEFERRED,
  constraint unit_periods_pkey PRIMARY KEY (id),
  constraint unit_periods_unit_fk FOREIGN KEY (unit_id) REFERENCES space_units(id) ON DELETE CASCADE,
  constraint unit_periods_capacity_check CHECK (((capacity >= 1) AND (capacity <= 10000))),
  constraint unit_periods_days_check CHECK ((last_day >= first_day))
);
CREATE TRIGGER unit_periods_deleted AFTER DELETE ON public.unit_periods REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION record_unit_changes();
CREATE TRIGGER unit_periods_inserted AFTER INSERT ON public.unit_periods REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_unit_changes();
CREATE TRIGGER unit_periods_updated AFTER UPDATE ON public.unit_periods REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_unit_changes();
CREATE TRIGGER unit_periods_webhooks_deleted AFTER DELETE ON public.unit_periods REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION record_availability_webhooks();
CREATE TRIGGER unit_periods_webhooks_inserted AFTER INSERT ON public.unit_periods REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_availability_webhooks();
CREATE TRIGGER unit_periods_webhooks_updated AFTER UPDATE ON public.unit_periods REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION record_availability_webhooks();

create table unusual_prices (
  id integer generated always as identity not null,
  listing_id integer not null,
  before_price integer not null,
  before_frequency text not null,
  after_price integer not null,
  after_frequency text not null,
  created_at timestamp with time zone default now() not null,
  seen_by integer,
  seen_at timestamp with time zone,
  constraint unusual_prices_pkey PRIMARY KEY (id),
  constraint unusual_prices_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint unusual_prices_seen_by_fk FOREIGN KEY (seen_by) REFERENCES users(id)
);
CREATE INDEX unusual_prices_listing ON public.unusual_prices USING btree (listing_id);
CREATE UNIQUE INDEX unusual_prices_open ON public.unusual_prices USING btree (listing_id) WHERE (seen_at IS NULL);

create table user_feeds (
  user_id integer not null,
  last_seq bigint default 0 not null,
  constraint user_feeds_pkey PRIMARY KEY (user_id),
  constraint user_feeds_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table users (
  id integer generated always as identity not null,
  username citext not null,
  password text not null,
  email citext not null,
  name text,
  company text,
  phone text,
  role text default 'user'::text not null,
  status text default 'pending'::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  suspension_reason text,
  status_before_suspension text,
  constraint users_email_key UNIQUE (email),
  constraint users_username_key UNIQUE (username),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'admin'::text]))),
  constraint users_status_before_check CHECK ((status_before_suspension = ANY (ARRAY['pending'::text, 'active'::text]))),
  constraint users_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'suspended'::text])))
);
CREATE INDEX users_newest ON public.users USING btree (created_at DESC, id DESC);
CREATE TRIGGER users_carried_on_insert AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION carry_person();
CREATE TRIGGER users_carried_on_update AFTER UPDATE OF username, name, company, phone, email, status, suspension_reason, deleted_at, created_at ON public.users FOR EACH ROW WHEN ((((((((((old.username IS DISTINCT FROM new.username) OR (old.name IS DISTINCT FROM new.name)) OR (old.company IS DISTINCT FROM new.company)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.email IS DISTINCT FROM new.email)) OR (old.status IS DISTINCT FROM new.status)) OR (old.suspension_reason IS DISTINCT FROM new.suspension_reason)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION carry_person();
CREATE TRIGGER users_on_pages AFTER INSERT OR DELETE OR UPDATE ON public.users FOR EACH STATEMENT EXECUTE FUNCTION tell_page_changes();

create table viewing_hours (
  seller_id integer not null,
  weekday smallint not null,
  from_minute smallint not null,
  to_minute smallint not null,
  constraint viewing_hours_pkey PRIMARY KEY (seller_id, weekday, from_minute),
  constraint viewing_hours_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint viewing_hours_order_check CHECK (((from_minute >= 0) AND (from_minute < to_minute) AND (to_minute <= 1440))),
  constraint viewing_hours_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6)))
);

create table viewing_settings (
  seller_id integer not null,
  time_zone text not null,
  minutes smallint default 30 not null,
  buffer_minutes smallint default 15 not null,
  notice_hours smallint default 24 not null,
  confirms_alone boolean default false not null,
  away_until date,
  updated_at timestamp with time zone default now() not null,
  constraint viewing_settings_pkey PRIMARY KEY (seller_id),
  constraint viewing_settings_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint viewing_settings_buffer_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 240))),
  constraint viewing_settings_minutes_check CHECK (((minutes >= 15) AND (minutes <= 240))),
  constraint viewing_settings_notice_check CHECK (((notice_hours >= 0) AND (notice_hours <= 336)))
);
CREATE TRIGGER viewing_settings_absence AFTER INSERT OR UPDATE ON public.viewing_settings FOR EACH ROW EXECUTE FUNCTION keep_seller_absence();

create table viewings (
  id integer generated always as identity not null,
  uid uuid default gen_random_uuid() not null,
  sequence integer default 0 not null,
  conversation_id integer not null,
  listing_id integer not null,
  buyer_id integer not null,
  seller_id integer not null,
  status text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  proposed_times timestamp with time zone[] default '{}'::timestamp with time zone[] not null,
  proposed_by integer,
  minutes smallint default 30 not null,
  time_zone text default 'America/Los_Angeles'::text not null,
  place text default ''::text not null,
  reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  reminded_at timestamp with time zone,
  proposed_side text,
  constraint viewings_no_overlap EXCLUDE USING gist (seller_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = 'confirmed'::text)),
  constraint viewings_uid_key UNIQUE (uid),
  constraint viewings_pkey PRIMARY KEY (id),
  constraint viewings_buyer_fk FOREIGN KEY (buyer_id) REFERENCES organizations(id),
  constraint viewings_conversation_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint viewings_listing_fk FOREIGN KEY (listing_id) REFERENCES listings(id),
  constraint viewings_proposer_fk FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint viewings_seller_fk FOREIGN KEY (seller_id) REFERENCES organizations(id),
  constraint viewings_confirmed_check CHECK (((status <> 'confirmed'::text) OR (starts_at IS NOT NULL))),
  constraint viewings_proposed_check CHECK (((status <> 'proposed'::text) OR ((cardinality(proposed_times) >= 1) AND (cardinality(proposed_times) <= 3)))),
  constraint viewings_proposed_side_check CHECK ((proposed_side = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint viewings_proposer_check CHECK (((cardinality(proposed_times) = 0) = (proposed_by IS NULL))),
  constraint viewings_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'declined'::text, 'cancelled'::text, 'done'::text, 'missed'::text]))),
  constraint viewings_time_check CHECK ((((starts_at IS NULL) = (ends_at IS NULL)) AND ((starts_at IS NULL) OR (starts_at < ends_at))))
);
CREATE INDEX viewings_buyer ON public.viewings USING btree (buyer_id, starts_at);
CREATE INDEX viewings_conversation ON public.viewings USING btree (conversation_id, id);
CREATE INDEX viewings_ending ON public.viewings USING btree (ends_at) WHERE (status = 'confirmed'::text);
CREATE INDEX viewings_seller ON public.viewings USING btree (seller_id, starts_at);

create table waitlist_entries (
  id integer generated always as identity not null,
  booking_id integer not null,
  offered_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint waitlist_entries_booking_key UNIQUE (booking_id),
  constraint waitlist_entries_pkey PRIMARY KEY (id),
  constraint waitlist_entries_booking_fk FOREIGN KEY (booking_id) REFERENCES bookings(id)
);

create table webhook_deliveries (
  id integer generated always as identity not null,
  event_id uuid not null,
  endpoint_id integer not null,
  state text default 'waiting'::text not null,
  tries smallint default 0 not null,
  next_at timestamp with time zone default now() not null,
  status smallint,
  problem text,
  tried_at timestamp with time zone,
  took_ms integer,
  created_at timestamp with time zone default now() not null,
  constraint webhook_deliveries_once_key UNIQUE (event_id, endpoint_id),
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_endpoint_fk FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  constraint webhook_deliveries_event_fk FOREIGN KEY (event_id) REFERENCES webhook_events(id) ON DELETE CASCADE,
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'failed'::text])))
);
CREATE INDEX webhook_deliveries_endpoint ON public.webhook_deliveries USING btree (endpoint_id, id DESC);
CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (endpoint_id, next_at) WHERE (state = 'waiting'::text);

create table webhook_endpoints (
  id integer generated always as identity not null,
  organization_id integer not null,
  url text not null,
  secret text not null,
  former_secret text,
  former_until timestamp with time zone,
  types text[] not null,
  state text default 'on'::text not null,
  off_reason text,
  failing_since timestamp with time zone,
  sending_until timestamp with time zone,
  resting_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint webhook_endpoints_pkey PRIMARY KEY (id),
  constraint webhook_endpoints_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint webhook_endpoints_former_check CHECK (((former_secret IS NULL) = (former_until IS NULL))),
  constraint webhook_endpoints_off_check CHECK (((state = 'off'::text) = (off_reason IS NOT NULL))),
  constraint webhook_endpoints_reason_check CHECK ((off_reason = ANY (ARRAY['owner'::text, 'gone'::text, 'failing'::text]))),
  constraint webhook_endpoints_state_check CHECK ((state = ANY (ARRAY['on'::text, 'off'::text]))),
  constraint webhook_endpoints_types_check CHECK ((cardinality(types) > 0))
);
CREATE INDEX webhook_endpoints_organization ON public.webhook_endpoints USING btree (organization_id);

create table webhook_events (
  id uuid default uuidv7() not null,
  organization_id integer not null,
  type text not null,
  subject text not null,
  subject_id integer not null,
  facts jsonb default '{}'::jsonb not null,
  once_in xid8,
  created_at timestamp with time zone default now() not null,
  constraint webhook_events_once_key UNIQUE (organization_id, type, subject_id, once_in),
  constraint webhook_events_pkey PRIMARY KEY (id),
  constraint webhook_events_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint webhook_events_subject_check CHECK ((subject = ANY (ARRAY['booking'::text, 'space'::text, 'plan'::text, 'proposal'::text, 'import'::text, 'webhook'::text])))
);
CREATE INDEX webhook_events_created ON public.webhook_events USING btree (created_at);
CREATE TRIGGER webhook_events_fanned_out AFTER INSERT ON public.webhook_events REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION fan_out_webhooks();

CREATE OR REPLACE FUNCTION public.carry_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- nobody has agreed to drafts: they go to the new seller, who is asked nothing before they are sent
  update bookings set seller_id = new.seller_id
    where listing_id = new.id and status = 'draft' and origin in ('market', 'related') and buyer_id <> new.seller_id;
  -- labels and contracts of blocks are their writer's; the days stay blocked
  update unit_claims set note_id = null
    from space_units where space_units.id = unit_claims.unit_id and space_units.listing_id = new.id and note_id is not null;
  -- a rate card is its organization's; who made a change of many can no longer undo it here
  update booking_terms set rates = null where listing_id = new.id and rates is not null;
  delete from terms_changes where listing_id = new.id;
  delete from space_changes where listing_id = new.id;
  -- files and sources of the old seller no longer change it
  update import_rows set listing_id = null where listing_id = new.id;
  delete from import_pictures where listing_id = new.id;
  delete from inventory_source_units where listing_id = new.id;
  -- the secret address of its calendar was known to the old seller
  delete from calendar_addresses where listing_id = new.id;
  -- so are the addresses of calendars elsewhere, and those are not the new seller's: the days they took stay blocked
  update unit_claims set kind = 'block', calendar_id = null
    from imported_calendars as calendar where calendar.id = unit_claims.calendar_id and calendar.listing_id = new.id;
  delete from imported_calendars where listing_id = new.id;
  -- its own pictures go along; those that other spaces show as well stay where they are
  update photos set owner_id = new.seller_id, source_hash = null
    where owner_id = old.seller_id
      and id in (
        select picture[1]::uuid from regexp_matches(new.images::text || coalesce((
            select string_agg(changes::text, ' ') from listing_revisions where listing_id = new.id and status = 'pending'
          ), ''), '/photos/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g') as picture
      )
      and not exists (
        select from listings other where other.seller_id = old.seller_id and other.id <> new.id
          and (other.images::text like '%/photos/' || photos.id || '/%' or exists (
            select from listing_revisions as revision where revision.listing_id = other.id and revision.status = 'pending'
              and revision.changes::text like '%/photos/' || photos.id || '/%'
          ))
      );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.carry_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.carry_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into organizations (id, username, name, company, phone, email, status, suspension_reason, deleted_at, person_id,
      created_at)
    values (new.id, new.username, new.name, new.company, new.phone, new.email, new.status, new.suspension_reason,
      new.deleted_at, new.id, new.created_at);
    insert into organization_members (organization_id, user_id, role, joined_at)
    values (new.id, new.id, 'owner', new.created_at);
  else
    update organizations set
      username = case when new.username is distinct from old.username then new.username else organizations.username end,
      name = new.name, company = new.company, phone = new.phone, email = new.email, status = new.status,
      suspension_reason = new.suspension_reason, deleted_at = new.deleted_at, created_at = new.created_at, updated_at = now()
    where person_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_given_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  came bigint;
  given bigint;
begin
  select
      coalesce(sum(cents) filter (where kind = 'arrived'), 0)
        - coalesce(sum(cents) filter (where kind in ('retracted', 'bounced', 'dispute-lost')), 0),
      coalesce(sum(cents) filter (where kind = 'returned'), 0)
        - coalesce(sum(cents) filter (where kind = 'refund-reversed'), 0)
    into came, given
    from payment_events where booking_id = new.booking_id;
  given := given + (select coalesce(sum(cents), 0) from provider_payments
    where booking_id = new.booking_id and kind = 'refund' and state in ('created', 'processing'));
  if given > came then
    raise exception 'more is given back of booking % than came', new.booking_id
      using errcode = 'check_violation', constraint = 'payment_events_given_back';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_seller()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- waits for a transfer that is under way
  perform from listings where id = new.listing_id for key share;
  if not exists (select from listings where id = new.listing_id and seller_id = new.seller_id) then
    raise exception 'listing % has another seller', new.listing_id
      using errcode = 'check_violation', constraint = 'bookings_of_seller';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.claim_units(wanted jsonb, by_then timestamp with time zone)
 RETURNS SETOF unit_claims
 LANGUAGE plpgsql
AS $function$
declare
  units integer[] := array(select distinct (claim ->> 'unit_id')::integer from jsonb_array_elements(wanted) as claim);
begin
  perform lock_units(units);
  delete from unit_claims where unit_id = any(units) and expires_at <= by_then;
  return query
    insert into unit_claims (unit_id, days, quantity, kind, calendar_id, booking_id, expires_at, note_id)
    select unit_id, daterange(first, last, '[]'), quantity, kind, calendar_id, booking_id, expires_at, note_id
    from jsonb_to_recordset(wanted) as claim (unit_id int, first date, last date, quantity smallint, kind text,
      calendar_id int, booking_id int, expires_at timestamptz, note_id int)
    order by 1, 2
    returning *;
end $function$;

CREATE OR REPLACE FUNCTION public.count_unit_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unit space_units;
  widest smallint;
begin
  select * into unit from space_units where id = coalesce(new.unit_id, old.unit_id) for no key update;
  if tg_op = 'DELETE' then
    -- with its unit the cells go too
    if found then
      update unit_cells set taken = taken - old.quantity where unit_id = old.unit_id and old.days @> cell;
    end if;
    return old;
  end if;
  with cells as (select * from find_unit_cells(unit, new.days)), counted as (
    insert into unit_cells (unit_id, cell, capacity, taken)
    select unit.id, cell, capacity, new.quantity from cells order by cell
    on conflict on constraint unit_cells_pkey do update set taken = unit_cells.taken + excluded.taken
    returning unit_cells.capacity)
  select max(capacity) into widest from counted;
  if widest is null then
    raise exception 'not whole cells of unit %', new.unit_id
      using errcode = 'check_violation', constraint = 'unit_claims_cells';
  end if;
  new.is_whole := widest = 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.create_alert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into alerts (saved_search_id, user_id) values (new.id, new.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_old_bookings(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  old integer[] := array(
    select id from bookings
    where last_day < current_date - interval '7 years' and updated_at < now() - interval '7 years'
      and status in ('draft', 'completed', 'cancelled', 'declined', 'withdrawn', 'expired')
      and not exists (select from conversations where conversations.booking_id = bookings.id)
      and not exists (select from payment_events where payment_events.booking_id = bookings.id and created_at > now() - interval '7 years')
      and not exists (select from documents where documents.booking_id = bookings.id and created_at > now() - interval '7 years')
      and not exists (select from creatives where creatives.booking_id = bookings.id and (path is not null or preview_path is not null))
      -- files that the sweep has not reached go first: their rows are all that names them
      and not exists (select from proofs where proofs.booking_id = bookings.id and path is not null
        and not exists (select from proof_files_gone where proof_id = proofs.id))
    order by id limit most for update);
begin
  perform set_config('placard.retention', 'over', true);
  delete from statement_lines where booking_id = any(old)
    or event_id in (select id from payment_events where booking_id = any(old));
  delete from statements where created_at < now() - interval '7 years'
    and not exists (select from statement_lines where statement_id = statements.id);
  delete from ledger_entries where posting_id in (select id from ledger_postings where booking_id = any(old));
  delete from ledger_postings where booking_id = any(old);
  delete from payment_events where booking_id = any(old);
  delete from provider_movements using provider_payments
    where provider_payments.booking_id = any(old)
      and provider_movements.provider = provider_payments.provider and provider_movements.payment_key = provider_payments.key;
  delete from provider_payments where booking_id = any(old);
  delete from payment_reminders where booking_id = any(old);
  delete from reconciliation_differences where booking_id = any(old);
  delete from documents where booking_id = any(old);
  delete from booking_approvals where booking_id = any(old) or (booking_id is null and at < now() - interval '7 years');
  delete from booking_acceptances where booking_id = any(old);
  delete from booking_versions where booking_id = any(old);
  delete from booking_changes where booking_id = any(old);
  delete from dispute_proofs using booking_disputes where booking_disputes.id = dispute_id and booking_id = any(old);
  delete from booking_disputes where booking_id = any(old);
  delete from booking_events where booking_id = any(old);
  delete from booking_items where booking_id = any(old);
  delete from booking_reminders where booking_id = any(old);
  delete from review_reports using seller_reviews where seller_reviews.id = review_id and booking_id = any(old);
  delete from seller_reviews where booking_id = any(old);
  delete from response_days using response_codes where response_codes.id = code_id and booking_id = any(old);
  delete from response_targets using response_codes where response_codes.id = code_id and booking_id = any(old);
  delete from response_codes where booking_id = any(old);
  delete from campaign_reports where booking_id = any(old);
  delete from proof_files_gone using proofs where proofs.id = proof_id and booking_id = any(old);
  delete from proof_decisions using proofs where proofs.id = proof_id and booking_id = any(old);
  delete from proofs where booking_id = any(old);
  delete from creatives where booking_id = any(old);
  delete from unit_claims where booking_id = any(old);
  delete from waitlist_entries where booking_id = any(old);
  update bookings set renews_id = null where renews_id = any(old);
  delete from bookings where id = any(old);
  delete from orders where created_at < now() - interval '7 years'
    and not exists (select from bookings where order_id = orders.id);
  perform set_config('placard.retention', '', true);
  return cardinality(old);
end $function$;

CREATE OR REPLACE FUNCTION public.delete_spare_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from claim_notes where id = old.note_id and contract_line_id is null
    and not exists (select from unit_claims where note_id = old.note_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_seller_trust()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update seller_trust set ended_at = now(), ended_by = new.resolved_by, ended_why = 'report'
  from listings
  where listings.id = new.listing_id and seller_trust.seller_id = listings.seller_id and seller_trust.ended_at is null;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.fan_out_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into webhook_deliveries (event_id, endpoint_id)
  select fresh.id, endpoint.id
  from fresh join webhook_endpoints as endpoint
    on endpoint.organization_id = fresh.organization_id and endpoint.state = 'on' and fresh.type = any (endpoint.types)
  order by fresh.id, endpoint.id
  for key share of endpoint;
  if found and current_setting('placard.webhooks_queued', true) is distinct from 'true' then
    perform graphile_worker.add_job('send-webhooks', max_attempts => 3);
    -- until the transaction ends; a savepoint that is rolled back takes it along with the job
    perform set_config('placard.webhooks_queued', 'true', true);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.find_unit_cells(unit space_units, days daterange)
 RETURNS TABLE(cell date, capacity smallint)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  length integer := case unit.cell when '4-week' then 28 when 'week' then 7 else 1 end;
begin
  if unit.cell = 'listed' then
    return query select first_day, coalesce(period.capacity, unit.capacity) from unit_periods as period
      where period.unit_id = unit.id and daterange(first_day, last_day, '[]') = days;
  elsif (lower(days) - unit.anchor) % length = 0 and (upper(days) - unit.anchor) % length = 0 then
    return query select lower(days) + n, unit.capacity
      from generate_series(0, upper(days) - lower(days) - 1, length) as n;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_client()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update organizations set name = 'Former client', company = null, phone = null, address = null, email = '', updated_at = now(),
    deleted_at = coalesce(deleted_at, now())
  where id = old.account_id and keeper_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_acceptance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and coalesce(current_setting('placard.retention', true), '') = 'over' then return old; end if;
  if tg_op = 'UPDATE' and new.address is null and new.user_agent is null
    and (new.booking_id, new.version, new.side, new.sha256, new.user_id, new.accepted_at)
      is not distinct from (old.booking_id, old.version, old.side, old.sha256, old.user_id, old.accepted_at) then
    return new;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_client()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_messages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(current_setting('placard.redacting', true), '') <> 'on' then
    raise exception 'messages are never changed or deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_seller_absence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  starts timestamptz := new.updated_at;
  ends timestamptz := (new.away_until + 1)::timestamp at time zone new.time_zone;
begin
  if tg_op = 'UPDATE' and new.away_until is not distinct from old.away_until and new.time_zone = old.time_zone then
    return null;
  end if;
  if tg_op = 'INSERT' and new.away_until is null then return null; end if;
  delete from seller_absences where seller_id = new.seller_id and starts_at >= starts;
  update seller_absences set ends_at = starts where seller_id = new.seller_id and ends_at > starts;
  if ends > starts then
    insert into seller_absences (seller_id, starts_at, ends_at) values (new.seller_id, starts, ends);
  end if;
  insert into seller_answers (seller_id, away_until) values (new.seller_id, case when ends > starts then new.away_until end)
  on conflict (seller_id) do update set away_until = excluded.away_until;
  perform graphile_worker.add_job('measure-answers', json_build_object('sellerId', new.seller_id),
    job_key => 'measure:' || new.seller_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.lock_units(wanted integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('lock_timeout', '2s', true);
  perform from space_units where id = any(wanted) order by id for no key update;
end $function$;

CREATE OR REPLACE FUNCTION public.mask_old_acceptances()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  masked integer;
  also integer;
begin
  update booking_acceptances set address = null, user_agent = null from bookings
    where bookings.id = booking_id and (address is not null or user_agent is not null)
      and last_day < current_date - interval '1 year' and accepted_at < now() - interval '1 year'
      and status in ('completed', 'cancelled', 'declined', 'withdrawn', 'expired');
  get diagnostics masked = row_count;
  update booking_changes set address = null, user_agent = null from bookings
    where bookings.id = booking_id and (address is not null or user_agent is not null)
      and last_day < current_date - interval '1 year' and booking_changes.created_at < now() - interval '1 year'
      and bookings.status in ('completed', 'cancelled', 'declined', 'withdrawn', 'expired');
  get diagnostics also = row_count;
  return masked + also;
end $function$;

CREATE OR REPLACE FUNCTION public.next_organization_id()
 RETURNS integer
 LANGUAGE sql
AS $function$
  select nextval(pg_get_serial_sequence('users', 'id'))::integer
$function$;

CREATE OR REPLACE FUNCTION public.queue_cross_posts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform graphile_worker.add_job('sync-cross-posts', json_build_object('listingId', changed.listing_id),
    job_key => 'sync-cross-posts:' || changed.listing_id, max_attempts => 3)
  from (select distinct posts.listing_id from cross_posted_listings as posts join fresh on fresh.id = posts.listing_id) as changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_favorite_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute $news$
    insert into favorite_queue (listing_id)
    select fresh.id from fresh join before on before.id = fresh.id
    where (fresh.price, fresh.frequency, fresh.listing_type, fresh.status)
        is distinct from (before.price, before.frequency, before.listing_type, before.status)
      and exists (select from favorites where favorites.listing_id = fresh.id)$news$;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.queue_matches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into match_queue (listing_id) select distinct listing_id from fresh;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_alert_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into alert_changes (saved_search_id) values (coalesce(new.saved_search_id, old.saved_search_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_artwork_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform record_webhook_event(case when tg_op = 'INSERT' then 'artwork.received' else 'artwork.decided' end,
    'booking', new.booking_id,
    jsonb_build_object('artworkId', new.id, 'item', new.item, 'version', new.version, 'status', new.status),
    sides_of_booking(new.booking_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_availability_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  units integer[];
begin
  if not exists (select from webhook_endpoints where state = 'on') then return null; end if;
  if tg_op = 'DELETE' then units := array(select distinct unit_id from gone);
  else units := array(select distinct unit_id from fresh); end if;
  insert into webhook_events (organization_id, type, subject, subject_id, facts, once_in)
  select distinct listings.seller_id, 'availability.changed', 'space', listings.id,
    jsonb_build_object('unitId', listings.seller_unit_id), pg_current_xact_id()
  from space_units join listings on listings.id = space_units.listing_id
  where space_units.id = any (units) and takes_webhook(listings.seller_id, 'availability.changed')
  order by listings.id
  on conflict on constraint webhook_events_once_key do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_booking_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    insert into listing_changes (listing_id) select distinct listing_id from gone;
  else
    insert into listing_changes (listing_id) select distinct listing_id from fresh;
  end if;
  if found then notify listing_changes; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_booking_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sides integer[] := sides_of_booking(new.booking_id);
begin
  if new.from_status = 'draft' and new.to_status in ('withdrawn', 'expired') then sides := sides[1:1]; end if;
  perform record_webhook_event(
    case when new.step = 'change' then 'booking.changed' when new.to_status = 'requested' then 'booking.requested'
      when new.step = 'record' or (new.step in ('book', 'accept') and new.to_status = 'awaiting-payment')
        then 'booking.confirmed'
      else 'booking.moved' end,
    'booking', new.booking_id,
    jsonb_build_object('step', new.step, 'from', new.from_status, 'status', new.to_status, 'version', new.version,
      'by', new.actor),
    sides);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_change_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform record_webhook_event('booking.changed', 'booking', new.booking_id,
    jsonb_build_object('changeId', new.id, 'kind', new.kind, 'status', new.status, 'by', new.proposed_by),
    sides_of_booking(new.booking_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_import_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform record_webhook_event('import.finished', 'import', new.id, jsonb_build_object('state', new.state),
    array[new.seller_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_listing_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    insert into listing_changes (listing_id) select id from gone;
  else
    insert into listing_changes (listing_id) select id from fresh;
  end if;
  notify listing_changes;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_open_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  insert into open_changes (listing_id)
  select distinct listing_id from fresh
  where coalesce((select status from listings where id = listing_id), '') not in ('draft', 'pending', 'rejected');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_open_setting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into open_changes (listing_id)
  select id from listings
  where seller_id = new.organization_id and status = 'active' and (
    new.is_open <> coalesce(old.is_open, true)
    or new.shows_calendars <> coalesce(old.shows_calendars, false)
    or (id = any (new.kept_out)) <> (id = any (coalesce(old.kept_out, '{}'))));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_payment_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform record_webhook_event('payment.changed', 'booking', new.booking_id, jsonb_build_object('kind', new.kind),
    sides_of_booking(new.booking_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_plan_comment_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform record_webhook_event('plan.commented', 'plan', new.plan_id, jsonb_build_object('commentId', new.id),
    array(select owner_id from plans where id = new.plan_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_plan_decision_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform record_webhook_event('plan.decided', 'plan', new.plan_id,
    jsonb_build_object('version', new.version, 'decision', new.decision),
    array(select owner_id from plans where id = new.plan_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_proof_decision_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  proof record;
begin
  select booking_id, duty, item into proof from proofs where id = new.proof_id;
  perform record_webhook_event('proof.decided', 'booking', proof.booking_id,
    jsonb_build_object('proofId', new.proof_id, 'duty', proof.duty, 'item', proof.item, 'decision', new.decision),
    sides_of_booking(proof.booking_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_proof_due_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  parts text[] := string_to_array(new.kind, ':');
begin
  perform record_webhook_event('proof.due', 'booking', new.booking_id,
    jsonb_build_object('duty', array_to_string(parts[2:cardinality(parts) - 2], ':'),
      'dueOn', parts[cardinality(parts) - 1], 'isLate', parts[cardinality(parts)] = 'late'),
    sides_of_booking(new.booking_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_proof_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform record_webhook_event('proof.received', 'booking', new.booking_id,
    jsonb_build_object('proofId', new.id, 'duty', new.duty, 'item', new.item), sides_of_booking(new.booking_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_proposal_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform record_webhook_event(
    case when new.version > old.version then 'proposal.received' else 'proposal.decided' end,
    'proposal', new.id, jsonb_build_object('version', new.version, 'status', new.status),
    case when new.version > old.version or new.status = 'withdrawn'
      then array(select account_id from clients where id = new.client_id)
      else array[new.organization_id] end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_space_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
begin
  if not exists (select from webhook_endpoints where state = 'on') then return null; end if;
  if tg_op = 'INSERT' then
    insert into webhook_events (organization_id, type, subject, subject_id, facts)
    select seller_id, 'space.published', 'space', id, jsonb_build_object('status', status, 'unitId', seller_unit_id)
    from fresh where status = 'active' and takes_webhook(seller_id, 'space.published') order by id;
    return null;
  end if;
  insert into webhook_events (organization_id, type, subject, subject_id, facts, once_in)
  select seller_id, event_type, 'space', id, jsonb_build_object('status', status, 'unitId', seller_unit_id),
    case when event_type = 'space.changed' then pg_current_xact_id() end
  from (
    select fresh.id, fresh.seller_id, fresh.seller_unit_id, fresh.status,
      case when fresh.status = 'active' and before.status <> 'active' then 'space.published'
        when fresh.status <> 'active' and before.status = 'active' then 'space.unpublished'
        when fresh.status <> before.status and fresh.status <> 'draft' then 'space.changed'
        when fresh.status <> 'draft' and (
          fresh.title, fresh.description, fresh.ad_type, fresh.venue, fresh.listing_type, fresh.price, fresh.frequency,
          fresh.location_text, fresh.address, fresh.location_details, fresh.lat, fresh.lng, fresh.images, fresh.specifications,
          fresh.features, fresh.target_market, fresh.audience, fresh.min_contract, fresh.setup_fee, fresh.payment_terms,
          fresh.availability_start, fresh.availability_end, fresh.seller_unit_id, fresh.takes_requests, fresh.structure_id)
        is distinct from (
          before.title, before.description, before.ad_type, before.venue, before.listing_type, before.price, before.frequency,
          before.location_text, before.address, before.location_details, before.lat, before.lng, before.images,
          before.specifications, before.features, before.target_market, before.audience, before.min_contract,
          before.setup_fee, before.payment_terms, before.availability_start, before.availability_end,
          before.seller_unit_id, before.takes_requests, before.structure_id) then 'space.changed' end as event_type
    from fresh join before on before.id = fresh.id
    where fresh.seller_id in (select organization_id from webhook_endpoints where state = 'on')
  ) as changed
  where event_type is not null and takes_webhook(seller_id, event_type)
  order by id
  on conflict on constraint webhook_events_once_key do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_unit_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    insert into listing_changes (listing_id)
    select distinct listing_id from space_units where id in (select unit_id from gone);
  else
    insert into listing_changes (listing_id)
    select distinct listing_id from space_units where id in (select unit_id from fresh);
  end if;
  if found then notify listing_changes; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.record_webhook_event(event_type text, event_subject text, event_subject_id integer, event_facts jsonb, sides integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into webhook_events (organization_id, type, subject, subject_id, facts)
  select side, event_type, event_subject, event_subject_id, event_facts
  from (select distinct unnest(sides) as side order by 1) as given
  where takes_webhook(side, event_type)
$function$;

CREATE OR REPLACE FUNCTION public.refresh_seller_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update listings set title = title where seller_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit_events is append-only';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and coalesce(current_setting('placard.retention', true), '') = 'over' then return old; end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what a claim takes never changes' using errcode = 'check_violation', constraint = 'unit_claims_fixed';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.set_listing_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  seller text;
begin
  if tg_op = 'INSERT' and new.seller_unit_id is not null and exists (
    select from listings where seller_id = new.seller_id and seller_unit_id = new.seller_unit_id)
  then return new; end if;
  select concat_ws(' ', username, name, company) into seller from organizations where id = new.seller_id;
  new.search_words := lower(unaccent(concat_ws(' ', new.title, new.location_text, new.venue, new.ad_type, seller,
    array_to_string(new.features, ' '), array_to_string(new.target_market, ' '))));
  new.search_vector :=
    setweight(to_tsvector('english', new.search_words), 'A') || setweight(to_tsvector('english', unaccent(new.description)), 'C');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.sides_of_booking(booking integer)
 RETURNS integer[]
 LANGUAGE sql
 STABLE
AS $function$
  select array[buyer_id, seller_id] from bookings where id = booking
$function$;

CREATE OR REPLACE FUNCTION public.takes_webhook(organization integer, event_type text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from webhook_endpoints as endpoint join organizations on organizations.id = endpoint.organization_id
    where endpoint.organization_id = organization and endpoint.state = 'on' and event_type = any (endpoint.types)
      and organizations.status <> 'suspended' and organizations.deleted_at is null)
$function$;

CREATE OR REPLACE FUNCTION public.tell_page_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  notify page_changes;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_seller_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into listing_changes (listing_id)
  select id from listings where status = 'active' and seller_id in (select seller_id from fresh);
  if found then notify listing_changes; end if;
  return null;
end $function$;
