import type { Format } from '#domain/discovery/formats.ts'
import { FORMAT_FACTS } from '../lexicon/format-words.ts'
import type { Match } from '../match/match.ts'
import type { FormatPreferences } from '../understand/slots/formats.ts'
import { listWords } from './wording.ts'

interface ShownFormats {
  matches: readonly Match[]
  formats?: FormatPreferences | undefined
}

/** So many are read from the first. */
const TOP = 3

/** What became of wishes narrower than a kind: none is met, several kinds are meant, what was refused is left out. */
export function formatSentences({ matches, formats }: ShownFormats): string[] {
  if (!formats) return []
  const { unmet, spread, refused, unmetSizes } = weigh(matches, formats)
  return [
    ...(unmetSizes.length > 0
      ? [`None of those shown first states ${listWords(unmetSizes, 'or')} as its size.`]
      : []),
    ...(unmet.length > 0
      ? [`None of those shown first calls itself one of the ${namesOf(unmet, 'or')} that you asked for.`]
      : []),
    ...(spread.length > 0
      ? [
          `${capital(namesOf(spread, 'and'))} are listed under several kinds of space; those of other kinds are shown too.`,
        ]
      : []),
    ...(refused.length > 0
      ? [
          `No ${namesOf(refused, 'or')}, as you said: what calls itself one is not shown, what only mentions one comes later.`,
        ]
      : []),
  ]
}

/** As {@link formatSentences}. */
export function formatSentencesInSpanish({ matches, formats }: ShownFormats): string[] {
  if (!formats) return []
  const { unmet, spread, refused, unmetSizes } = weigh(matches, formats)
  const names = (all: readonly Format[]) => all.map((one) => FORMAT_FACTS[one].manyInSpanish).join(', ')
  return [
    ...(unmetSizes.length > 0
      ? [`Ninguno de los primeros indica ${unmetSizes.join(' o ')} como su medida.`]
      : []),
    ...(unmet.length > 0 ? [`Ninguno de los primeros se presenta así: ${names(unmet)}.`] : []),
    ...(spread.length > 0 ? [`Hay ${names(spread)} en varios tipos de espacio; se muestran todos.`] : []),
    ...(refused.length > 0
      ? [`Sin ${names(refused)}, como dijiste: lo que se presenta así no se muestra.`]
      : []),
  ]
}

function weigh(matches: readonly Match[], { wanted, refused, sizes = [] }: FormatPreferences) {
  const top = matches.slice(0, TOP)
  const isUnmet = wanted.length > 0 && matches.length > 0 && !top.some(({ format }) => format !== null)
  const kindsOf = (format: Format) =>
    new Set(matches.flatMap((match) => (match.format === format ? match.listing.adType : [])))
  return {
    unmet: isUnmet ? wanted : [],
    unmetSizes: matches.length > 0 && top.every(({ size }) => size === null) ? sizes : [],
    spread: wanted.filter((format) => kindsOf(format).size > 1),
    refused,
  }
}

function namesOf(formats: readonly Format[], joint: 'and' | 'or'): string {
  return listWords(
    formats.map((format) => FORMAT_FACTS[format].many),
    joint,
  )
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
}
