import { toDateRange } from '#domain/format-dates.ts'

export const ARTWORK = {
  ready: 'Ready',
  later: 'Not yet',
  help: 'I need help with it',
} as const
export type Artwork = keyof typeof ARTWORK

/** What an advertiser asks back first; all of it optional. */
export interface EnquiryDetails {
  /** `YYYY-MM-DD`, inclusive. */
  from: string
  to: string
  budget: string
  artwork: Artwork | ''
}

export const NO_DETAILS: EnquiryDetails = { from: '', to: '', budget: '', artwork: '' }

/** "Hi Hugo, is this free Dec 1 to Dec 31, 2026?" Somebody known by a username alone is not called by a first name. */
export function greet(
  seller: { name: string; username: string },
  details: Pick<EnquiryDetails, 'from' | 'to'>,
): string {
  const hello = seller.name === seller.username ? 'Hello' : `Hi ${seller.name.split(/\s/)[0]}`
  const days = daysOf(details)
  return `${hello}, is this free${days ? ` ${days}` : ''}?`
}

/** The message with what was filled in beside it: a line for each, of the days only where the words do not name them. */
export function withDetails(message: string, details: EnquiryDetails & { name?: string }): string {
  const { budget, artwork, name = '' } = details
  const days = daysOf(details)
  const lines = [
    days && !message.includes(days) && `Dates: ${days}`,
    budget.trim() && `Budget: ${budget.trim()}`,
    artwork && `Artwork: ${ARTWORK[artwork].toLowerCase()}`,
    name.trim() && `Name: ${name.trim()}`,
  ].filter(Boolean)
  return [message.trim(), lines.join('\n')].filter(Boolean).join('\n\n')
}

/** What an address names may be anything. */
export function toDay(text: unknown): string {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : ''
}

function daysOf({ from, to }: Pick<EnquiryDetails, 'from' | 'to'>): string | null {
  const first = from || to
  const last = to || from
  return first && first <= last ? toDateRange({ first, last }) : null
}
