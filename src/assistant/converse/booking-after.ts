import { CHANGEABLE_STATUSES } from '#domain/booking/change.ts'
import { DEADLINES } from '#domain/booking/deadlines.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { bookingPath, bookingReportPath, bookingReviewPath } from '#domain/paths.ts'
import { namesIn } from '../explain/names.ts'
import type { BookingFacts } from './booking-facts.ts'
import { quoteTerms, type Say } from './language.ts'
import { helpOf } from './paths.ts'
import type { Reply } from './spoken.ts'

/** What begins with its first day. */
const HAS_RUN: readonly BookingStatus[] = ['in-flight', 'completed']
/** Ended before it was booked. */
const NEVER_RAN: readonly BookingStatus[] = ['declined', 'withdrawn', 'expired']

/** How it ran: what was contracted beside what was delivered. */
export function sayReport({ id, status, first }: BookingFacts, say: Say): Reply {
  const open = { text: say('Open the report', 'Abrir el informe'), path: bookingReportPath(id) }
  if (status === 'cancelled')
    return {
      text: say(
        'If it had begun before it was cancelled, its report says what ran.',
        'Si había empezado antes de cancelarse, su informe dice lo que se entregó.',
      ),
      links: [open],
    }
  const { day } = namesIn(say.tongue)
  if (!HAS_RUN.includes(status))
    return {
      text: NEVER_RAN.includes(status)
        ? say('It never ran: there is no report.', 'Nunca estuvo en marcha: no hay informe.')
        : say(
            `Its report begins with its first day, ${day(first)}.`,
            `Su informe empieza con su primer día, el ${day(first)}.`,
          ),
    }
  const soFar =
    status === 'in-flight'
      ? say(
          ' It is not over yet: days that have not ended are not counted.',
          ' Aún no termina: los días que faltan no cuentan.',
        )
      : ''
  const text = say(
    'Its report sets what was contracted beside what ran, line by line, with the photos, the contacts that the terms state, the cost, and what is missing.',
    'Su informe pone lo contratado junto a lo entregado, línea por línea, con las fotos, los contactos que dicen los términos, el costo y lo que falta.',
  )
  return {
    text: text + soFar,
    links: [open, helpOf(say('Proof that your ad was up', 'Prueba de tu anuncio'), 'proof-of-performance')],
  }
}

/** Something is not as agreed. */
export function sayProblem({ id, status, side, isOnBehalf, terms }: BookingFacts, say: Say): Reply {
  if (isOnBehalf)
    return {
      text: say(
        'Its client has no account here: settle it with them directly.',
        'Su cliente no tiene cuenta aquí: acuérdalo directamente con él.',
      ),
    }
  const help = helpOf(say('When buyer and seller disagree', 'Cuando no hay acuerdo'), 'disputes')
  if (!HAS_RUN.includes(status))
    return {
      text: say(
        'It is not running: write to the other side in its conversation.',
        'No está en marcha: escribe a la otra parte en su conversación.',
      ),
      links: [help],
    }
  const rule = terms ? `${quoteTerms(terms.makeGood, say)} ` : ''
  const how =
    side === 'seller'
      ? say(
          'Offer a credit, or other days while it runs, under “Make up for lost days” on the booking’s page: it counts when the buyer accepts it.',
          'Ofrece un crédito, u otros días mientras esté en marcha, en “Make up for lost days” en la página de la reserva: vale cuando el comprador lo acepta.',
        )
      : say(
          `Under “Report a problem” on the booking’s page, until ${DEADLINES.disputeDays} days after its end, you say what is wrong and on which days. It shows what the terms give for them; then you ask for it, or open a dispute.`,
          `En “Report a problem” en la página de la reserva, hasta ${DEADLINES.disputeDays} días después del final, dices qué está mal y qué días. Muestra lo que dan los términos; luego lo pides, o abres una disputa.`,
        )
  const there = { text: say('Report a problem', 'Avisar de un problema'), path: `${bookingPath(id)}#problem` }
  return { text: rule + how, links: side === 'seller' ? [help] : [there, help] }
}

export function sayReview(booking: BookingFacts, say: Say): Reply {
  const { id, status } = booking
  const text = say(...reviewWords(booking))
  if (status !== 'completed' && status !== 'cancelled') return { text }
  return {
    text,
    links: [{ text: say('Reviews of this booking', 'Reseñas de esta reserva'), path: bookingReviewPath(id) }],
  }
}

type Words = readonly [en: string, es: string]

function reviewWords({ status, last, isOnBehalf }: BookingFacts): Words {
  if (isOnBehalf)
    return [
      'Its client has no account here: there are no reviews of it.',
      'Su cliente no tiene cuenta aquí: no hay reseñas de ella.',
    ]
  if (NEVER_RAN.includes(status))
    return ['It never ran: there is nothing to review.', 'Nunca estuvo en marcha: no hay nada que reseñar.']
  if (status === 'cancelled')
    return [
      'If it had begun before it was cancelled, both of you can write a review of it.',
      'Si había empezado antes de cancelarse, ambos pueden escribir una reseña.',
    ]
  if (status === 'completed')
    return [
      'Both of you can write a review of it. Neither is seen before both are written or the time for it is over.',
      'Ambos pueden escribir una reseña. Ninguna se ve antes de que estén las dos o se acabe el plazo.',
    ]
  return [
    `Both of you can write a review when it is over, after ${namesIn('en').day(last)}.`,
    `Ambos pueden escribir una reseña cuando termine, después del ${namesIn('es').day(last)}.`,
  ]
}

/** Over, and not by a refusal: the same can be booked again. */
const AGAIN: readonly BookingStatus[] = ['completed', 'cancelled', 'withdrawn', 'expired']

/** The same once more, or for longer. */
export function sayAgain(booking: BookingFacts, say: Say): Reply {
  return { text: say(...againWords(booking)) }
}

function againWords({ status, side, isOnBehalf }: BookingFacts): Words {
  if (isOnBehalf)
    return [
      'Its client has no account here: hold the next days for them as you held these.',
      'Su cliente no tiene cuenta aquí: aparta los próximos días como apartaste estos.',
    ]
  if (status === 'declined')
    return [
      'It was declined: ask for other days on the page of its space.',
      'Fue rechazada: pide otros días en la página del espacio.',
    ]
  if (CHANGEABLE_STATUSES.change.includes(status))
    return [
      'To stay longer, propose another last day under “Ask for a change” on the booking’s page: it counts when both of you have accepted it.',
      'Para seguir más tiempo, propón otro último día en “Ask for a change” en la página de la reserva: vale cuando ambos lo aceptan.',
    ]
  if (!AGAIN.includes(status))
    return [
      'It is not booked yet. Once it is, either of you can ask for other days on its page.',
      'Aún no está reservada. Cuando lo esté, cualquiera de los dos puede pedir otros días en su página.',
    ]
  return side === 'seller'
    ? [
        'Its buyer can book it again on the booking’s page, on the next free days.',
        'Su comprador puede reservarla otra vez en la página de la reserva, en los próximos días libres.',
      ]
    : [
        '“Book again” on the booking’s page begins a booking of the same space for the same brand on its next free days, at the price of now. You read the terms first.',
        '“Book again” en la página de la reserva empieza una reserva del mismo espacio y marca en sus próximos días libres, al precio de hoy. Primero lees los términos.',
      ]
}
