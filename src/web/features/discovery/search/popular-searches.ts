export const POPULAR_SEARCHES = ['Seattle WA', 'Tacoma WA', 'Olympia WA']
