import type { Criteria } from '#domain/discovery/criteria.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import { helpArticlePath, helpContactPath } from '#domain/paths.ts'
import { AD_TYPE_LABELS, type AdType } from '#domain/vocabulary.ts'
import type { AssistantAnswer } from '../answer-buyer.ts'
import type { Say } from '../converse/language.ts'
import { describeCriteria } from '../explain/describe-criteria.ts'
import { PER } from '../explain/spanish-names.ts'
import { plural } from '../explain/wording.ts'
import type { SellerAdvice } from './advise-seller.ts'
import type { PriceOf, SellerAsk } from './read-questions.ts'
import { readUntrue } from './split-text.ts'

type Links = NonNullable<AssistantAnswer['links']>

export interface SellerSaid {
  say: Say
  criteria: Criteria
  /** Where there is none for the whole. */
  several: readonly PriceOf[]
  asks: readonly SellerAsk[]
  untrue: readonly string[]
  advice: SellerAdvice | null
  /** Comparable spaces that follow. */
  matches: number
  /** Whether ways to reach the seller stood in their words. */
  hasContacts: boolean
  /** Whether a title or a description is offered. */
  isDrafted: boolean
}

/** The answer in sentences: what is refused and what was asked first, then what was understood. */
export function saySeller(said: SellerSaid): { text: string; links: Links; caveats: string[] } {
  const { say, advice } = said
  const links = linksOf(said)
  const missing = listMissing(advice)
  const follows = sayFollowing(said)
  const first = [
    ...said.untrue.slice(0, 2).map((wish) => sayUntrue(wish, say)),
    ...said.asks.map((ask) => sayAsk(ask, said)),
  ]
  const price =
    advice?.price.text ?? say('Not known yet: the kind of space.', 'Aún no sé qué tipo de espacio es.')
  const contacts = said.hasContacts
    ? say(
        'Phone numbers, e-mail addresses and links are left out of it: listings with them are rejected.',
        'Sin teléfonos, correos ni enlaces: los anuncios que los tienen se rechazan.',
      )
    : ''
  const text = [
    ...first,
    sayUnderstood(said),
    saySeveral(said),
    follows,
    price,
    said.isDrafted
      ? say(
          'A title and a description from your own words are below.',
          'Abajo hay un título y una descripción con tus palabras.',
        )
      : '',
    contacts,
    missing.length > 0
      ? say(`Not said yet: ${missing.join('; ')}.`, `Falta decir: ${missing.join('; ')}.`)
      : '',
  ]
  return {
    text: text.filter(Boolean).join(' '),
    links,
    caveats: [...first, price, contacts].filter(Boolean),
  }
}

/** Spaces of the kind are called comparable where their prices are compared. */
function sayFollowing({ say, advice, matches }: SellerSaid): string {
  if (matches === 0)
    return say('No comparable space is listed now.', 'Ningún espacio comparable está publicado ahora.')
  if (!advice?.price.statistics)
    return say(
      `${plural(matches, 'space of its kind follows', 'spaces of its kind follow')}.`,
      matches === 1 ? 'Sigue 1 espacio de su tipo.' : `Siguen ${matches} espacios de su tipo.`,
    )
  return say(
    `${plural(matches, 'comparable space follows', 'comparable spaces follow')}.`,
    matches === 1 ? 'Sigue 1 espacio comparable.' : `Siguen ${matches} espacios comparables.`,
  )
}

/** What a fact is, without the field it goes into: names of fields say little beside each other. */
function listMissing(advice: SellerAdvice | null): string[] {
  const texts = advice?.missing.slice(0, MAX_MISSING).map(({ text }) => text) ?? []
  return texts.map((text) =>
    (text.split(';')[0] ?? '')
      .replace(/^[^:]{0,60}: (?:(?:add|set|name|choose|say|di|pon|elige) )?/, '')
      .replace(/\.$/, ''),
  )
}

const MAX_MISSING = 3

function sayUntrue(wish: string, say: Say): string {
  const { wished, truth } = readUntrue(wish)
  if (wished && truth)
    return say(
      `I do not write ${wished.trim()}: you say that it is really ${truth.trim()}. Buyers decide by such figures, and a false one breaks the terms.`,
      `No escribo ${wished.trim()}: dices que en realidad es ${truth.trim()}. Los compradores deciden con esas cifras, y una falsa rompe los términos.`,
    )
  return say(
    'I do not write more than is true: buyers decide by such claims, and a false one breaks the terms. Give a figure you can show, and say what it rests on.',
    'No escribo más de lo que es cierto: los compradores deciden con esos datos, y uno falso rompe los términos. Da una cifra que puedas mostrar y di de dónde sale.',
  )
}

function sayAsk(ask: SellerAsk, { say, advice, criteria }: SellerSaid): string {
  switch (ask) {
    case 'fees':
      return say(
        'Listing a space is free; what a booking costs its seller, if anything, is in the article below.',
        'Publicar un espacio es gratis; lo que una reserva le cuesta al vendedor, si algo, está en el artículo de abajo.',
      )
    case 'listing':
      return say(
        'To list it, open “List Ad Space”: press Use below and the form begins with what you wrote.',
        'Para publicarlo, abre “List Ad Space”: pulsa Use abajo y el formulario empieza con lo que escribiste.',
      )
    case 'outlook':
      return say(
        'How soon it is booked I do not know; nobody can promise that. A photo, a price and free dates are what buyers look for.',
        'Cuándo se reservará no lo sé, y nadie puede prometerlo. Una foto, un precio y fechas libres es lo que buscan los compradores.',
      )
    case 'fair':
    case 'price':
      return advice || criteria.adTypes.length > 0
        ? ''
        : say(
            'For a price I need to know the kind of space.',
            'Para un precio necesito saber qué tipo de espacio es.',
          )
    case 'words':
      return ''
    default:
      return say(
        'I cannot answer your other question; look in the help pages, or write to us.',
        'Tu otra pregunta no la puedo contestar; mira en la ayuda o escríbenos.',
      )
  }
}

function linksOf({ asks, untrue, say }: SellerSaid): Links {
  const article = (text: string, slug: string) => ({ text, path: helpArticlePath(slug) })
  return [
    ...(untrue.length > 0
      ? [article(say('What audience numbers mean', 'Qué significan las cifras'), 'audience-numbers')]
      : []),
    ...(asks.includes('fees')
      ? [article(say('What is Placard?', '¿Qué es Placard?'), 'what-is-placard')]
      : []),
    ...(asks.includes('fair') || asks.includes('price')
      ? [article(say('Pricing models', 'Modelos de precio'), 'pricing-models')]
      : []),
    ...(asks.includes('other') ? [{ text: say('Contact us', 'Contacto'), path: helpContactPath() }] : []),
  ]
}

const SPANISH_KINDS: Record<AdType, string> = {
  billboard: 'una valla o pared',
  print: 'un espacio impreso',
  digital: 'una pantalla',
  radio: 'un espacio de radio',
  event: 'un patrocinio de evento',
  social: 'un espacio en redes sociales',
}

function sayUnderstood({ say, criteria }: SellerSaid): string {
  const asking = askingPrice({ say, criteria })
  const bare = {
    ...criteria,
    priceMin: null,
    priceMax: null,
    interval: null,
    availableFrom: null,
    availableTo: null,
  }
  const space = describeCriteria(bare)
  if (!space)
    return say(
      'Tell me what kind of space it is and where it stands.',
      'Dime qué tipo de espacio es y dónde está.',
    )
  const where = criteria.place ? ` en ${criteria.place}` : ''
  const kind = criteria.adTypes.map((one) => SPANISH_KINDS[one]).join(' y ') || 'un espacio'
  return say(`You describe ${space}${asking}.`, `Describes ${kind}${where}${asking}.`)
}

function askingPrice({ say, criteria }: Pick<SellerSaid, 'say' | 'criteria'>): string {
  const { priceMax: price, interval } = criteria
  if (price === null) return ''
  const [type] = criteria.adTypes
  const kind = type ? ` for the ${AD_TYPE_LABELS[type].toLowerCase()} space` : ''
  const spanish = `${formatUsd(price)}${interval ? PER[interval] : ''}`
  return say(
    `, asking ${interval ? formatPrice(price, interval) : formatUsd(price)}${kind}`,
    `, a ${spanish}`,
  )
}

function saySeveral({ say, several }: SellerSaid): string {
  if (several.length === 0) return ''
  const listed = several.slice(0, 6).map(({ dollars, what }) => `${formatUsd(dollars)} (${what})`)
  return say(
    `You name several prices: ${listed.join(', ')}. A listing has one: list them apart, or put the others into the specifications.`,
    `Nombras varios precios: ${listed.join(', ')}. Un anuncio tiene uno: publícalos por separado o pon los otros en las especificaciones.`,
  )
}
