import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { formatDeadline, formatSpanishDeadline } from '#domain/format-dates.ts'
import { namesIn } from '../explain/names.ts'
import { plainText } from '../explain/wording.ts'
import type { BookingFacts } from './booking-facts.ts'
import type { Say } from './language.ts'

interface StandDetails {
  other: string
  /** "by Tue, Dec 1, 5:00 PM PST"; empty where the clock does not run. */
  by: string
  until: string
  isBuyer: boolean
  isSeller: boolean
  first: string
  last: string
}

type Words = (details: StandDetails) => readonly [en: string, es: string]

/** What a booking waits for, to its reader. */
const STANDS: Record<BookingStatus, Words> = {
  draft: () => [
    'It is a draft: nobody is asked yet, and nothing is held.',
    'Es un borrador: aún no se ha pedido nada, y nada está apartado.',
  ],
  requested: ({ other, by, isSeller }) =>
    isSeller
      ? [
          `${other} asks for it and waits for your answer${by}.`,
          `${other} la pide y espera tu respuesta${by}.`,
        ]
      : [
          `You have asked for it; ${other} answers${by}. Nothing is owed until then.`,
          `La has pedido; ${other} responde${by}. Hasta entonces no se debe nada.`,
        ],
  quoted: ({ other, by, isBuyer }) =>
    isBuyer
      ? [
          `${other} made you an offer: accept it or answer with other terms${by}.`,
          `${other} te hizo una oferta: acéptala o responde con otros términos${by}.`,
        ]
      : [`Your offer is with ${other}, who decides${by}.`, `Tu oferta la tiene ${other}, que decide${by}.`],
  held: ({ until }) => [
    `The dates are held${until}; they are booked once both of you have accepted.`,
    `Las fechas están apartadas${until}; se reservan cuando ambos acepten.`,
  ],
  'awaiting-payment': ({ other, by, isBuyer }) =>
    isBuyer
      ? [
          `Both of you have agreed; it waits for your payment${by}.`,
          `Ambos han acordado; falta tu pago${by}.`,
        ]
      : [
          `Both of you have agreed; it waits for the payment of ${other}${by}.`,
          `Ambos han acordado; falta el pago de ${other}${by}.`,
        ],
  booked: ({ first }) => [`It is booked and begins on ${first}.`, `Está reservada y empieza el ${first}.`],
  'in-flight': ({ last }) => [`It is running, through ${last}.`, `Está en marcha, hasta el ${last}.`],
  completed: ({ last }) => [`It ended on ${last}.`, `Terminó el ${last}.`],
  cancelled: () => ['It was cancelled.', 'Fue cancelada.'],
  declined: () => ['It was declined; nothing is owed.', 'Fue rechazada; no se debe nada.'],
  withdrawn: () => ['It was withdrawn; nothing is owed.', 'Fue retirada; no se debe nada.'],
  expired: () => [
    'It ran out of time, and the dates are free again.',
    'Venció, y las fechas quedaron libres.',
  ],
}

/** Behind "by" or "until". */
export function sayDeadline(at: string, timeZone: string, say: Say): string {
  const instant = new Date(at)
  return say(formatDeadline(instant, timeZone), formatSpanishDeadline(instant, timeZone))
}

export function sayStatus(booking: BookingFacts, say: Say): string {
  const { status, side, other, deadlineAt, timeZone, first, last } = booking
  const deadline = deadlineAt && sayDeadline(deadlineAt, timeZone, say)
  const { day } = namesIn(say.tongue)
  const details = {
    other: plainText(other.name),
    by: deadline ? say(` by ${deadline}`, ` antes de ${deadline}`) : '',
    until: deadline ? say(` until ${deadline}`, ` hasta ${deadline}`) : '',
    isBuyer: side === 'buyer',
    isSeller: side === 'seller',
    first: day(first),
    last: day(last),
  }
  const open = [
    booking.hasOpenChange ? say('A change waits for an answer.', 'Un cambio espera respuesta.') : '',
    booking.hasOpenDispute ? say('A dispute is open.', 'Hay una disputa abierta.') : '',
  ]
  return [say(...STANDS[status](details)), ...open].filter(Boolean).join(' ')
}

interface SayOptions {
  /** Else only what is waited for is said. */
  isAsked: boolean
}

export function sayArtwork(
  { artwork, side, isOnBehalf, status }: BookingFacts,
  say: Say,
  { isAsked }: SayOptions,
): string {
  if (!artwork) return isAsked ? say('No artwork is waited for here.', 'Aquí no se espera ningún arte.') : ''
  const { state, dueOn, isLate } = artwork
  const { day } = namesIn(say.tongue)
  const due = dueOn ? say(` by ${day(dueOn)}`, ` antes del ${day(dueOn)}`) : ''
  const late = isLate ? say(' That day is over.', ' Ese día ya pasó.') : ''
  const isBuyers = side === 'seller' && !isOnBehalf
  const from = isBuyers ? say('from the buyer', 'del comprador') : say('from you', 'de ti')
  if (state === 'approved') return isAsked ? say('The artwork is approved.', 'El arte está aprobado.') : ''
  if (state === 'waiting')
    return side === 'seller'
      ? say('The artwork waits for your approval.', 'El arte espera tu aprobación.')
      : say('The artwork is sent and not approved yet.', 'El arte está enviado y aún no aprobado.')
  if (!isAsked && status !== 'booked' && status !== 'in-flight') return ''
  return state === 'missing'
    ? say(`Artwork is expected ${from}${due}.${late}`, `Se espera el arte ${from}${due}.${late}`)
    : say(
        `The artwork was refused: another file is expected ${from}${due}.${late}`,
        `El arte fue rechazado: se espera otro archivo ${from}${due}.${late}`,
      )
}

export function sayProof({ proof, side }: BookingFacts, say: Say, { isAsked }: SayOptions): string {
  if (!proof)
    return isAsked ? say('No proof is owed as it stands.', 'Por ahora no se debe ninguna prueba.') : ''
  const day = namesIn(say.tongue).day(proof.dueOn)
  const isSeller = side === 'seller'
  switch (proof.state) {
    case 'waiting':
      return isAsked ? say(`Proof is due on ${day}.`, `La prueba vence el ${day}.`) : ''
    case 'due':
      return isSeller
        ? say(`You owe proof by ${day}.`, `Debes la prueba antes del ${day}.`)
        : say(`The seller owes proof by ${day}.`, `El vendedor debe la prueba antes del ${day}.`)
    case 'overdue':
      return say(`Proof is late: it was due on ${day}.`, `La prueba está atrasada: vencía el ${day}.`)
    case 'received':
      return isSeller
        ? say(
            'Your proof is handed in; the buyer looks at it.',
            'Tu prueba está entregada; el comprador la mira.',
          )
        : say('Proof is there for you to look at.', 'Hay una prueba para que la mires.')
    case 'questioned':
      return say(
        'The proof is questioned: the seller answers.',
        'La prueba está cuestionada: responde el vendedor.',
      )
    case 'accepted':
      return isAsked ? say('The proof is accepted.', 'La prueba está aceptada.') : ''
  }
}
