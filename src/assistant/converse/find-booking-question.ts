import {
  BOOKING_QUESTIONS,
  type BookingQuestion,
  OTHERS,
  OWN_BOOKING,
  OWN_THING,
} from '../lexicon/booking-questions.ts'
import { DURATION } from '../lexicon/question-words.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldText } from '../understand/words/tokenize.ts'
import { pointedAt } from './pointed.ts'

/**
 * What a text asks of the booking on whose page it is asked; null where it is about something else: a place, another medium, the spaces
 * of an answer before, or what other days would cost.
 * @param count spaces that an answer before shows
 */
export function findBookingQuestion(
  text: string,
  { criteria }: Understanding,
  count: number,
): BookingQuestion | null {
  const folded = foldText(text).replaceAll("'", '')
  const kind = BOOKING_QUESTIONS.find(([, asked]) => asked.test(folded))?.[0] ?? null
  if (OWN_BOOKING.test(folded)) return kind ?? 'state'
  const isOfAnswer = count > 0 && (pointedAt(folded, count).length > 0 || !OWN_THING.test(folded))
  const isRequest = criteria.priceMax !== null || criteria.adTypes.length > 0
  if (criteria.place !== null || isOfAnswer || OTHERS.test(folded)) return null
  // "the wrong poster is up" asks for no poster
  if (isRequest && kind !== 'problem' && !OWN_THING.test(folded)) return null
  return kind === 'money' && DURATION.test(folded) ? null : kind
}
