import { isPeriodOpen, readBudgetBasis } from '#domain/discovery/budget.ts'
import { type Criteria, isEmptyCriteria, placesOf } from '#domain/discovery/criteria.ts'
import { formatUsd } from '#domain/money.ts'
import { isWeak, placeOf } from '../match/strength.ts'
import { formatSentencesInSpanish } from './format-sentences.ts'
import {
  AUDIENCES,
  dayInSpanish,
  daysInSpanish,
  FEATURES,
  listInSpanish,
  PER,
  priceInSpanish,
  TYPES,
  VENUES,
} from './spanish-names.ts'
import type { Shown } from './suggest.ts'
import { metAudiences, metFeatures, metVenue } from './verdict.ts'
import { formatCount, plainText } from './wording.ts'

export const NO_REQUEST_ES =
  'Ayudo a encontrar espacios publicitarios. Dime el lugar, el tipo de espacio, a quién debe llegar y tu presupuesto.'

/** The answer for whoever wrote in Spanish. */
export function suggestInSpanish(criteria: Criteria, shown: Shown): string {
  const { matches, near, nearest } = shown
  const asked = describeInSpanish(criteria)
  const best = matches[0]
  const opening = isEmptyCriteria(criteria) ? 'Aún no pusiste límites.' : `Pediste ${asked}.`
  if (!best)
    return [
      opening,
      ...formatSentencesInSpanish(shown),
      sayPeriod(criteria),
      'Ningún espacio cumple eso ahora.',
    ]
      .filter(Boolean)
      .join(' ')
  const isBestNamed = !isWeak(best) || (near.length === 0 && !nearest)
  return [
    opening,
    ...sayUnmet(criteria, shown),
    ...formatSentencesInSpanish(shown),
    sayPeriod(criteria),
    sayNear(shown),
    sayCount(criteria, shown),
    saySilent(shown),
    sayFar(criteria, shown),
    isBestNamed ? `La mejor opción: ${sayWhich(best)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** As in English. */
export function listCaveatsInSpanish(criteria: Criteria, shown: Shown): string[] {
  return [
    ...sayUnmet(criteria, shown),
    ...formatSentencesInSpanish(shown),
    sayPeriod(criteria),
    sayNear(shown),
    sayFar(criteria, shown),
  ].filter(Boolean)
}

export function describeInSpanish(criteria: Criteria): string {
  const { adTypes, excludedAdTypes, venues, audiences, features, listingType } = criteria
  const what =
    adTypes.length > 0
      ? listInSpanish(
          adTypes.map((one) => TYPES[one]),
          'o',
        )
      : 'un espacio publicitario'
  const words = [
    what,
    ...(criteria.place ? [`en ${listInSpanish(placesOf(criteria), 'o')} o cerca`] : []),
    ...(venues.length > 0
      ? [
          `en ${listInSpanish(
            venues.map((one) => VENUES[one]),
            'o',
          )}`,
        ]
      : []),
    ...(audiences.length > 0
      ? [
          `para ${listInSpanish(
            audiences.map((one) => AUDIENCES[one]),
            'y',
          )}`,
        ]
      : []),
    ...(features.length > 0
      ? [
          `con ${listInSpanish(
            features.map((one) => FEATURES[one]),
            'y',
          )}`,
        ]
      : []),
    ...(listingType ? [listingType === 'sale' ? 'en venta' : 'en renta'] : []),
    ...(excludedAdTypes.length > 0
      ? [
          `sin ${listInSpanish(
            excludedAdTypes.map((one) => TYPES[one]),
            'ni',
          )}`,
        ]
      : []),
  ].join(' ')
  return [words, ...describeBudget(criteria), ...describeDates(criteria)].join(', ')
}

/** "$600 al mes", "$4,000 en total" */
export function amountInSpanish(dollars: number, criteria: Criteria): string {
  const basis = readBudgetBasis(criteria)
  if (isPeriodOpen(criteria)) return formatUsd(dollars)
  return formatUsd(dollars) + (basis.kind === 'total' ? ' en total' : PER[basis.interval])
}

function describeBudget(criteria: Criteria): string[] {
  const { priceMin, priceMax } = criteria
  return [
    ...(priceMin === null ? [] : [`desde ${amountInSpanish(priceMin, criteria)}`]),
    ...(priceMax === null ? [] : [`hasta ${amountInSpanish(priceMax, criteria)}`]),
  ]
}

function describeDates({ availableFrom, availableTo }: Criteria): string[] {
  if (availableFrom && availableTo)
    return [`libre ${daysInSpanish({ first: availableFrom, last: availableTo })}`]
  if (availableFrom) return [`libre desde el ${dayInSpanish(availableFrom)}`]
  return availableTo ? [`libre hasta el ${dayInSpanish(availableTo)}`] : []
}

function sayPeriod(criteria: Criteria): string {
  const amount = criteria.priceMax ?? criteria.priceMin
  if (amount === null || !isPeriodOpen(criteria)) return ''
  return `No dijiste para qué período son los ${formatUsd(amount)}; los comparé con precios al mes: ¿son al mes o en total?`
}

function sayUnmet(criteria: Criteria, { matches, inVenue }: Shown): string[] {
  const top = matches.slice(0, 3)
  const none = (meets: (match: Shown['matches'][number]) => boolean) => !top.some(meets)
  const audiences = criteria.audiences.filter((audience) =>
    none(({ listing }) => metAudiences(listing, criteria).includes(audience)),
  )
  const features = criteria.features.filter((feature) =>
    none(({ listing }) => metFeatures(listing, criteria).includes(feature)),
  )
  const isNoVenue =
    criteria.venues.length > 0 && none(({ listing }) => metVenue(listing, criteria).length > 0)
  return [
    ...(isNoVenue
      ? [
          `Ninguno de los primeros está en ${listInSpanish(
            criteria.venues.map((one) => VENUES[one]),
            'o',
          )}.`,
          ...(inVenue ? [`El más cercano que sí: ${sayWhich(inVenue)}.`] : []),
        ]
      : []),
    ...(audiences.length > 0
      ? [
          `Ninguno de los primeros nombra a ${listInSpanish(
            audiences.map((one) => AUDIENCES[one]),
            'o',
          )} como su público.`,
        ]
      : []),
    ...(features.length > 0
      ? [
          `Ninguno de los primeros indica ${listInSpanish(
            features.map((one) => FEATURES[one]),
            'o',
          )}.`,
        ]
      : []),
  ]
}

function sayNear({ near }: Shown): string {
  if (near.length === 0) return ''
  return `Casi, pero no libres en todos tus días: ${near.map(({ listing }) => plainText(listing.title)).join('; ')}.`
}

function sayCount(criteria: Criteria, { total, nearTotal, matches }: Shown): string {
  if (isEmptyCriteria(criteria) || total === 0) return ''
  const isSplit = nearTotal !== null && criteria.place !== null
  const counted = isSplit ? nearTotal : total
  const where = isSplit ? ` en ${listInSpanish(placesOf(criteria), 'o')} o cerca` : ''
  const far =
    total > counted
      ? `; ${formatCount(total - counted)}${counted === 0 ? '' : ' más'} ${total - counted === 1 ? 'está' : 'están'} más lejos`
      : ''
  const most = total > matches.length ? '; se muestran los mejores' : ''
  const lead =
    counted === 0
      ? `No hay espacios${where}`
      : `${formatCount(counted)} ${counted === 1 ? 'espacio cumple' : 'espacios cumplen'} eso${where}`
  return `${lead}${far}${most}.`
}

function sayFar(criteria: Criteria, { matches, nearest, nearTotal }: Shown): string {
  if (criteria.place === null || !matches.every((one) => placeOf(one) === 'far')) return ''
  const where = nearest ? ` El más cercano está en ${nearest.town}, a ${nearest.miles} mi.` : ''
  // the count has said so
  if (nearTotal === 0) return where.trim()
  return `Ninguno está en ${listInSpanish(placesOf(criteria), 'o')} o cerca.${where}`
}

function saySilent({ matches }: Shown): string {
  const silent = matches.filter(
    ({ listing }) => listing.audience.value === null && listing.audience.dailyViews === null,
  ).length
  return silent === 0 ? '' : `No se sabe: la cifra de público de ${silent} de ellos.`
}

function sayWhich({ listing, where }: Shown['matches'][number]): string {
  const far = where && !where.isIn && where.miles !== null ? `, a ${where.miles} mi de ${where.of}` : ''
  return `${plainText(listing.title)}, ${priceInSpanish(listing.price, listing.interval)}, ${plainText(listing.location.text)}${far}`
}
