-- Who pressed: their role says what may be sent in the organization's name. Until now that was the owner alone.
alter table plan_requests add column sent_by integer
  constraint plan_requests_sent_by_fk references users (id) on delete set null;
update plan_requests set sent_by = plans.owner_id from plans where plans.id = plan_requests.plan_id;
create index plan_requests_sent_by on plan_requests (sent_by);
