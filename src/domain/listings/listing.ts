import { type Lifecycle, listSteps } from '../lifecycle.ts'
import { type Capabilities, capabilitiesOf } from '../roles.ts'
import type { Role, UserStatus } from '../vocabulary.ts'

/** Lifecycle of a listing: draft → pending → active ⇄ paused, rejected (editing resubmits), archived. */
export const LISTING_STATUSES = ['draft', 'pending', 'active', 'paused', 'rejected', 'archived'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** `system` is the product itself, and its operator at the command line. */
export type ListingActor = 'seller' | 'admin' | 'system'

const NOT_ARCHIVED = ['draft', 'pending', 'active', 'paused', 'rejected'] as const

/** The whole lifecycle in one table: buttons, permissions, events, mails and docs derive from it. */
export const LISTING_LIFECYCLE = [
  { step: 'create', actors: ['seller'], from: [null], to: 'pending' },
  { step: 'draft', actors: ['seller'], from: [null], to: 'draft' },
  { step: 'duplicate', actors: ['seller'], from: [null], to: 'draft' },
  { step: 'submit', actors: ['seller'], from: ['draft', 'rejected'], to: 'pending', isOffered: true },
  { step: 'resubmit', actors: ['seller'], from: ['rejected'], to: 'pending' },
  { step: 'approve', actors: ['admin'], from: ['pending'], to: 'active', isOffered: true },
  // a seller whom an admin trusts, after the automatic checks (`trust.ts`)
  { step: 'approve-trusted', actors: ['system'], from: ['pending'], to: 'active', needsReason: true },
  {
    step: 'reject',
    actors: ['admin'],
    from: ['pending'],
    to: 'rejected',
    needsReason: true,
    isOffered: true,
  },
  { step: 'pause', actors: ['seller', 'admin'], from: ['active'], to: 'paused', isOffered: true },
  { step: 'resume', actors: ['seller', 'admin'], from: ['paused'], to: 'active', isOffered: true },
  { step: 'archive', actors: ['seller', 'admin'], from: NOT_ARCHIVED, to: 'archived', isOffered: true },
  { step: 'suspend-seller', actors: ['admin'], from: ['active'], to: 'paused', needsReason: true },
  { step: 'restore-seller', actors: ['admin'], from: ['paused'], to: 'active', needsReason: true },
  // what silence leads to (`seller-fade.ts`); the first two are kept on record and change no status
  { step: 'fade', actors: ['system'], from: ['active'], to: 'active', needsReason: true },
  { step: 'restore', actors: ['system'], from: ['active'], to: 'active', needsReason: true },
  { step: 'pause-silent', actors: ['system'], from: ['active'], to: 'paused', needsReason: true },
  { step: 'delete-account', actors: ['seller'], from: NOT_ARCHIVED, to: 'archived', needsReason: true },

  // import: a unit that is closed or has no price becomes a draft, and a public one that is closed is paused
  { step: 'import-draft', actors: ['seller', 'system'], from: [null, 'pending'], to: 'draft' },
  { step: 'import-submit', actors: ['seller', 'system'], from: [null, 'draft'], to: 'pending' },
  { step: 'import-publish', actors: ['system'], from: [null, 'draft', 'pending'], to: 'active' },
  { step: 'import-pause', actors: ['seller', 'system'], from: ['active'], to: 'paused' },
  // restores the status before the import: one rule for each of a seller's steps above, and for resubmitting
  { step: 'undo-import', actors: ['seller'], from: ['draft'], to: 'pending' },
  { step: 'undo-import', actors: ['seller'], from: ['pending'], to: 'draft' },
  { step: 'undo-import', actors: ['seller'], from: ['paused'], to: 'active' },
  { step: 'undo-import', actors: ['seller'], from: ['pending'], to: 'rejected' },
] as const satisfies Lifecycle<string, ListingStatus, ListingActor>

export type ListingStep = (typeof LISTING_LIFECYCLE)[number]['step']

/** Steps offered to people as a button. */
export const OFFERED_LISTING_STEPS = listSteps(LISTING_LIFECYCLE, {})
export type OfferedListingStep = (typeof OFFERED_LISTING_STEPS)[number]

/** Only `active` is public; the owner and admins see every state. */
export function isPublic(status: ListingStatus): boolean {
  return status === 'active'
}

/** Who asks and for whom, as the session identifies them. There is no plain `id`: a number of one is none of the other. */
export interface Actor {
  /** Who signs in: keeps favorites, is told, is named in audits, limits and records of who did something. */
  personId: number
  /** Whose spaces, bookings, conversations, files and money these are. */
  organizationId: number
  /** On this site: an admin's role gives no capability inside an organization. */
  role: Role
  status: UserStatus
  /** What the person's role in the organization includes. */
  may: Capabilities
}

/** A person who acts for nobody but themselves. */
export function alone({ id, ...standing }: { id: number; role: Role; status: UserStatus }): Actor {
  return { ...standing, personId: id, organizationId: id, may: capabilitiesOf('owner') }
}

/** Whether the e-mail address is verified. */
export function isVerified({ status }: Pick<Actor, 'status'>): boolean {
  return status === 'active'
}
