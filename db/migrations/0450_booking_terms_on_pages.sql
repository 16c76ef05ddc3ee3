-- A listing's page states the minimum, setup fee and payment terms that its bookings hold.
create trigger booking_terms_on_pages after insert or update or delete on booking_terms
  for each statement execute function tell_page_changes();
