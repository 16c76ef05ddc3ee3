import { NUMBER_WORDS, TIME_UNITS } from '../lexicon/claim-words.ts'

/** A figure with what it is a figure of: "$700/month", "3 miles", "12,000 views a day". */
export interface Claim {
  kind: 'money' | 'distance' | 'time' | 'date' | 'count'
  value: number
  /** The period it is for, the unit of a length of time, or the month of a day; null where none is said. */
  per: string | null
}

const NUMBER = /(\$\s?)?(\d[\d,]*(?:\.\d+)?)\s?(k|m)?(?![\w])/gi
const WORD_BEFORE_UNIT =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?=[ -](?:[a-z]{1,20} )?(?:mi|miles?|km|kilometers?|blocks?|minutes?|hours?|days?|weeks?|months?|years?|dollars?|spaces?|people|cars|views|readers|listeners|millas?|cuadras?|minutos?|días|semanas|meses|años|dólares|espacios|personas)\b)/gi
const DISTANCE = /^[\s-]?(?:mi|miles?|km|kilometers?|blocks?|millas?|kilómetros?|cuadras?)\b/i
const DOLLARS = /^ (?:dollars|usd|dólares)\b/i
const PERIOD =
  /^(?: (?!\$)[\p{L}-]{1,20}){0,3}?(?:\/| (?:an?|per|each|every|al|por|a la|in|en) )(day|week|4-week|4 weeks|4 semanas|month|quarter|year|issue|event|post|día|semana|mes|trimestre|año)\b/iu
const ADVERB =
  /^(?: [\p{L}-]{1,20}){0,2}? (daily|weekly|monthly|quarterly|yearly|diari[oa]s?|mensual(?:es)?)\b/iu
const IN_ALL = /^ (?:in all|in total|en total|one-time|one time|altogether)\b/i
const UNIT =
  /^[\s-](?:consecutive )?(minut(?:e|es|os)|hours?|horas?|days?|días?|weeks?|semanas?|months?|mes|meses|years?|años?)\b/i
const MONTH_BEFORE =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (?:\d{1,2}(?:, | to |\s?[–-]\s?))?$/i
const PERIODS: Record<string, string> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  '4 weeks': '4-week',
  '4 semanas': '4-week',
  día: 'day',
  semana: 'week',
  mes: 'month',
  trimestre: 'quarter',
  año: 'year',
  diario: 'day',
  diaria: 'day',
  diarios: 'day',
  diarias: 'day',
  mensual: 'month',
  mensuales: 'month',
}

/** Every figure that a text states, in its order, with the place where it stands. */
export function claimsOf(text: string): (Claim & { index: number })[] {
  // padded, so that offsets stay
  const plain = text.replace(WORD_BEFORE_UNIT, (word) =>
    String(NUMBER_WORDS[word.toLowerCase()]).padEnd(word.length, ' '),
  )
  return [...plain.matchAll(NUMBER)].map((found) => {
    const [whole, dollar, digits = '', suffix] = found
    const after = plain.slice(found.index + whole.length).replace(/^ {2,12}/, ' ')
    const value = Number(digits.replace(/,/g, '')) * scaleOf(suffix)
    return { index: found.index, value, ...kindOf(plain.slice(0, found.index), dollar, after) }
  })
}

function scaleOf(suffix: string | undefined): number {
  if (!suffix) return 1
  return suffix.toLowerCase() === 'k' ? 1_000 : 1_000_000
}

function kindOf(before: string, dollar: string | undefined, after: string): Pick<Claim, 'kind' | 'per'> {
  const isMoney = dollar !== undefined || DOLLARS.test(after)
  if (isMoney) return { kind: 'money', per: IN_ALL.test(after) ? 'all' : periodOf(after) }
  if (DISTANCE.test(after)) return { kind: 'distance', per: null }
  const month = MONTH_BEFORE.exec(before)?.[1]
  if (month) return { kind: 'date', per: month.toLowerCase() }
  const unit = UNIT.exec(after)?.[1]
  if (unit) return { kind: 'time', per: TIME_UNITS[unit.toLowerCase()] ?? null }
  return { kind: 'count', per: periodOf(after) }
}

function periodOf(after: string): string | null {
  const word = (PERIOD.exec(after) ?? ADVERB.exec(after))?.[1]?.toLowerCase()
  return word ? (PERIODS[word] ?? word) : null
}

/** Whether what is known bears out a claim: one without a period says less than one with it. */
export function isKnown({ kind, value, per }: Claim, known: readonly Claim[]): boolean {
  return known.some((one) => one.kind === kind && one.value === value && (per === null || per === one.per))
}
