-- How long a review takes is measured and said where a space is submitted; a canned reply promises nothing that nobody measured.
update canned_replies set body = replace(body, ', usually within one working day', '')
where title = 'Listing under review' and body like '%, usually within one working day%';
