import { isoOf } from '#assistant/understand/dates/calendar.ts'
import type { Reading, Role } from '#assistant/understand/reading.ts'
import type { Mention } from '#assistant/understand/roles/mentions.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'

/** What the labels of a request say of one mention: any of these roles is right. */
export interface Answer {
  allowed: readonly Role[]
  /** Mentions of one answer: one of them at least must have the role. */
  group?: { key: string; role: Role }
}

const ANY: readonly Role[] = ['wanted', 'refused', 'aside']
const NOT_WANTED: readonly Role[] = ['aside', 'refused']

/** The roles that the labels of a request allow its mentions. */
export function answersOf(mentions: readonly Mention[], expected: Criteria, reading: Reading): Answer[] {
  return mentions.map((mention, index) => {
    if (mention.kind === 'amount') return amountAnswer(mentions, mention, expected)
    if (mention.kind === 'date') return dateAnswer(reading, mention, expected)
    if (mention.kind === 'medium') return mediumAnswer(mention, expected)
    if (mention.kind === 'deal') return dealAnswer(mentions, mention, expected)
    if (mention.kind === 'place') return placeAnswer(mentions, index, expected)
    const values = valuesOf(mention.value)
    const asked = { venue: expected.venues, audience: expected.audiences, feature: expected.features }[
      mention.kind
    ] as readonly string[]
    const found = values.find((value) => asked.includes(value))
    if (found)
      return { allowed: ['wanted', 'aside'], group: { key: `${mention.kind} ${found}`, role: 'wanted' } }
    return { allowed: mention.value === 'stadium' ? ANY : NOT_WANTED }
  })
}

function valuesOf(value: string): string[] {
  if (value === 'digital-billboard' || value === 'digital-out-of-home') return ['billboard', 'digital']
  if (value === 'out-of-home') return ['billboard']
  return value === 'young-professionals' ? ['professionals', 'young-adults'] : [value]
}

function mediumAnswer({ value }: Mention, { adTypes, excludedAdTypes }: Criteria): Answer {
  const types = valuesOf(value)
  const among = (list: readonly string[]) => types.find((type) => list.includes(type))
  // "a billboard, not a digital one": what stands for both is refused
  const refused = among(excludedAdTypes)
  if (refused) return { allowed: NOT_WANTED, group: { key: `medium ${refused}`, role: 'refused' } }
  const wanted = among(adTypes)
  if (wanted) return { allowed: ANY, group: { key: `medium ${wanted}`, role: 'wanted' } }
  return { allowed: ['aside'] }
}

function dealAnswer(mentions: readonly Mention[], { value }: Mention, { listingType }: Criteria): Answer {
  // what is refused names the other: neither is said
  if (listingType === null) return { allowed: ['aside'] }
  const isNamed = mentions.some((one) => one.kind === 'deal' && one.value === listingType)
  // "buy, not rent": what is refused tells the other
  if (!isNamed) return { allowed: ['refused'] }
  return value === listingType
    ? { allowed: ['wanted', 'aside'], group: { key: `deal ${value}`, role: 'wanted' } }
    : { allowed: NOT_WANTED }
}

function placeAnswer(mentions: readonly Mention[], index: number, { place }: Criteria): Answer {
  const mention = mentions[index] as Mention
  const places = mentions.filter(({ kind }) => kind === 'place')
  if (place !== null && !places.some(({ value }) => value === place)) return { allowed: ANY }
  if (mention.value === place)
    return { allowed: ['wanted', 'aside'], group: { key: 'place', role: 'wanted' } }
  const before = places[places.indexOf(mention) - 1]
  const joined = before !== undefined && mention.start - before.end <= 2
  return { allowed: joined ? ANY : NOT_WANTED }
}

function amountAnswer(mentions: readonly Mention[], { value }: Mention, expected: Criteria): Answer {
  const asked = [expected.priceMax, expected.priceMin].filter((one) => one !== null).map(String)
  if (asked.includes(value))
    return { allowed: ['wanted', 'aside'], group: { key: `amount ${value}`, role: 'wanted' } }
  // of a figure that is read as another number nothing can be said
  const isNamed = asked.every((one) =>
    mentions.some((other) => other.kind === 'amount' && other.value === one),
  )
  return { allowed: isNamed ? ['aside'] : ANY }
}

function dateAnswer(
  { periods }: Reading,
  { start }: Mention,
  { availableFrom, availableTo }: Criteria,
): Answer {
  const day = (of: number | null) => (of === null ? null : isoOf(of))
  const gives = ({ from, to }: { from: number | null; to: number | null }) =>
    (availableFrom !== null && day(from) === availableFrom) ||
    (availableTo !== null && day(to) === availableTo)
  const period = periods.find((one) => one.start === start)
  if (!period) return { allowed: ANY }
  if (gives(period)) {
    const key = `date ${day(period.from)} ${day(period.to)}`
    return { allowed: ['wanted', 'aside'], group: { key, role: 'wanted' } }
  }
  const isNone = availableFrom === null && availableTo === null
  return { allowed: isNone || periods.some(gives) ? ['aside'] : ANY }
}
