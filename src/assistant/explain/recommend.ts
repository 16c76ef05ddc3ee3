import type { Criteria } from '#domain/discovery/criteria.ts'
import { type Say, sayIn } from '../converse/language.ts'
import type { Match } from '../match/match.ts'
import { type CountFitting, FEW_MATCHES, relax } from '../match/relax.ts'
import { plural } from './wording.ts'

const MIN_RECOMMENDATIONS = 3
const MAX_RECOMMENDATIONS = 6

interface Advice {
  applies: boolean
  text: string
}

interface Shown {
  matches: readonly Match[]
  count: CountFitting
}

/**
 * At least three next steps, each an action on a named field. When fewer than three spaces match, relaxations with
 * their real counts come first.
 */
export function recommendForBuyer(
  criteria: Criteria,
  { matches, count }: Shown,
  say: Say = sayIn('en'),
): string[] {
  const wider =
    matches.length < FEW_MATCHES ? relax(criteria, count, say).map((relaxation) => relaxation.text) : []
  const useful = adviceOnMatches(matches, say)
  const unsaid = adviceOnUnsaid(criteria, say)
  const texts = [
    ...wider,
    ...[...useful, ...unsaid].filter((advice) => advice.applies).map((advice) => advice.text),
  ]
  const always = ALWAYS.map((words) => say(...words))
  const enough =
    texts.length >= MIN_RECOMMENDATIONS
      ? texts
      : [...texts, ...always.filter((text) => !texts.includes(text))]
  return enough.slice(0, Math.max(MIN_RECOMMENDATIONS, MAX_RECOMMENDATIONS))
}

function adviceOnMatches(matches: readonly Match[], say: Say): Advice[] {
  const silent = matches.filter(
    ({ listing }) => listing.audience.value === null && listing.audience.dailyViews === null,
  ).length
  const undated = matches.filter(
    ({ listing }) => listing.availabilityStart === null && listing.availabilityEnd === null,
  ).length
  return [
    {
      applies: silent > 0,
      text: say(
        `Audience: ask for a figure; ${plural(silent, 'match states', 'matches state')} none.`,
        `Público: pide una cifra; ${silent === 1 ? '1 espacio no la indica' : `${silent} espacios no la indican`}.`,
      ),
    },
    {
      applies: undated > 0,
      text: say(
        `Dates: ask when it is free; ${plural(undated, 'match names', 'matches name')} no dates.`,
        `Fechas: pregunta cuándo está libre; ${undated === 1 ? '1 espacio no las indica' : `${undated} espacios no las indican`}.`,
      ),
    },
  ]
}

function adviceOnUnsaid(criteria: Criteria, say: Say): Advice[] {
  return [
    {
      applies: criteria.place === null,
      text: say(
        'Place: name a city, neighborhood, landmark or ZIP code to rank by distance.',
        'Lugar: nombra una ciudad, un barrio, un sitio conocido o un código postal para ordenar por distancia.',
      ),
    },
    {
      applies: criteria.priceMax === null,
      text: say(
        'Price: set a maximum and its period to leave out what is too dear.',
        'Precio: pon un máximo y su período para dejar fuera lo que es muy caro.',
      ),
    },
    {
      applies: criteria.audiences.length === 0,
      text: say('Target audience: choose who should see it.', 'Público: di quién debe verlo.'),
    },
    {
      applies: criteria.availableFrom === null,
      text: say(
        'Dates: give a start and an end to see only what is free then.',
        'Fechas: da el primer y el último día para ver solo lo que está libre.',
      ),
    },
    {
      applies: criteria.adTypes.length === 0,
      text: say(
        'Ad type: choose the kinds of space you would use.',
        'Tipo: elige los tipos de espacio que usarías.',
      ),
    },
    {
      applies: criteria.venues.length === 0,
      text: say(
        'Venue: say where it should stand, such as transit, retail or a gym.',
        'Local: di dónde debe estar, como transporte público, tiendas o un gimnasio.',
      ),
    },
  ]
}

const ALWAYS: readonly (readonly [en: string, es: string])[] = [
  [
    'Price: compare the monthly prices of the matches side by side.',
    'Precio: compara los precios mensuales de los espacios.',
  ],
  [
    'Dates: check the availability on each listing before you plan.',
    'Fechas: revisa la disponibilidad en cada espacio antes de planear.',
  ],
  [
    'Features: add high traffic, high visibility or near event venue to narrow the list.',
    'Características: añade mucho tráfico, alta visibilidad o cercanía a eventos para acortar la lista.',
  ],
]
