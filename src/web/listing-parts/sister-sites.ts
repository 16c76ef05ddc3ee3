/** The cross-post network; ids are the specification's, names those of the table `network_sites`. */
export const SISTER_SITES = [
  { id: 'funlist', name: 'FunList', about: 'Things to do nearby' },
  { id: 'pophappyhour', name: 'Pop Happy Hour', about: 'Bars, specials and who is pouring' },
  { id: 'datecalendar', name: 'Date Calendar', about: 'What is on, day by day' },
  { id: 'findlivemusic', name: 'Find Live Music', about: 'Gigs and venues' },
] as const
