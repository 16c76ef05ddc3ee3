/**
 * What an API key may reach. Machines read, prepare and hand in; people bind: no scope accepts terms, books, holds, cancels, pays or
 * answers for a person (decision 200).
 */
export const SCOPES = {
  'spaces:read': {
    label: 'Read the market',
    says: 'Search, one space, what is free of it, what it costs for dates. As a guest: it tells nothing about you.',
  },
  'inventory:read': {
    label: 'Read your spaces',
    says: 'Your own spaces, their calendars, what is counted of them, and contracts that you sold elsewhere, with clients and amounts.',
  },
  'inventory:write': {
    label: 'Change your spaces',
    says: 'List, change, pause and block your spaces, also by contracts that you sold elsewhere. What buyers decide by waits for review, as always.',
  },
  'bookings:read': {
    label: 'Read your bookings',
    says: 'Bookings of yours as buyer or seller, with their terms, artwork due and proof due.',
  },
  'bookings:prepare': {
    label: 'Prepare bookings',
    says: 'Put drafts into your order. Nothing is sent: you look at them, signed in, and press.',
  },
  'artwork:read': { label: 'Read artwork', says: 'Artwork of your bookings, as it was sent.' },
  'proof:write': { label: 'Hand in proof', says: 'Proof of the bookings you sell.' },
  'plans:read': { label: 'Read your plans', says: 'Your plans with their lines, as tables and maps.' },
  'plans:write': { label: 'Change your plans', says: 'Make plans, add, move and take out lines.' },
} as const satisfies Record<string, { label: string; says: string }>

export type Scope = keyof typeof SCOPES
export const SCOPE_NAMES = Object.keys(SCOPES) as [Scope, ...Scope[]]

/** A key with this scope is answered as a guest is, whoever owns it. */
export const GUEST_SCOPE: Scope = 'spaces:read'

export const MAX_KEYS = 10
export const KEY_DAYS = [30, 90, 365] as const
/** A key that nobody uses for so long is ended. */
export const UNUSED_KEY_DAYS = 180
/** Its uses are kept for so long. */
export const KEY_USE_DAYS = 14
/** Its owner gets a mail so many days before it expires. */
export const KEY_REMINDER_DAYS = [14, 2] as const

/** Of one key, a minute: of any requests, of costly ones, and of those that write. */
export const KEY_RATES = { requests: 600, costly: 60, writes: 120 } as const
export type KeyRate = keyof typeof KEY_RATES
