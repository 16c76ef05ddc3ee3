/** What a member of an organization may do, by role: one table for routes, policies, pages, help and tests. */
export const ROLES = ['owner', 'manager', 'sales', 'operations', 'accounts', 'viewer'] as const
export type OrganizationRole = (typeof ROLES)[number]

/** Capability → the roles that have it. Every member reads spaces, calendars, bookings and conversations. */
const CAPABILITIES = {
  /** Create, edit and import spaces. */
  spaces: ['owner', 'manager', 'operations'],
  /** Prices and booking terms. */
  prices: ['owner', 'manager'],
  /** Block days, contracts, calendars of other sites. */
  calendar: ['owner', 'manager', 'sales', 'operations'],
  /** Quote, hold, accept, decline. */
  sell: ['owner', 'manager', 'sales'],
  /** Cancel what is booked, disputes. */
  undo: ['owner', 'manager'],
  /** Messages and viewings. */
  talk: ['owner', 'manager', 'sales', 'operations', 'accounts'],
  /** Artwork and proofs. */
  produce: ['owner', 'manager', 'operations'],
  /** Plans and drafts. */
  plan: ['owner', 'manager', 'sales'],
  /** Request, book, accept as a buyer. */
  buy: ['owner', 'manager', 'sales'],
  /** Record and refund payments, match statements, change bank details. */
  money: ['owner', 'accounts'],
  /** Read payments, statements, bank details. */
  books: ['owner', 'manager', 'accounts'],
  /** API keys and webhooks. */
  keys: ['owner', 'manager'],
  /** Invite, remove, give roles below one's own. */
  team: ['owner', 'manager'],
  /** Name, payouts, transfer, deletion, export. */
  organization: ['owner'],
} as const satisfies Record<string, readonly OrganizationRole[]>

export type Capability = keyof typeof CAPABILITIES
export type Capabilities = ReadonlySet<Capability>

const OF_ROLE = new Map(
  ROLES.map((role): [OrganizationRole, Capabilities] => [
    role,
    new Set(
      (Object.keys(CAPABILITIES) as Capability[]).filter((capability) =>
        (CAPABILITIES[capability] as readonly OrganizationRole[]).includes(role),
      ),
    ),
  ]),
)

const NOTHING: Capabilities = new Set()

export function capabilitiesOf(role: OrganizationRole): Capabilities {
  return OF_ROLE.get(role) ?? NOTHING
}
