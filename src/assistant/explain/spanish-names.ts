import { formatUsd } from '#domain/money.ts'
import type {
  AdType,
  Audience,
  AudienceBasis,
  AudiencePeriod,
  Feature,
  Interval,
  Venue,
} from '#domain/vocabulary.ts'

/** Several of a kind: "vallas en Tacoma". */
export const TYPES: Record<AdType, string> = {
  billboard: 'vallas',
  print: 'prensa',
  digital: 'pantallas',
  radio: 'radio',
  event: 'eventos',
  social: 'redes sociales',
}
/** One of a kind: "valla". */
export const KINDS: Record<AdType, string> = {
  billboard: 'valla',
  print: 'prensa',
  digital: 'pantalla',
  radio: 'radio',
  event: 'evento',
  social: 'redes sociales',
}
export const AUDIENCES: Record<Audience, string> = {
  'local-business': 'negocios locales',
  tourists: 'turistas',
  commuters: 'quienes van al trabajo',
  students: 'estudiantes',
  families: 'familias',
  professionals: 'profesionales',
  'young-adults': 'adultos jóvenes',
  seniors: 'personas mayores',
}
export const VENUES: Record<Venue, string> = {
  transit: 'transporte público',
  retail: 'tiendas',
  bar: 'bares',
  restaurant: 'restaurantes',
  gym: 'gimnasios',
  office: 'oficinas',
  campus: 'campus',
  stadium: 'estadios',
  airport: 'aeropuertos',
  ferry: 'ferris',
}
export const FEATURES: Record<Feature, string> = {
  'high-traffic': 'mucho tráfico',
  'high-visibility': 'alta visibilidad',
  'near-event-venue': 'cercanía a eventos',
}
/** Of a budget. */
export const PER: Record<Interval, string> = {
  day: ' al día',
  week: ' a la semana',
  '4-week': ' por 4 semanas',
  month: ' al mes',
  quarter: ' al trimestre',
  year: ' al año',
  'one-time': ' en total',
}
/** Whom an audience figure counts. */
export const CONTACTS: Record<AdType, string> = {
  billboard: 'vistas',
  digital: 'vistas',
  print: 'lectores o ejemplares',
  radio: 'oyentes',
  event: 'personas',
  social: 'personas',
}
export const COUNTED_PER: Record<AudiencePeriod, string> = {
  day: 'al día',
  week: 'a la semana',
  '4-week': 'en 4 semanas',
  month: 'al mes',
  issue: 'por edición',
  event: 'por evento',
  post: 'por publicación',
}
export const BASES: Record<AudienceBasis, string> = {
  measured: 'cifra medida',
  modelled: 'cifra calculada',
  circulation: 'tiraje',
  followers: 'seguidores',
  'seller-stated': 'cifra del vendedor',
}

export const listInSpanish = (words: readonly string[], joint: 'y' | 'o' | 'ni') =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`

/** "$900 al mes"; what is paid once: "$46,000 en un solo pago". */
export function priceInSpanish(dollars: number, interval: Interval): string {
  return formatUsd(dollars) + (interval === 'one-time' ? ' en un solo pago' : PER[interval])
}

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')

/** Calendar date `YYYY-MM-DD` → "7 dic 2026". */
export function dayInSpanish(date: string): string {
  return `${withoutYear(date)} ${date.slice(0, 4)}`
}

/** Calendar dates → "del 1 dic al 20 dic 2026", "del 28 dic 2026 al 24 ene 2027"; one day alone → "el 7 dic 2026". */
export function daysInSpanish({ first, last }: { first: string; last: string }): string {
  if (first === last) return `el ${dayInSpanish(last)}`
  const isOfOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `del ${isOfOneYear ? withoutYear(first) : dayInSpanish(first)} al ${dayInSpanish(last)}`
}

function withoutYear(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return `${day} ${MONTHS[month - 1]}`
}
