/** What is asked of a booking on its own page. */
export type BookingQuestion =
  | 'again'
  | 'problem'
  | 'report'
  | 'review'
  | 'cancel'
  | 'artwork'
  | 'proof'
  | 'money'
  | 'dates'
  | 'party'
  | 'state'

/** In folded text without apostrophes, English and Spanish; the first that is found decides. */
export const BOOKING_QUESTIONS: readonly (readonly [kind: BookingQuestion, asked: RegExp])[] = [
  [
    'again',
    /\b(book (it |this |that )?again|rebook|same again|renew|extend|longer|reservar (otra vez|de nuevo)|renovar|extender|mas tiempo)\b/,
  ],
  [
    'problem',
    /\b(report (a|the) problem|problems?|disputes?|complain|complaint|wrong (artwork|art|ad|poster)|not (up|running|shown)|never (ran|went up|hung)|damaged|torn|disputa|problema|reclamar|reclamo|queja)\b/,
  ],
  [
    'report',
    /\b(report|results?|(?<!of )performance|how did (it|this|that|we) (go|do|perform)|how (is|was) it (doing|performing)|what did (i|we) get|informe|reporte|resultados?|como (fue|salio|va))\b/,
  ],
  ['review', /\b(reviews?|rate (him|her|them|it|the (seller|buyer))|resenas?|calificar)\b/],
  [
    'cancel',
    /\b(cancel\w*|refunds?|refunded|money back|get out of (it|this)|call it off|back out|stays? dark|make.?good|reembols\w+|devuelv\w+|devolucion(es)?)\b/,
  ],
  [
    'artwork',
    /\b(artwork|art work|ad file|my files?|(which|what|send|upload) (a |the |my )?files?|my design|creative|upload|archivo|arte|diseno)\b/,
  ],
  ['proof', /\b(proof|prove|really (up|ran|run|running|hanging)|prueba|comprobante)\b/],
  [
    'money',
    /\b(pay|pays|paid|payment|payments|owe|owed|due|costs?|price|total|how much|invoice|deposit|amount|pagar|pago|pague|pagado|debo|cuesta|cuanto|precio|total|factura|deposito)\b/,
  ],
  [
    'dates',
    /\b(when|(what|which) (days?|dates?)|start|starts|begin|begins|ends?|how long|dates|(first|last) day|cuando|empieza|comienza|termina|fechas|que dias)\b/,
  ],
  [
    'party',
    /\b(who (is|s|are) (the|my) (seller|buyer|owner)|(contact|message|reach|call|write to|talk to) (him|her|them|the (seller|buyer|owner))|quien (es|vende)|contactar|escribir(le)? al)\b/,
  ],
  [
    'state',
    /\b(status|where (does|do|is|are)|(does|do) (it|this|we|i) stand|what (happens|comes) next|whats next|next step|what now|going on|waiting for|accepted|confirmed|approved|is (it|this) (booked|final|agreed)|((do|should) i (have|need) to|what (do|should|must) i) do|what is this|which booking|estado|en que esta|que (sigue|falta|pasa)|esta (confirmad\w|aceptad\w|reservad\w))\b/,
  ],
]

/** Says that the asker means what is theirs, and not the market. */
export const OWN_BOOKING =
  /\b(this|my|our|the) (booking|order|request|quote|hold|reservation)\b|\b(mi|esta|nuestra|la) (reserva|solicitud)\b/
/** A thing of the asker's: "when is my billboard up?" */
export const OWN_THING = /\b(my|our|this|mi|mis|nuestr[oa]s?|est[ae])\b/
/** Asks for others than the one that is booked. */
export const OTHERS =
  /\b((another|other|similar) (one|space|board|billboard|screen|station|place|spot|days|dates)s?|alternatives?|instead|cheaper|nearby|otr[oa]s? (espacios?|vallas?|pantallas?|fechas)|mas barat[oa]s?)\b/
