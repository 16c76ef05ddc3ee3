import type { Side } from '../../messaging/conversation.ts'

/** What each side rates of the other, 1 to 5, beside an overall of its own. */
export const REVIEW_PARTS = {
  buyer: ['as-described', 'as-agreed', 'proof', 'communication'],
  seller: ['paid-on-time', 'artwork-on-time', 'communication'],
} as const satisfies Record<Side, readonly string[]>

export const ALL_REVIEW_PARTS = [...new Set([...REVIEW_PARTS.buyer, ...REVIEW_PARTS.seller])] as const
export type ReviewPart = (typeof ALL_REVIEW_PARTS)[number]

export const REVIEW_PART_LABELS: Record<ReviewPart, string> = {
  'as-described': 'As described',
  'as-agreed': 'Ran as agreed',
  proof: 'Proof',
  communication: 'Communication',
  'paid-on-time': 'Paid on time',
  'artwork-on-time': 'Artwork on time',
}

export const REVIEW_LIMITS = {
  /** Of the text, where there is one. */
  min: 20,
  max: 1000,
  reply: 1000,
  /** Days from the end of the booking in which both sides can write. */
  days: 21,
  /** At least so many from the decision of a dispute. */
  afterDispute: 7,
  replyDays: 14,
  /** Both sides are reminded so many days after the end. */
  reminderDays: 7,
  /** Fewer counted reviews have no average. */
  leastRated: 3,
} as const

/** Sealed: nobody but its author reads it. Held: a moderator looks at it first. Hidden: a moderator took it off, with a reason. */
export const REVIEW_STATES = ['sealed', 'shown', 'held', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** How a review is signed where anybody reads it: "Harbor Roasters", "Ana K.". */
export function toReviewerName(of: { name: string; company: string | null; hasLeft: boolean }): string {
  if (of.hasLeft) return 'A former customer'
  if (of.company) return of.company
  const [first = '', ...others] = of.name.split(/\s+/).filter(Boolean)
  const [initial] = others.at(-1) ?? ''
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

/** Both sides are one: what they say of each other counts for nothing. */
export function isSameOrganization(one: string | null, other: string | null): boolean {
  const [a, b] = [one, other].map((name) => (name ?? '').normalize('NFKC').trim().toLowerCase())
  return a !== '' && a === b
}
