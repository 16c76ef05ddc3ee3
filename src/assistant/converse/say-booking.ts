import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toPartyName } from '#domain/party-name.ts'
import { conversationPath, listingPath } from '#domain/paths.ts'
import { namesIn } from '../explain/names.ts'
import { plainText } from '../explain/wording.ts'
import type { BookingQuestion } from '../lexicon/booking-questions.ts'
import { sayAgain, sayProblem, sayReport, sayReview } from './booking-after.ts'
import type { BookingFacts } from './booking-facts.ts'
import { sayArtwork, sayDeadline, sayProof, sayStatus } from './booking-status.ts'
import { quoteTerms, type Say } from './language.ts'
import { helpOf } from './paths.ts'
import type { Reply } from './spoken.ts'

type Links = NonNullable<Reply['links']>

/** What is said to a question about a booking, from the booking as its reader may see it: nothing is estimated. */
export function sayBooking(kind: BookingQuestion, booking: BookingFacts, say: Say): Reply {
  return SAY[kind](booking, say)
}

const SAY: Record<BookingQuestion, (booking: BookingFacts, say: Say) => Reply> = {
  state: (booking, say) => ({
    text: join([
      nameOf(booking, say),
      sayStatus(booking, say),
      sayArtwork(booking, say, { isAsked: false }),
      sayProof(booking, say, { isAsked: false }),
    ]),
    links: [...threadOf(booking, say), spaceOf(booking)],
  }),
  dates: (booking, say) => ({
    text: join([
      say(
        `“${titleOf(booking)}” runs ${namesIn('en').days(booking)}, both days included.`,
        `“${titleOf(booking)}” va ${namesIn('es').days(booking)}, ambos días incluidos.`,
      ),
      sayStatus(booking, say),
    ]),
    links: [spaceOf(booking)],
  }),
  money: (booking, say) => ({
    text: join([sayTotal(booking, say), saySums(booking, say)]),
    links: [
      helpOf(say('How payment works', 'Cómo se paga'), 'how-payment-works'),
      helpOf(say('Invoices and sales tax', 'Facturas e impuesto'), 'invoices-and-sales-tax'),
    ],
  }),
  cancel: (booking, say) => ({
    text: join([sayCancelling(booking, say), sayRules(booking, say)]),
    links: [
      helpOf(say('Cancellations and refunds', 'Cancelaciones y reembolsos'), 'cancellations-and-refunds'),
    ],
  }),
  artwork: (booking, say) => ({
    text: sayArtwork(booking, say, { isAsked: true }),
    links: [helpOf(say('Artwork that works', 'Arte que funciona'), 'artwork-specs')],
  }),
  proof: (booking, say) => ({
    text: join([
      sayProof(booking, say, { isAsked: true }),
      booking.terms ? quoteTerms(booking.terms.proof, say) : '',
    ]),
    links: [helpOf(say('Proof that your ad was up', 'Prueba de tu anuncio'), 'proof-of-performance')],
  }),
  report: sayReport,
  problem: sayProblem,
  review: sayReview,
  again: sayAgain,
  party: (booking, say) => ({ text: sayParty(booking, say), links: threadOf(booking, say) }),
}

const join = (sentences: readonly string[]) => sentences.filter(Boolean).join(' ')
const titleOf = ({ listing }: BookingFacts) => plainText(listing.title)
const spaceOf = (booking: BookingFacts): Links[number] => ({
  text: titleOf(booking),
  path: listingPath(booking.listing.id),
})

function threadOf({ conversationId, other }: BookingFacts, say: Say): Links {
  if (conversationId === null) return []
  const name = plainText(other.name)
  return [{ text: say(`Write to ${name}`, `Escribir a ${name}`), path: conversationPath(conversationId) }]
}

function nameOf(booking: BookingFacts, say: Say): string {
  const { reference, totalCents } = booking
  const [title, dates, total] = [
    titleOf(booking),
    namesIn(say.tongue).days(booking),
    formatShortCents(totalCents),
  ]
  return say(
    `This is booking ${reference}: “${title}”, ${dates}, ${total} in all.`,
    `Esta es la reserva ${reference}: “${title}”, ${dates}, ${total} en total.`,
  )
}

/** The sum, and in which parts it is due by the terms. */
function sayTotal(booking: BookingFacts, say: Say): string {
  const { reference, totalCents, terms } = booking
  const total = formatShortCents(totalCents)
  const { day } = namesIn(say.tongue)
  const parts = (terms?.schedule ?? []).map(({ label, dueOn, cents }) => {
    const by = dueOn ? say(` by ${day(dueOn)}`, ` hasta el ${day(dueOn)}`) : ''
    return `${say(label, INSTALLMENTS_ES[label] ?? 'Pago')}: ${formatShortCents(cents)}${by}`
  })
  const due = parts.length > 1 ? ` ${parts.join('; ')}.` : ''
  return say(
    `${reference} costs ${total} in all, with extras and tax.${due}`,
    `${reference} cuesta ${total} en total, con extras e impuesto.${due}`,
  )
}

/** Installments as the terms call them; others, which are named by their days, are told by when they are due. */
const INSTALLMENTS_ES: Record<string, string> = {
  'Due when booked': 'Al reservar',
  Deposit: 'Depósito',
  'Balance before the start': 'El resto antes del comienzo',
  'Agreed change': 'Cambio acordado',
}

/** What was paid and what is open, by the ledger. */
function saySums({ money, status, side, deadlineAt, timeZone }: BookingFacts, say: Say): string {
  const { agreedCents, paidCents, refundedCents, openCents } = money
  if (agreedCents === 0 && paidCents === 0)
    return say('Nothing is owed until both of you have agreed.', 'No se debe nada hasta que ambos acuerden.')
  const [paid, open] = [formatShortCents(paidCents), formatShortCents(Math.abs(openCents))]
  const back =
    refundedCents > 0
      ? say(
          `, ${formatShortCents(refundedCents)} given back`,
          `, ${formatShortCents(refundedCents)} devueltos`,
        )
      : ''
  const until =
    status === 'awaiting-payment' && side === 'buyer' && deadlineAt
      ? say(
          ` Pay by ${sayDeadline(deadlineAt, timeZone, say)}, or the dates are free again.`,
          ` Paga antes de ${sayDeadline(deadlineAt, timeZone, say)}, o las fechas quedan libres.`,
        )
      : ''
  const rest =
    openCents === 0
      ? say('nothing is open', 'no queda nada pendiente')
      : openCents > 0
        ? say(`${open} is open`, `quedan ${open}`)
        : say(`${open} is to be given back`, `se devuelven ${open}`)
  return `${say(`Paid so far: ${paid}${back}; ${rest}.`, `Pagado hasta ahora: ${paid}${back}; ${rest}.`)}${until}`
}

function sayCancelling({ cancelling, steps, side }: BookingFacts, say: Say): string {
  if (!cancelling)
    return steps.includes('withdraw') || steps.includes('decline')
      ? say(
          'It is not booked yet: you can end it on this page, and nothing is owed.',
          'Aún no está reservada: puedes terminarla en esta página, y no se debe nada.',
        )
      : say('As it stands there is nothing for you to cancel.', 'Tal como está, no hay nada que cancelar.')
  const { refundCents, keptCents, dueCents, rule } = cancelling
  const [back, kept, due] = [refundCents, keptCents, dueCents].map((cents) => formatShortCents(cents))
  const who = side === 'seller' ? say('to the buyer', 'al comprador') : say('to you', 'a ti')
  const owed = dueCents > 0 ? say(`, and ${due} would still be owed`, `, y se deberían aún ${due}`) : ''
  return join([
    say(
      `If you cancelled now, ${back} would go back ${who} and ${kept} would be kept${owed}.`,
      `Si cancelaras ahora, volverían ${back} ${who} y se quedarían ${kept}${owed}.`,
    ),
    say(rule, `La regla, en inglés: “${rule}”`),
    say(
      'The page shows the amounts again before you confirm.',
      'La página muestra los montos antes de confirmar.',
    ),
  ])
}

function sayRules({ terms }: BookingFacts, say: Say): string {
  if (!terms) return ''
  return quoteTerms([...terms.cancellation.steps.map((step) => `${step}.`), terms.makeGood].join(' '), say)
}

function sayParty({ other, side, conversationId }: BookingFacts, say: Say): string {
  const name = plainText(toPartyName(other))
  const who =
    side === 'seller'
      ? say(`The buyer is ${name}.`, `El comprador es ${name}.`)
      : say(`The seller is ${name}.`, `El vendedor es ${name}.`)
  const write =
    conversationId === null ? '' : say('Write to them in its conversation.', 'Escríbele en su conversación.')
  return join([who, write])
}
