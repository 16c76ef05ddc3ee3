/** The header's links; `isAi` ones carry the AI label. */
export const MAIN_LINKS = [
  { to: '/find-ads', label: 'Find Ads', isAi: true },
  { to: '/list-ad', label: 'List Ad Space', isAi: true },
  { to: '/how-it-works', label: 'How It Works', isAi: false },
] as const

/** Pages where somebody who is signed in works: they need no second navigation of the whole site. */
const WORK_PAGES = /^\/(account|bookings|checkout|inbox|join|notices|plans|proof|saved|sell|team)(\/|$)/

export function isWorkPage(path: string): boolean {
  return WORK_PAGES.test(path)
}

export const FOOTER_COLUMNS = [
  {
    title: 'About',
    links: [
      { to: '/about', label: 'About Placard' },
      { to: '/how-it-works', label: 'How it works' },
      { to: '/blog', label: 'Blog' },
      { to: '/plans/new', label: 'Plan a campaign' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { to: '/help', label: 'Help center' },
      { to: '/help/contact', label: 'Contact' },
      { to: '/privacy', label: 'Privacy policy' },
      { to: '/terms', label: 'Terms of use' },
      { to: '/cookies', label: 'Cookies' },
    ],
  },
] as const
