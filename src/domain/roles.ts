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
  /** Send or accept what others asked for: sales only where they are given an amount (`domain/booking/spending.ts`). */
  approve: ['owner', 'manager', 'sales'],
  /** Record and refund payments, match statements, change bank details. */
  money: ['owner', 'accounts'],
  /** Read payments, statements, bank details. */
  books: ['owner', 'manager', 'accounts'],
  /** Leases and landlords of structures, commissions of everybody. */
  private: ['owner', 'manager', 'accounts'],
  /** API keys and webhooks. */
  keys: ['owner', 'manager'],
  /** Invite, remove, give roles below one's own. */
  team: ['owner', 'manager'],
  /** Name, payouts, transfer, deletion, export. */
  organization: ['owner'],
} as const satisfies Record<string, readonly OrganizationRole[]>

export type Capability = keyof typeof CAPABILITIES
export const CAPABILITY_NAMES = Object.keys(CAPABILITIES) as Capability[]
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

/** In words, as pages and refusals name them. */
export const ROLE_LABELS: Record<OrganizationRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  operations: 'Operations',
  accounts: 'Accounts',
  viewer: 'Viewer',
}

/** What each role is for, in one line. */
export const ROLE_HINTS: Record<OrganizationRole, string> = {
  owner: 'Everything, payouts and the team included',
  manager: 'Spaces, prices, bookings and plans; invites and removes others',
  sales: 'Quotes, holds, answers requests, blocks days, writes messages, books',
  operations: 'Spaces, calendar, artwork and proofs, messages; no bookings or prices',
  accounts: 'Payments, statements and bank details, messages',
  viewer: 'Reads everything and changes nothing',
}

/** Roles that are given by inviting or changing; ownership is offered and accepted. */
export const GIVEN_ROLES = ['manager', 'sales', 'operations', 'accounts', 'viewer'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

const RANKS: Record<OrganizationRole, number> = {
  owner: 3,
  manager: 2,
  sales: 1,
  operations: 1,
  accounts: 1,
  viewer: 1,
}

/** Whether somebody with the first role may give the second, or change who has it: a manager those below, an owner every one. */
export function outranks(role: OrganizationRole, other: OrganizationRole): boolean {
  return role === 'owner' || RANKS[role] > RANKS[other]
}

/** Roles that somebody may give: below their own. */
export function listGivenRoles(role: OrganizationRole): GivenRole[] {
  return GIVEN_ROLES.filter((given) => outranks(role, given))
}

const NOTHING: Capabilities = new Set()

export function capabilitiesOf(role: OrganizationRole): Capabilities {
  return OF_ROLE.get(role) ?? NOTHING
}

/** What a member may do at present: the team of a suspended company reads, and changes nothing. */
export function mayOf({ role, isSuspended }: { role: OrganizationRole; isSuspended: boolean }): Capabilities {
  const may = capabilitiesOf(role)
  return isSuspended ? new Set([...may].filter((capability) => capability === 'books')) : may
}

/** Which role it takes: "Your role at Alder Outdoor is Viewer. Owner, Manager or Sales can do this." */
export function describeMissing(missing: {
  role: OrganizationRole
  organization: string
  needs: Capability
}): string {
  const labels = ROLES.filter((role) => capabilitiesOf(role).has(missing.needs)).map(
    (role) => ROLE_LABELS[role],
  )
  const last = labels.pop()
  const who = labels.length > 0 ? `${labels.join(', ')} or ${last}` : last
  return `Your role at ${missing.organization} is ${ROLE_LABELS[missing.role]}. ${who} can do this.`
}

/** In place of which role it takes, where the whole company may change nothing. */
export function describeSuspended(organization: string): string {
  return `${organization} is suspended. Its team can read everything, and can change nothing until Placard restores it.`
}
