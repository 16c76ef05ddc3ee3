import { LIMITS } from '#domain/limits.ts'
import { SIDES, type Side } from '#domain/messaging/conversation.ts'

/** What the list shows; part of the address of every page of the inbox. */
export interface InboxFilter {
  side?: Side | undefined
  /** Neither archived nor blocked, unless given. */
  state?: 'unread' | 'archived' | undefined
  q?: string | undefined
  /** The list begins behind this one: pages without JavaScript. */
  cursor?: string | undefined
}

const STATES = ['unread', 'archived'] as const
const MAX_CURSOR = 20
const MAX_NAME = 20

/** Only what is set and known. */
export function parseInboxFilter(search: Record<string, unknown>): InboxFilter {
  const side = SIDES.find((one) => one === search.side)
  const state = STATES.find((one) => one === search.state)
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, LIMITS.searchText.max) : ''
  const { cursor } = search
  return {
    ...(side && { side }),
    ...(state && { state }),
    ...(q && { q }),
    ...(typeof cursor === 'string' && cursor && cursor.length <= MAX_CURSOR && { cursor }),
  }
}

/** The same list from its beginning, with some of it chosen again. */
export function changeFilter({ side, state, q }: InboxFilter, change: InboxFilter): InboxFilter {
  return parseInboxFilter({ side, state, q, ...change })
}

/** What the address of a conversation's page may say besides the list's filter. */
export interface ThreadSearch {
  /** The number before which its messages begin. */
  before?: number | undefined
  /** The name of a one-tap answer, from a mail; whether there is such a one is for the page. */
  answer?: string | undefined
}

export function parseThreadSearch({ before, answer }: Record<string, unknown>): ThreadSearch {
  const number = Number(before)
  return {
    ...(Number.isInteger(number) && number > 0 && { before: number }),
    ...(typeof answer === 'string' && answer.length <= MAX_NAME && { answer }),
  }
}
