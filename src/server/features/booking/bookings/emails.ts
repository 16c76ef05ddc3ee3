import type { MoveWords } from '#domain/booking/booking-words.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { bookingPath, checkoutPath } from '#domain/paths.ts'
import type { Config } from '../../../config.ts'
import { ANSWER_MARK } from '../../../platform/mail/answer-mark.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { toMemberAddress } from '../../../platform/mail/reply-address.ts'
import type { BookingNotification } from './booking-notification.ts'
import type { BookingRow } from './lock-booking.ts'
import type { Member } from './read-members.ts'

type Letter = Pick<BookingNotification, 'booking' | 'terms' | 'words' | 'deadline'> & {
  config: Config
  recipient: Member
}

interface Offer {
  config: Config
  booking: Pick<BookingRow, 'id' | 'first_day' | 'last_day'>
  listing: { title: string; location_text: string }
  email: string
  words: MoveWords
  until: string
}

/** To who waits: the draft has no thread yet, so nobody answers to this one. */
export function offerMail({ config, booking, listing, email, words, until }: Offer): Mail {
  const reference = toBookingReference(booking.id)
  return {
    to: email,
    subject: `${words.line} (${reference})`,
    letter: {
      heading: words.heading,
      paragraphs: words.paragraphs,
      facts: {
        Booking: reference,
        Space: listing.title,
        Place: listing.location_text,
        Dates: toDateRange({ first: booking.first_day, last: booking.last_day }),
        Until: until,
      },
      action: { label: words.button, url: `${config.PUBLIC_URL}${checkoutPath()}` },
      footer:
        'You get this mail because you are on a waiting list on Placard.\nReplies to this mail are not read.',
    },
  }
}

/** One side's letter about a booking; answers by mail reach its thread, and nobody's own address is shown. */
export function bookingMail({ config, booking, terms, recipient, words, deadline }: Letter): Mail {
  const other = recipient.side === 'buyer' ? terms.seller : terms.buyer
  const replyTo = toMemberAddress(config, recipient.mailSelector)
  const reference = toBookingReference(booking.id)
  return {
    to: recipient.email,
    replyTo,
    fromName: `${other.name} via Placard`,
    subject: `${words.line} (${reference})`,
    references: `c${booking.conversation_id}@${config.SUPPORT_DOMAIN}`,
    letter: {
      preface: replyTo && ANSWER_MARK,
      heading: words.heading,
      paragraphs: words.paragraphs,
      facts: {
        Booking: reference,
        Space: terms.listing.title,
        Place: terms.listing.place,
        Dates: toDateRange(terms),
        Total: formatShortCents(terms.totalCents),
        [recipient.side === 'buyer' ? 'Seller' : 'Buyer']: other.name,
        ...(deadline && { Until: deadline }),
      },
      action: { label: words.button, url: `${config.PUBLIC_URL}${bookingPath(booking.id)}` },
      footer: `You get this mail because of a booking on Placard.${replyTo ? '' : '\nAnswer with the button. Replies to this mail are not read.'}`,
    },
  }
}
