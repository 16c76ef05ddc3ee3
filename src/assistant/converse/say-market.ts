import { isEmptyCriteria, placesOf } from '#domain/discovery/criteria.ts'
import { formatUsd } from '#domain/money.ts'
import { helpArticlePath, helpContactPath } from '#domain/paths.ts'
import { AD_TYPE_LABELS, AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import { describeCriteria } from '../explain/describe-criteria.ts'
import { namesIn } from '../explain/names.ts'
import { KINDS, TYPES } from '../explain/spanish-names.ts'
import { describeInSpanish } from '../explain/suggest-spanish.ts'
import { listWords, plainText } from '../explain/wording.ts'
import { CONTACT, type HelpTopic } from '../lexicon/help-topics.ts'
import type { Say } from './language.ts'
import { type PlanInput, pathOfPlan, pathOfSearch } from './paths.ts'
import type { Ground, Reply } from './spoken.ts'

function nameOf(adType: AdType, say: Say): string {
  const kind = KINDS[adType]
  return say(AD_TYPE_LABELS[adType], `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`)
}

/** What a kind of space usually costs, from what is listed: never a guess. */
export function sayTypical({ say, criteria, named, shown, typical }: Ground): Reply {
  const media = named.adTypes.length > 0 ? named.adTypes : criteria.adTypes
  const first = shown[0]?.listing.adType
  const asked = media.length > 0 ? media : first ? [first] : []
  if (asked.length === 0)
    return {
      text: say(
        'Of which kind of space? Say billboard, print, screen, radio, event or social.',
        '¿De qué tipo de espacio? Di valla, prensa, pantalla, radio, evento o redes.',
      ),
    }
  return { text: asked.map((adType) => typicalLine(adType, { say, criteria, named, typical })).join(' ') }
}

type Typical = Pick<Ground, 'say' | 'criteria' | 'named' | 'typical'>

function typicalLine(adType: AdType, { say, criteria, named, typical }: Typical): string {
  const { statistics, near } = typical(adType)
  const kind = nameOf(adType, say)
  if (!statistics)
    return say(
      `Too few ${kind.toLowerCase()} spaces are listed to say what is usual.`,
      `Hay muy pocos espacios de ${kind.toLowerCase()} para decir qué es lo normal.`,
    )
  const [low, median, high] = [statistics.lowerQuartile, statistics.median, statistics.upperQuartile].map(
    (price) => formatUsd(Math.round(price)),
  )
  const place = named.place ?? criteria.place
  const where = near && place ? say(` around ${place}`, ` alrededor de ${place}`) : ''
  const amount = named.priceMax
  const side =
    amount === null
      ? ''
      : say(
          ` ${formatUsd(amount)} a month would be ${sideOf(amount, statistics.median)} that median.`,
          ` ${formatUsd(amount)} al mes estaría ${SIDES_ES[sideOf(amount, statistics.median)]} de esa mediana.`,
        )
  return say(
    `${kind}: the median of ${statistics.count} comparable spaces to rent${where} is ${median} a month; half of them ask between ${low} and ${high}.${side}`,
    `${kind}: la mediana de ${statistics.count} espacios comparables en renta${where} es ${median} al mes; la mitad pide entre ${low} y ${high}.${side}`,
  )
}

const SIDES_ES = { above: 'por encima', below: 'por debajo', at: 'a la altura' }

function sideOf(amount: number, median: number): keyof typeof SIDES_ES {
  if (amount === Math.round(median)) return 'at'
  return amount > median ? 'above' : 'below'
}

const TRAITS: Record<AdType, readonly [en: string, es: string]> = {
  billboard: [
    'is seen by everybody who passes one spot, for weeks, in a few words',
    'Una valla la ve todo el que pasa por un punto, durante semanas, en pocas palabras.',
  ],
  print: [
    'is read by those who take that paper, and can be kept',
    'La prensa la lee quien toma esa publicación, y se puede guardar.',
  ],
  digital: [
    'shows your ad in turns at one spot, and changes in a day',
    'Una pantalla muestra tu anuncio por turnos en un punto y cambia en un día.',
  ],
  radio: [
    'is heard over the whole coverage of the station, at the hours you buy',
    'La radio se oye en toda la cobertura de la emisora, a las horas que compras.',
  ],
  event: [
    'meets the people who come, on those days alone',
    'Un evento encuentra a quienes asisten, solo esos días.',
  ],
  social: ['reaches those who follow that account', 'Las redes sociales llegan a quienes siguen esa cuenta.'],
}

/** Media side by side: what each is, what it usually costs, and no promise which works. */
export function sayMedia(ground: Ground, adTypes: readonly AdType[]): Reply {
  const { say } = ground
  const lines = adTypes.map((adType) =>
    say(`${nameOf(adType, say)} ${TRAITS[adType][0]}.`, TRAITS[adType][1]),
  )
  const costs = adTypes.map((adType) =>
    typicalLine(adType, { ...ground, named: { ...ground.named, priceMax: null } }),
  )
  const end = say(
    'If your customers live near one road or town, one spot may do; if they live all over the area, wider coverage fits. Nobody can promise which brings more. Name a town and a budget, and I show both.',
    'Si tus clientes viven cerca de una calle o ciudad, un punto puede bastar; si viven en toda la zona, conviene más cobertura. Nadie puede prometer cuál trae más. Di una ciudad y un presupuesto y muestro ambos.',
  )
  return { text: [...lines, ...costs, end].join(' ') }
}

/** The planner takes one sum for all its spaces: what is known goes along, what is missing is said. */
export function sayPlan({ say, criteria, named }: Ground): Reply {
  const media = named.adTypes.length > 0 ? named.adTypes : criteria.adTypes
  const plan: PlanInput = {
    place: named.place ?? criteria.place,
    from: named.availableFrom ?? criteria.availableFrom,
    to: named.availableTo ?? criteria.availableTo,
    budget: named.priceMax ?? criteria.priceMax,
    media: AD_TYPES.filter((adType) => media.includes(adType)).map((adType) => ({
      adType,
      count: named.counts.get(adType) ?? 0,
    })),
  }
  const missing = [
    ...(plan.place === null ? [say('a place', 'un lugar')] : []),
    ...(plan.from === null || plan.to === null
      ? [say('the first and the last day', 'el primer y el último día')]
      : []),
    ...(plan.budget === null ? [say('a sum', 'una suma')] : []),
  ]
  const sum = plan.budget === null ? say('one sum', 'una suma') : formatUsd(plan.budget)
  const { kinds } = namesIn(say.tongue)
  const of = plan.media.map(
    ({ adType, count }) => `${count > 0 ? `${count} ` : ''}${say(kinds[adType], TYPES[adType])}`,
  )
  const over = of.length > 0 ? say(` over ${listWords(of, 'and')}`, ` entre ${of.join(' y ')}`) : ''
  return {
    text: [
      say(
        `A plan divides ${sum} in all${over}: it chooses spaces, with one total and the reason for each, and books nothing.`,
        `Un plan reparte ${sum} en total${over}: elige espacios, con un total y la razón de cada uno, y no reserva nada.`,
      ),
      missing.length > 0
        ? say(
            `Open it as a plan; it still needs ${listWords(missing, 'and')}.`,
            `Ábrelo como plan; falta ${missing.join(' y ')}.`,
          )
        : say('Open it as a plan.', 'Ábrelo como plan.'),
    ].join(' '),
    links: [{ text: say('Open as plan', 'Abrir como plan'), path: pathOfPlan(plan) }],
  }
}

export function sayHelp({ say }: Pick<Ground, 'say'>, { slug, title, en, es }: HelpTopic): Reply {
  const path = slug === CONTACT ? helpContactPath() : helpArticlePath(slug)
  return { text: say(en, es), links: [{ text: title, path }] }
}

export function sayChanged({ say, criteria, shown }: Ground): Reply {
  const asked = isEmptyCriteria(criteria)
    ? say('no limits', 'sin límites')
    : say(describeCriteria(criteria), describeInSpanish(criteria))
  const { price } = namesIn(say.tongue)
  const [first] = shown
  const best = first
    ? `${plainText(first.listing.title)}, ${price(first.listing.price, first.listing.interval)}`
    : ''
  return {
    text: say(
      `What I go by now: ${asked}.${best && ` First: ${best}.`} Say what to change: place, budget, dates, kind of space or audience.`,
      `Ahora busco: ${asked}.${best && ` Primero: ${best}.`} Di qué cambiar: lugar, presupuesto, fechas, tipo de espacio o público.`,
    ),
  }
}

export const CAN_BE_ASKED = {
  en: 'You can ask: why is the first one best, compare the first two, what does the first cost for 3 months, cheaper, in another town, drop the budget, or how paying and cancelling work.',
  es: 'Puedes preguntar: por qué es mejor la primera, compara las dos primeras, cuánto cuesta la primera por 3 meses, más barato, en otra ciudad, sin presupuesto, o cómo se paga y se cancela.',
}

export function sayAble({ say }: Pick<Ground, 'say'>): Reply {
  return {
    text: say(
      `I find advertising space in what is listed here, and answer from it alone. ${CAN_BE_ASKED.en}`,
      `Busco espacios publicitarios entre los que están aquí, y respondo solo con eso. ${CAN_BE_ASKED.es}`,
    ),
  }
}

/** A turn that changed nothing. */
export function sayNothing({ say, isKnown }: Pick<Ground, 'say'> & { isKnown: boolean }): Reply {
  return {
    text: isKnown
      ? say(
          `That is what I went by already, so nothing changed. ${CAN_BE_ASKED.en}`,
          `Eso ya lo tenía en cuenta, así que nada cambió. ${CAN_BE_ASKED.es}`,
        )
      : say(
          `I did not understand that, and changed nothing. ${CAN_BE_ASKED.en}`,
          `No entendí eso, y no cambié nada. ${CAN_BE_ASKED.es}`,
        ),
  }
}

export function sayThanks({ say, shown }: Ground): Reply {
  const next = say(
    'Ask on, or open a space to book it.',
    'Sigue preguntando, o abre un espacio para reservarlo.',
  )
  return {
    text: say(
      `You are welcome. ${shown.length > 0 ? next : ''}`,
      `De nada. ${shown.length > 0 ? next : ''}`,
    ).trim(),
  }
}

export function sayWhen({ say, criteria }: Ground): Reply {
  const where =
    placesOf(criteria).length > 0
      ? say(` in ${placesOf(criteria).join(' or ')}`, ` en ${placesOf(criteria).join(' o ')}`)
      : ''
  return {
    text: say(
      `Open this search${where}, press Save Search and choose how to be told: with an account you get a mail when something new fits.`,
      `Abre esta búsqueda${where}, pulsa Save Search y elige cómo quieres que te avisen: con una cuenta recibes un correo cuando algo nuevo sirva.`,
    ),
    links: [
      { text: say('Tell me when', 'Avísame'), path: pathOfSearch(criteria) },
      {
        text: say('Favorites and saved searches', 'Favoritos y búsquedas guardadas'),
        path: helpArticlePath('saved-searches-and-favorites'),
      },
    ],
  }
}
