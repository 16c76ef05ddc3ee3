import { type Say, sayIn, type Tongue } from '../converse/language.ts'
import type { SellerDraft } from './draft.ts'
import { factsOf } from './format-facts.ts'

export interface MissingFact {
  /** Field of the form: a specification's label, or one of the form's own fields. */
  field: string
  text: string
}

export const SET_A_PRICE = 'Price: set a price and its interval.'

/** Facts buyers of this medium need that the draft lacks. Never guesses them. */
export function listMissingFacts(draft: SellerDraft, tongue: Tongue = 'en'): MissingFact[] {
  const say = sayIn(tongue)
  const text = [
    draft.title,
    draft.description,
    ...draft.features,
    ...draft.specs.map(({ label, value }) => `${label} ${value}`),
  ].join(' \n ')
  const medium = factsOf(draft)
    .filter(({ pattern }) => !pattern.test(text))
    .map(({ label, ask, es }) => ({
      field: label,
      text: say(`Specifications, ${label}: add ${ask}.`, `Especificaciones, “${label}”: di ${es}.`),
    }))
  return [...medium, ...ownFields(draft, say)]
}

function ownFields(draft: SellerDraft, say: Say): MissingFact[] {
  const isSale = draft.listingType === 'sale'
  const fields: readonly [isMissing: boolean, field: string, text: string][] = [
    [
      draft.price === null,
      'Price',
      isSale
        ? say('Price: set a price.', 'Precio: pon un precio.')
        : say(SET_A_PRICE, 'Precio: pon un precio y su período.'),
    ],
    [
      draft.location.text.trim() === '',
      'Location',
      say('Location: name the place.', 'Lugar: di dónde está.'),
    ],
    [
      draft.targetMarket.length === 0,
      'Target audience',
      say('Target audience: choose who sees it.', 'Público: elige quién lo ve.'),
    ],
    [
      draft.audienceValue === null,
      'Audience',
      say(
        'Audience: add a figure, its period and what it rests on; leave it out if you do not know it.',
        'Audiencia: pon una cifra, su período y de dónde sale; déjala fuera si no la sabes.',
      ),
    ],
    [
      draft.availabilityStart === null,
      'Dates',
      say('Dates: say from when it is free.', 'Fechas: di desde cuándo está libre.'),
    ],
    [
      draft.minContract === null && !isSale,
      'Minimum contract',
      say('Minimum contract: say the shortest booking.', 'Contrato mínimo: di la reserva más corta.'),
    ],
  ]
  return fields.filter(([isMissing]) => isMissing).map(([, field, text]) => ({ field, text }))
}
