/** Public pages that are the same for everyone and worth finding. */
export const STATIC_PATHS = [
  '/',
  '/find-ads',
  '/list-ad',
  '/how-it-works',
  '/about',
  '/blog',
  '/help',
  '/help/contact',
  '/privacy',
  '/terms',
]
