-- With both days known, prices are compared by their total unless a search says otherwise. What was saved before meant months.
update saved_searches set search = search || '{"per": "month"}'
where search ? 'availableFrom' and search ? 'availableTo' and not search ? 'per'
  and (search ? 'priceMin' or search ? 'priceMax');
