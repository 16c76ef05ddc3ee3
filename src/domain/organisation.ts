/** The operator of Placard, as in the footer of every page. */
export const ORGANISATION = {
  product: 'Placard',
  parent: 'Sound Commons SPC',
  parentDescription: 'a Washington social purpose company',
} as const

/** Sister sites a listing can be cross-posted to; the same four are in `network_sites`. */
const NETWORK_SITES = [
  { id: 'funlist', name: 'FunList', url: 'https://funlist.example' },
  { id: 'pophappyhour', name: 'Pop Happy Hour', url: 'https://pophappyhour.example' },
  { id: 'datecalendar', name: 'Date Calendar', url: 'https://datecalendar.example' },
  { id: 'findlivemusic', name: 'Find Live Music', url: 'https://findlivemusic.example' },
] as const

/** The sister sites and the parent organisation's own. */
export const SISTER_SITES = [
  ...NETWORK_SITES.map(({ name, url }) => ({ name, url })),
  { name: 'Sound Commons', url: 'https://soundcommons.example' },
]

export const SOCIAL_LINKS = [
  { network: 'Facebook', url: 'https://www.facebook.com/' },
  { network: 'Instagram', url: 'https://www.instagram.com/' },
  { network: 'LinkedIn', url: 'https://www.linkedin.com/' },
] as const
