-- How near a plan that was made for a budget is to the best: true of its spaces as they were made, and gone once they are changed.
alter table plans add column certificate jsonb;
