import type { ReactNode } from 'react'
import type { Conversation } from '#contract/messaging/conversations.ts'

/** What other features show beside a conversation; composed by its route. */
export interface ThreadSlots {
  /** Appointments to see the space, and what can be done with them. */
  viewings?: ((conversation: Conversation) => ReactNode) | undefined
  /** Dates, the price for them, and booking or asking; `ask` puts words into the message that is being written. */
  dates?: ((conversation: Conversation, ask: (words: string) => void) => ReactNode) | undefined
  /** For its seller: an offer or a proposal to the buyer. */
  offer?: ((conversation: Conversation) => ReactNode) | undefined
}
