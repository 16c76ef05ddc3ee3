/** The pages of a seller, those of one kind of work together, in the order of a day. */
export const SELL_GROUPS = [
  {
    label: 'Spaces',
    links: [
      { to: '/sell', label: 'Your spaces' },
      { to: '/sell/avails', label: 'Avails' },
      { to: '/sell/structures', label: 'Structures' },
      { to: '/sell/rates', label: 'Rates' },
    ],
  },
  {
    label: 'Selling',
    links: [
      { to: '/sell/requests', label: 'Requests' },
      { to: '/sell/clients', label: 'Clients' },
      { to: '/sell/proposals', label: 'Proposals' },
      { to: '/sell/briefs', label: 'Briefs' },
      { to: '/sell/answers', label: 'Your answers' },
    ],
  },
  {
    label: 'Work',
    links: [
      { to: '/sell/crew', label: 'Crew' },
      { to: '/sell/proof', label: 'Proof' },
      { to: '/sell/hours', label: 'Viewing hours' },
    ],
  },
  {
    label: 'Results',
    links: [
      { to: '/sell/calendar', label: 'Sales calendar' },
      { to: '/sell/sales', label: 'Sales' },
      { to: '/sell/commission', label: 'Commission' },
      { to: '/sell/payments', label: 'Payments' },
      { to: '/sell/numbers', label: 'Numbers' },
    ],
  },
] as const

/** How far a row of links has to be scrolled so that one of them is in the middle. */
export function scrollTo({ offset, width, view }: { offset: number; width: number; view: number }): number {
  return Math.max(0, offset - (view - width) / 2)
}
