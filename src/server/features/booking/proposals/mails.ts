import { dueNowOf } from '#domain/booking/payments.ts'
import { formatShortCents, sumCents } from '#domain/booking/price/cents.ts'
import type { ProposalBody } from '#domain/booking/proposals.ts'
import { formatLongDay, toDateRange } from '#domain/format-dates.ts'
import { bookingsPath, proposalLinkPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

type Site = Pick<Config, 'PUBLIC_URL'>

const sellerOf = ({ lines }: ProposalBody) => {
  const { company, name } = required(lines[0]).seller
  return company ?? name
}
const toSpaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`)

interface Sent {
  to: string
  token: string
  body: ProposalBody
  version: number
  /** A client that answers for itself: its people accept, whoever has the address. Null: whoever has the address does. */
  account: string | null
}

/** The link is in this mail and nowhere else. */
export function proposalMail({ PUBLIC_URL }: Site, { to, token, body, version, account }: Sent): Mail {
  const seller = sellerOf(body)
  const heading = version === 1 ? `${seller} proposes: ${body.title}` : `Changed: ${body.title}`
  const sum = `${toSpaces(body.lines.length)}, ${formatShortCents(body.totalCents)} in all, until ${formatLongDay(new Date(body.validUntil))}.`
  return {
    to,
    fromName: `${seller} via Placard`,
    subject: heading,
    letter: {
      heading,
      paragraphs: [
        ...(body.intro ? [body.intro] : []),
        sum,
        ...(body.holds ? ['The dates are held for you until then.'] : []),
        `You can read and decline it without an account. ${describeAcceptance(account)}`,
      ],
      action: { label: 'Read the proposal', url: `${PUBLIC_URL}${proposalLinkPath(token)}` },
      footer:
        account === null
          ? 'If you do not know who this is, ignore this message: nothing happens.'
          : `You get this mail because ${seller} sells to ${account} on Placard.\nAnswer with the button. Replies to this mail are not read.`,
    },
  }
}

function describeAcceptance(account: string | null): string {
  return account === null
    ? 'To accept it, sign in or make an account with this address and confirm it.'
    : `To accept it, sign in as somebody who buys for ${account}.`
}

interface AnsweredMail {
  to: string
  token: string
  proposal: ProposalBody
  answer: string
}

/** The seller has answered a question about it; the whole thread is behind the link. */
export function answeredMail({ PUBLIC_URL }: Site, { to, token, proposal, answer }: AnsweredMail): Mail {
  const heading = `${sellerOf(proposal)} answered: ${proposal.title}`
  return {
    to,
    fromName: `${sellerOf(proposal)} via Placard`,
    subject: heading,
    letter: {
      heading,
      paragraphs: [answer],
      action: { label: 'Read the proposal', url: `${PUBLIC_URL}${proposalLinkPath(token)}` },
      footer:
        'You get this mail because somebody asked about this proposal.\nAnswer with the button. Replies to this mail are not read.',
    },
  }
}

interface AcceptedMail {
  to: string
  body: ProposalBody
  /** In words; null where nothing is due. */
  payUntil: string | null
}

/** To the client, once for all that was booked. */
export function acceptedMail({ PUBLIC_URL }: Site, { to, body, payUntil }: AcceptedMail): Mail {
  const { lines, totalCents } = body
  const heading = `Accepted: ${body.title}`
  const due = sumCents(lines.map(({ schedule }) => dueNowOf(schedule)))
  return {
    to,
    fromName: `${sellerOf(body)} via Placard`,
    subject: heading,
    letter: {
      heading,
      paragraphs: [
        `${lines.length === 1 ? '1 booking was made' : `${lines.length} bookings were made`}, ${formatShortCents(totalCents)} in all${due > 0 ? `, ${formatShortCents(due)} due now` : ''}.`,
        ...(payUntil
          ? [`Please pay what is due until ${payUntil}. Otherwise the dates are free again.`]
          : []),
        ...lines.map(
          (line) => `${line.listing.title}, ${toDateRange(line)}: ${formatShortCents(line.totalCents)}.`,
        ),
      ],
      action: { label: 'Open your bookings', url: `${PUBLIC_URL}${bookingsPath()}` },
      footer:
        'You get this mail because of bookings on Placard.\nAnswer with the button. Replies to this mail are not read.',
    },
  }
}
