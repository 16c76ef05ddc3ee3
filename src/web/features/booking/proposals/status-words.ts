import type { Proposal } from '#contract/booking/proposals.ts'
import type { SharedProposal } from '#contract/booking/proposals-shared.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { formatDay } from '#domain/format-dates.ts'

interface StatusWords {
  tone: 'info' | 'success' | 'warning'
  title: string
  more: string
}

type Said = Pick<
  Proposal,
  'status' | 'version' | 'sentAt' | 'validUntil' | 'updatedAt' | 'totalCents' | 'reason' | 'holds'
> & { client: { name: string } }

/** What has become of a proposal, for its seller; null for a draft, of which nothing has. */
export function describeStatus(proposal: Said): StatusWords | null {
  const { status, client, version, sentAt, validUntil, updatedAt, totalCents, reason, holds } = proposal
  const sum = totalCents === null ? '' : `, ${formatShortCents(totalCents)} with tax`
  const sent = `Version ${version} was sent on ${formatDay(sentAt ?? updatedAt)}${sum}.`
  switch (status) {
    case 'draft':
      return null
    case 'sent': {
      const changed = sentAt !== null && updatedAt > sentAt
      const more = [
        sent,
        // changed since, it says what the next version will hold
        !changed && (holds ? 'Its dates are held until then.' : 'Its dates are not held.'),
        changed && 'What you change below is read once you send it again.',
      ]
      return {
        tone: 'info',
        title: `With ${client.name} until ${formatDay(validUntil ?? updatedAt)}`,
        more: more.filter(Boolean).join(' '),
      }
    }
    case 'accepted':
      return { tone: 'success', title: `${client.name} accepted it`, more: `${sent} Its bookings are below.` }
    case 'declined':
      return {
        tone: 'warning',
        title: `${client.name} declined it: “${reason}”`,
        more: `${sent} Change it and send it again, or withdraw it.`,
      }
    case 'expired':
      return {
        tone: 'warning',
        title: 'This proposal expired',
        more: `${sent} Send it again to ask once more.`,
      }
    case 'withdrawn':
      return { tone: 'info', title: 'You withdrew it', more: `${sent} Its link no longer works.` }
  }
}

/** "A-114 · North wall", with the unit where there are several. */
export function nameLine({
  unitCode,
  unitName,
  title,
}: Pick<Proposal['items'][number], 'unitCode' | 'unitName' | 'title'>): string {
  return [unitCode, title, unitName].filter(Boolean).join(' · ')
}

/** What its lines come to; null where nothing more is to be said. */
export function describeSum({
  status,
  isAsSent,
  cardCents,
  nowCents,
}: Pick<Proposal, 'status' | 'isAsSent' | 'cardCents' | 'nowCents'>): string | null {
  // said above, with its version
  if (status === 'accepted' || status === 'withdrawn') return null
  const sum = `${formatShortCents(nowCents)} with tax and required extras`
  if (isAsSent) return `As it was sent: ${sum}. It is priced again once you change it.`
  return `${formatShortCents(cardCents ?? 0)} at the rate card. As it is saved, ${sum}.`
}

/** Nothing can be sent to it: the people of a client with an account are mailed where they are known to Placard. */
export function isWithoutAddress({ email, hasAccount }: Proposal['client']): boolean {
  return email === '' && !hasAccount
}

/** With which account a proposal is accepted, for somebody who has not signed in. */
export function describeWhoAccepts({ sentTo, client }: Pick<SharedProposal, 'sentTo' | 'client'>): string {
  if (sentTo === null) return `To accept it, sign in as somebody who buys for ${client}.`
  return `To accept it, make an account with the address ${sentTo} and confirm it, or sign in to the one that you have.`
}

/** Why nobody can answer a proposal any more; null where it waits for an answer. */
export function describeAnswer({ status, seller }: Pick<SharedProposal, 'status' | 'seller'>): string | null {
  if (status === 'expired') return `This proposal has ended. Ask ${seller} to send it again.`
  if (status === 'accepted') return 'This proposal was accepted.'
  if (status === 'declined') return `This proposal was declined. ${seller} was notified.`
  return null
}
