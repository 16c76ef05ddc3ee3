import type { BookingFacts } from '#assistant/converse/booking-facts.ts'
import { findBookingQuestion } from '#assistant/converse/find-booking-question.ts'
import { sayIn } from '#assistant/converse/language.ts'
import { sayBooking } from '#assistant/converse/say-booking.ts'
import type { assistantRoutes } from '#contract/discovery/assistants.ts'
import type { Out } from '#contract/route.ts'
import { emptyCriteria, isEmptyCriteria } from '#domain/discovery/criteria.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Answered } from './answer-question.ts'
import type { QuestionReader } from './question-reader.ts'
import { inTongue, readTongue } from './tongue.ts'

type SuggestBody = Out<(typeof assistantRoutes)['suggest']['body']>
/** What is known of bookings, as an actor may read them. Both throw AppError `booking-not-found`. */
export interface BookingMeans {
  read: (id: number, actor: Actor) => Promise<BookingFacts>
  /** The listing that is booked. */
  findSpace: (id: number, actor: Actor) => Promise<number>
}

interface PageQuestion {
  sent: SuggestBody
  actor: Actor | null
  reader: QuestionReader
}

/** Null where the booking on the page is none of the asker's. */
async function findOwn<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.code === 'booking-not-found') return null
    throw error
  }
}

/**
 * The answer to a question about the booking on the page; null where a text asks for something else, or the booking is none of the
 * asker's. It is read only where it is asked about.
 */
export async function answerBooking(
  { read }: BookingMeans,
  { sent: { query, previous, page }, actor, reader }: PageQuestion,
): Promise<Answered | null> {
  if (page?.bookingId === undefined || !actor) return null
  const kind = findBookingQuestion(query, reader.readRequest(), previous?.listingIds.length ?? 0)
  const booking = kind && (await findOwn(read(page.bookingId, actor)))
  if (!booking) return null
  const tongue = readTongue({ query, previous })
  const { text, links = [] } = sayBooking(kind, booking, sayIn(tongue))
  const answer = {
    success: true as const,
    suggestion: text,
    criteria: emptyCriteria(),
    matches: [],
    nearMisses: [],
    nearest: null,
    recommendations: [],
    links,
  }
  return { answer: inTongue(answer, tongue), words: null }
}

/**
 * What a question is asked of: on the page of a booking its space, and on a page the page itself, as long as no answer before shows
 * spaces or holds a wish.
 */
export async function withPage(
  { findSpace }: BookingMeans,
  { sent, actor }: Omit<PageQuestion, 'reader'>,
): Promise<SuggestBody> {
  const { previous, page, ...asked } = sent
  const booked =
    page?.bookingId !== undefined && page.listingId === undefined && actor
      ? await findOwn(findSpace(page.bookingId, actor))
      : null
  const listingId = page?.listingId ?? booked ?? undefined
  const isOfPage =
    listingId !== undefined &&
    sent.userType === 'buyer' &&
    previous?.listingIds.length === 0 &&
    isEmptyCriteria(previous.criteria)
  return {
    ...asked,
    ...(previous && !isOfPage && { previous }),
    ...(page && { page: { ...page, ...(listingId !== undefined && { listingId }) } }),
  }
}
