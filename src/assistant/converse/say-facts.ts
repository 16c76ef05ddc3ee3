import { formatUsd } from '#domain/money.ts'
import { helpArticlePath, listingPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import { presentReach } from '../explain/explain-match.ts'
import { namesIn } from '../explain/names.ts'
import { formatCount, plainText } from '../explain/wording.ts'
import { type FactQuestion, findFact } from '../lexicon/fact-questions.ts'
import type { Ground, Reply, SpokenMatch } from './spoken.ts'

/** What a listing states, else what its seller writes, else that it says nothing. */
export function sayFact({ say, about }: Ground, fact: FactQuestion): Reply {
  const { listing } = required(about[0])
  const title = plainText(listing.title)
  const found = findFact(listing, fact)
  const links = [
    linkTo(required(about[0]), say('Ask the seller', 'Preguntar al vendedor')),
    ...(fact.help
      ? [{ text: say('What the rules say', 'Qué dicen las reglas'), path: helpArticlePath(fact.help) }]
      : []),
  ]
  if (!found)
    return {
      text: say(
        `${title}: the seller does not say ${fact.name.en}. Ask on its page.`,
        `${title}: el vendedor no dice ${fact.name.es}. Pregunta en su página.`,
      ),
      links,
    }
  const said =
    'value' in found
      ? `${plainText(found.label)}: ${plainText(found.value)}`
      : `“${plainText(found.sentence)}”`
  return {
    text: say(`${title}. The seller says: ${said}`, `${title}. El vendedor dice: ${said}`).replace(
      /(?<![.!?”])$/,
      '.',
    ),
    links,
  }
}

export function linkTo({ listing }: SpokenMatch, text: string) {
  return { text, path: listingPath(listing.id) }
}

/** The figure as it is stated, with its basis; none is made up. */
export function sayAudience({ say, about }: Ground): Reply {
  const { listing } = required(about[0])
  const title = plainText(listing.title)
  const reach = presentReach(listing, say)
  const { dailyViews, per } = listing.audience
  const daily =
    dailyViews !== null && per !== 'day'
      ? say(` That is ${formatCount(dailyViews)} a day.`, ` Son ${formatCount(dailyViews)} al día.`)
      : ''
  return {
    text: reach
      ? say(
          `${title} states a figure of ${reach}.${daily} They are contacts, not different people.`,
          `${title} indica ${reach}.${daily} Son contactos, no personas distintas.`,
        )
      : say(
          `${title} states no audience figure: ask the seller.`,
          `${title} no indica ninguna cifra de público: pregunta al vendedor.`,
        ),
    links: [NUMBERS(say('What audience numbers mean', 'Qué significan las cifras'))],
  }
}

const NUMBERS = (text: string) => ({ text, path: helpArticlePath('audience-numbers') })

const BASES = {
  measured: ['counted by a device or a research firm', 'contada por un aparato o una empresa'],
  modelled: ['calculated from traffic and a formula', 'calculada con el tráfico y una fórmula'],
  circulation: ['copies printed or mailed, not the same as read', 'ejemplares impresos o enviados'],
  followers: ['accounts that follow; views are usually fewer', 'cuentas que siguen'],
  'seller-stated': [
    "the seller's own figure: ask how they know",
    'cifra del propio vendedor: pregunta cómo la sabe',
  ],
} as const

export function sayBasis({ say, about }: Ground): Reply {
  const { listing } = required(about[0])
  const title = plainText(listing.title)
  const { basis, asOf } = listing.audience
  const reach = presentReach(listing, say)
  const { day } = namesIn(say.tongue)
  const since = asOf ? say(` It is of ${day(asOf)}.`, ` Es del ${day(asOf)}.`) : ''
  const links = [NUMBERS(say('What audience numbers mean', 'Qué significan las cifras'))]
  if (!reach) return { text: say(`${title} states no figure.`, `${title} no indica ninguna cifra.`), links }
  if (!basis)
    return {
      text: say(
        `${title} states ${reach}, but not what the figure rests on: ask the seller.`,
        `${title} indica ${reach}, pero no en qué se basa: pregunta al vendedor.`,
      ),
      links,
    }
  return {
    text: say(
      `${title} states ${reach}: ${BASES[basis][0]}.${since}`,
      `${title} indica ${reach}: ${BASES[basis][1]}.${since}`,
    ),
    links,
  }
}

/** Of those shown the one with the largest figure; figures of different bases are named, not mixed. */
export function sayReach({ say, shown }: Ground): Reply {
  const stated = shown.filter(({ listing }) => listing.audience.dailyViews !== null)
  const [best] = stated.sort(
    (a, b) => (b.listing.audience.dailyViews ?? 0) - (a.listing.audience.dailyViews ?? 0),
  )
  const links = [NUMBERS(say('What audience numbers mean', 'Qué significan las cifras'))]
  if (!best)
    return {
      text: say(
        'None of those shown states an audience figure.',
        'Ninguno de los mostrados indica una cifra de público.',
      ),
      links,
    }
  const title = plainText(best.listing.title)
  const reach = presentReach(best.listing, say)
  return {
    text: say(
      `Of the ${shown.length} shown, ${stated.length} state a figure by the day. The largest: ${title}, ${reach}.`,
      `De los ${shown.length} mostrados, ${stated.length} indican una cifra diaria. La mayor: ${title}, ${reach}.`,
    ),
    links: [linkTo(best, title), ...links],
  }
}

export function sayFree({ say, about, days, free }: Ground): Reply {
  const { listing } = required(about[0])
  const title = plainText(listing.title)
  const links = [linkTo(required(about[0]), say('See its calendar', 'Ver su calendario'))]
  const first = listing.firstFree ?? listing.availabilityStart
  const { day, days: write } = namesIn(say.tongue)
  const start = first
    ? say(` The first day free is ${day(first)}.`, ` El primer día libre es el ${day(first)}.`)
    : ''
  if (!days)
    return {
      text:
        start === ''
          ? say(
              `${title}: the seller states no dates; it is on offer now. Name dates, or ask.`,
              `${title}: el vendedor no indica fechas; está en oferta ahora. Di fechas o pregunta.`,
            )
          : `${title}.${start}`,
      links,
    }
  const range = write(days)
  return {
    text: free.has(listing.id)
      ? say(`${title} is free for ${range}.`, `${title} está libre ${range}.`)
      : say(
          `${title} is not free on all days of ${range}.${start}`,
          `${title} no está libre todos los días ${range}.${start}`,
        ),
    links,
  }
}

export function saySetup({ say, about }: Ground): Reply {
  const { listing } = required(about[0])
  const title = plainText(listing.title)
  const fee =
    listing.setupFee === null || listing.setupFee === 0
      ? say('it lists no setup fee', 'no indica cargo de instalación')
      : say(
          `its setup fee is ${formatUsd(listing.setupFee)}, once`,
          `el cargo de instalación es ${formatUsd(listing.setupFee)}, una vez`,
        )
  return {
    text: say(
      `${title}: ${fee}. Printing, design and sales tax may come on top; the price for dates on its page names each.`,
      `${title}: ${fee}. Pueden sumarse impresión, diseño e impuesto; el precio por fechas en su página los nombra.`,
    ),
    links: [
      linkTo(required(about[0]), title),
      {
        text: say('Setup fees and other costs', 'Cargos y otros costos'),
        path: helpArticlePath('deposits-and-setup-fees'),
      },
    ],
  }
}

export function saySeller({ say, about }: Ground): Reply {
  const { listing } = required(about[0])
  const title = plainText(listing.title)
  const name = plainText(listing.seller.company ?? listing.seller.name)
  return {
    text: say(
      `The seller of ${title} is ${name}. Write to them on its page.`,
      `Quien vende ${title} es ${name}. Escríbele en su página.`,
    ),
    links: [linkTo(required(about[0]), say('Write to the seller', 'Escribir al vendedor'))],
  }
}

export function sayMore({ say, about }: Ground): Reply {
  const match = required(about[0])
  const { listing, verdict } = match
  const reach = presentReach(listing, say)
  const text = plainText(listing.description)
  const short = text.length > 240 ? `${text.slice(0, 237).replace(/\s\S*$/, '')} …` : text
  return {
    text: [
      `${plainText(listing.title)}, ${namesIn(say.tongue).price(listing.price, listing.interval)}, ${plainText(listing.location.text)}.`,
      verdict,
      reach ? `${reach}.` : say('It states no audience figure.', 'No indica cifra de público.'),
      say(`The seller writes: “${short}”`, `El vendedor escribe: “${short}”`),
    ]
      .filter(Boolean)
      .join(' '),
    links: [linkTo(match, say('Open it', 'Abrirlo'))],
  }
}

/** Nobody can promise what an ad brings. */
export function sayPromise({ say, about }: Ground): Reply {
  const { listing } = required(about[0])
  const reach = presentReach(listing, say)
  const title = plainText(listing.title)
  return {
    text: say(
      `Nobody can say what it will bring, and I make no promise. ${reach ? `${title} states ${reach}: contacts, not sales.` : `${title} states no audience figure.`}`,
      `Nadie puede decir qué traerá, y yo no prometo nada. ${reach ? `${title} indica ${reach}: contactos, no ventas.` : `${title} no indica cifra de público.`}`,
    ),
    links: [
      {
        text: say('Measuring whether an ad worked', 'Medir si un anuncio funcionó'),
        path: helpArticlePath('analytics-guide'),
      },
    ],
  }
}
