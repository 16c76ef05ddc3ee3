import type { QuestionPage } from './ask-assistant.ts'

/** "listing 12", "booking 7", "search Kent" → what a question asked there refers to; nothing for other pages. */
export function toQuestionPage(shown: string): QuestionPage {
  const [kind, text] = [shown.split(' ', 1)[0], shown.slice(shown.indexOf(' ') + 1)]
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null
  if (kind === 'listing' && id) return { listingId: id }
  if (kind === 'booking' && id) return { bookingId: id }
  return kind === 'search' ? { search: text.slice(0, 200) } : {}
}

const OF_BOOKING: readonly string[] = ['/bookings/$id', '/bookings/$id_/report', '/bookings/$id_/review']

/** Whether a route shows one booking: its page, its report, its reviews. */
export function isOfBooking(routeId: string): boolean {
  return OF_BOOKING.includes(routeId)
}
