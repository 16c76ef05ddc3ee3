/** What kind of buyer a client is, as sellers price them. */
export const CLIENT_CLASSES = ['local', 'national', 'agency', 'nonprofit', 'political'] as const
export type ClientClass = (typeof CLIENT_CLASSES)[number]

export const CLIENT_CLASS_LABELS: Record<ClientClass, string> = {
  local: 'Local',
  national: 'National',
  agency: 'Agency',
  nonprofit: 'Nonprofit',
  political: 'Political',
}

/** Lengths in characters. */
export const CLIENT_LIMITS = {
  name: 120,
  contact: 80,
  note: 2000,
  brand: 120,
  brands: 20,
  address: 200,
  taxExemption: 120,
  /** Of one seller, those that are archived too. */
  clients: 5000,
} as const

/** How long dates can be held for a client. */
export const CLIENT_HOLD_DAYS = 60
/** Runs of cells that are held at once: each is a booking of its own. */
export const MOST_HELD = 60
/** Working days that a hold lasts where nothing else is said. */
export const HOLD_WORKING_DAYS = 5
