/** A conversation is one buyer and one seller about one space. */
export const SIDES = ['buyer', 'seller'] as const
export type Side = (typeof SIDES)[number]

/** `text` is written by a person, `contact` shares contact details by consent, `system` tells what happened. */
export const MESSAGE_KINDS = ['text', 'contact', 'system'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What a person's feed tells: something new in a conversation, read on another device, archived or muted, a notice. */
export const FEED_EVENT_KINDS = ['message', 'read', 'conversation', 'notice'] as const
export type FeedEventKind = (typeof FEED_EVENT_KINDS)[number]

/** What a system message is about; its words are in the message's body. */
export interface SystemEvent {
  event: SystemEventName
  /** The user who did it; null for Placard itself. */
  by: number | null
  viewingId?: number
  bookingId?: number
  /** Instants (ISO 8601). */
  times?: string[]
  reason?: string
  /** Spaces offered instead, as ids of listings. */
  listingIds?: number[]
}

export const SYSTEM_EVENTS = [
  'viewing-proposed',
  'viewing-confirmed',
  'viewing-declined',
  'viewing-moved',
  'viewing-cancelled',
  'viewing-done',
  'viewing-missed',
  'no-answer-yet',
  'booking',
  'payment',
  'dispute',
  'artwork',
  'proof',
] as const
export type SystemEventName = (typeof SYSTEM_EVENTS)[number]

export const CONVERSATION_LIMITS = {
  message: 5000,
  /** Of a first message, in words: "$800 a month". */
  budget: 80,
  attachments: 5,
  attachmentBytes: 10 * 1024 * 1024,
  /** Messages on one page of a thread. */
  page: 50,
  /** Kept after the last message. */
  keptYears: 2,
} as const
