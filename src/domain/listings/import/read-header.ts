import type { Interval } from '../../vocabulary.ts'

/** Periods that a header can name; of some no price or figure is kept. */
export type Period = Interval | 'hour' | 'cycle'

/** What a header says beside the name of its field. */
export interface HeaderMeaning {
  /** All its words, those in brackets too, with the trade's short ones written out: `4-Wk Rate (net)` is `4 week rate net`. */
  words: string
  /** Without period, scale, audience group and what says nothing of the kind: `rate`. */
  core: string
  /** `undefined` where none is named. */
  period: Period | undefined
  /** A period that stands there and is none of ours (`per spot`, `12 months`), in its words. */
  unknownPeriod: string | undefined
  /** What the cells are to be multiplied by; `undefined` where two things can be meant by it (`(M)`). */
  scale: number | undefined
}

const SHORT_WORDS: readonly [words: string, full: string][] = [
  ['wk wks wkly weeks weekly', 'week'],
  ['mo mos mth mths mthly mnth mnths months monthly montly pcm', 'month'],
  ['qtr qtrs qtrly quarters quarterly', 'quarter'],
  ['yr yrs yrly years yearly annual annually annum', 'year'],
  ['days daily daly dly diem', 'day'],
  ['hr hrs hours hourly', 'hour'],
  ['cycles', 'cycle'],
  ['four', '4'],
  ['imp imps impr imprs impression', 'impressions'],
  ['avg ave', 'average'],
  ['avail avails availability', 'available'],
  ['illum illumination illuminated lit', 'illuminated'],
  ['prod', 'production'],
  ['install inst installation', 'installation'],
  ['ht', 'height'],
  ['wd wdth', 'width'],
  ['rates', 'rate'],
  ['prices', 'price'],
  ['addr', 'address'],
  ['loc', 'location'],
  ['min', 'minimum'],
  ['ratecard', 'rate card'],
]
const FULL = new Map(SHORT_WORDS.flatMap(([words, full]) => words.split(' ').map((word) => [word, full])))

const UNITS = ['day', 'week', 'month', 'quarter', 'year', 'hour', 'cycle', 'period'] as const
const ONCE = /\b(?:one time|once|flat|event|single)\b/
/** What a price may be for that is no time. */
const NO_TIME =
  /\b(?:spots?|insertions?|issues?|showings?|plays?|airings?|runs?|posts?|clicks?|cpm|thousand impressions|(?:\d+ )?(?:seconds?|secs?)|words?|lines?|inch|column inch|\d+ x)\b/
const SAYS_NOTHING =
  /\b(?:per|each|every|a|an|the|in|of|usd|us|dollars?|net|gross|average|estimated|est|approx|approximate|geopath|total|published|list|standard|base|open|initial|current|dec|18 plus)\b/g
/** `18+`, `A18-49`, `P 18+`, `Adults 18+`, `HH`. */
const GROUP =
  /\b(?:(?:[apwm]|adults?|persons?|people|women|men) ?)?\d{2} ?(?:\+|plus\b|[-–] ?\d{2}\b)|\bhh\b/gi
const THOUSANDS =
  /\(? ?(?:\bin )?(?:[x×] ?)?(?:\b000 ?['’]?s?\b|\b1,?000 ?['’]?s\b|[x×] ?1,?000\b|\bthousands\b|\bthsds?\b) ?\)?|\((?:in )?k\)/i
const MILLIONS = /\(? ?(?:\bin )?(?:\bmillions\b|\bmlns?\b|\bmio\b) ?\)?/i
/** To some a thousand, to others a million or meters. */
const UNCLEAR_SCALE = /\(\s*(?:in )?mm?\s*\)/i

const known = new Map<string, HeaderMeaning>()
const MAX_KNOWN = 2000

/** Reads a header once; files have the same ones for all their rows. */
export function readHeader(header: string): HeaderMeaning {
  const found = known.get(header)
  if (found) return found
  if (known.size >= MAX_KNOWN) known.clear()
  const meaning = parseHeader(header)
  known.set(header, meaning)
  return meaning
}

function parseHeader(header: string): HeaderMeaning {
  const scale = scaleOfHeader(header)
  const bare = header.replace(THOUSANDS, ' ').replace(MILLIONS, ' ').replace(GROUP, ' ')
  const words = toFullWords(bare)
  const { period, unknownPeriod, rest } = readPeriodOf(words)
  const core = rest.replace(SAYS_NOTHING, ' ').replace(/\s+/g, ' ').trim()
  return { words, core, period, unknownPeriod, scale }
}

function scaleOfHeader(header: string): number | undefined {
  if (THOUSANDS.test(header)) return 1000
  if (MILLIONS.test(header)) return 1_000_000
  return UNCLEAR_SCALE.test(header) ? undefined : 1
}

/** As `headerWords` does, with what stands in brackets and with full words; the vocabulary of headers and cells alike. */
export function toFullWords(header: string): string {
  return (
    header
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      // `:30` is the length of a spot
      .replace(/(^|[^\d]):(\d{2,3})\b/g, '$1 $2 seconds ')
      .replace(/(?<=[/])\s*(?=[A-Za-z0-9])/g, ' per ')
      .replace(/#/g, ' number ')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
      .replace(/\b(\d+)(wks?|w|weeks?|days?|d|mos?|months?|x|sec|seconds?|hrs?)\b/g, '$1 $2')
      .replace(/\b(\d+) w\b/g, '$1 week')
      .trim()
      .split(' ')
      .map((word) => FULL.get(word) ?? word)
      .join(' ')
  )
}

interface FoundPeriod {
  period: Period | undefined
  unknownPeriod: string | undefined
  /** The words without it. */
  rest: string
}

const ANY_PERIOD = new RegExp(`\\b(?:(\\d{1,4}) )?(${UNITS.join('|')})\\b`, 'g')

/** The period among words that are written out. */
export function readPeriodOf(words: string): FoundPeriod {
  const named = [...words.matchAll(ANY_PERIOD)]
  const rest = words.replace(ANY_PERIOD, ' ').replace(/\s+/g, ' ').trim()
  const noTime = NO_TIME.exec(words)?.[0]
  const periods = new Set(named.map(([, count, unit]) => toPeriod(count, unit as (typeof UNITS)[number])))
  const [period] = periods
  if (noTime) return { period: undefined, unknownPeriod: noTime, rest }
  if (periods.size > 1 || (periods.size === 1 && period === undefined))
    return { period: undefined, unknownPeriod: named.map(([text]) => text).join(' and '), rest }
  if (period === undefined && ONCE.test(words))
    return { period: 'one-time', unknownPeriod: undefined, rest: rest.replace(ONCE, ' ').trim() }
  return { period, unknownPeriod: undefined, rest }
}

/** A period of the trade is the four weeks that posters hang. */
function toPeriod(count: string | undefined, unit: (typeof UNITS)[number]): Period | undefined {
  if (unit === 'period') return count === undefined || count === '1' ? '4-week' : undefined
  if (count === undefined || count === '1') return unit
  return (count === '4' && unit === 'week') || (count === '28' && unit === 'day') ? '4-week' : undefined
}
