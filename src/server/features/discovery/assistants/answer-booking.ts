import type { BookingFacts } from '#assistant/converse/booking-facts.ts'
import { findBookingQuestion } from '#assistant/converse/find-booking-question.ts'
import { sayIn, tongueOf } from '#assistant/converse/language.ts'
import { sayBooking } from '#assistant/converse/say-booking.ts'
import { readRequest } from '#assistant/understand/understand.ts'
import type { assistantRoutes } from '#contract/discovery/assistants.ts'
import type { Out } from '#contract/route.ts'
import { emptyCriteria, isEmptyCriteria } from '#domain/discovery/criteria.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Answered } from './answer-question.ts'
import { surePlacesIn } from './which-place.ts'

type SuggestBody = Out<(typeof assistantRoutes)['suggest']['body']>
/** A booking as an actor may read it. @throws AppError `booking-not-found` */
export type ReadBooking = (id: number, actor: Actor) => Promise<BookingFacts>

/** The booking on whose page it is asked; null where there is none, or it is none of the asker's. */
export async function findBooking(
  readBooking: ReadBooking,
  { page }: SuggestBody,
  actor: Actor | null,
): Promise<BookingFacts | null> {
  if (page?.bookingId === undefined || !actor) return null
  try {
    return await readBooking(page.bookingId, actor)
  } catch (error) {
    if (error instanceof AppError && error.code === 'booking-not-found') return null
    throw error
  }
}

/** The answer to a question about the booking on the page; null where a text asks for something else. */
export function answerBooking(
  { gazetteer, now }: Pick<AppContext, 'gazetteer' | 'now'>,
  { query, previous }: SuggestBody,
  booking: BookingFacts,
): Answered | null {
  const own = readRequest(query, { now: now(), findPlaces: surePlacesIn(gazetteer()) })
  const kind = findBookingQuestion(query, own, previous?.listingIds.length ?? 0)
  if (!kind) return null
  const { text, links = [] } = sayBooking(kind, booking, sayIn(tongueOf(query)))
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
  return { answer, words: null }
}

/**
 * What a question is asked of: on the page of a booking its space, and on a page the page itself, as long as no answer before shows
 * spaces or holds a wish.
 */
export function withPage(body: SuggestBody, booking: BookingFacts | null): SuggestBody {
  const { previous, page, ...asked } = body
  const listingId = page?.listingId ?? booking?.listing.id
  const isOfPage =
    listingId !== undefined &&
    body.userType === 'buyer' &&
    previous?.listingIds.length === 0 &&
    isEmptyCriteria(previous.criteria)
  return {
    ...asked,
    ...(previous && !isOfPage && { previous }),
    ...(page && { page: { ...page, ...(listingId !== undefined && { listingId }) } }),
  }
}
