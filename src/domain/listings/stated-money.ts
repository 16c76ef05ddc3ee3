import type { Interval } from '../vocabulary.ts'
import { parsePrice } from './import/parse-cell.ts'

const AMOUNT =
  /\$ ?\d[\d,]{0,12}(?:\.\d{1,2})?(?: ?k\b)? ?(?:\/|per |a |each )? ?(?:4[ -]?weeks?|28 days|week|wk|weekly|month|mo|monthly|year|yr|annually|day|daily|quarter)\b/gi
/** Before an amount: it is no price of the space. */
const OTHER =
  /\b(?:was|were|before|formerly|production|printing|print|install\w{0,8}|set-?up|design|deposit|insurance|save|off|discount\w{0,3}|over|under|from|starting|up to|between|sales|revenue|worth)\b[^.$]{0,24}$/i
const NEAR = 40

/** The one price with a period that a text names; nothing where it names several, or one of something else. */
export function readPriceIn(text: string): { dollars: number; interval: Interval } | undefined {
  const found = [...text.matchAll(AMOUNT)].flatMap(({ 0: amount, index }) => {
    const price = parsePrice(amount.replace(/ a /, ' per '))
    const isOther = OTHER.test(text.slice(Math.max(0, index - NEAR), index))
    if (isOther || !('dollars' in price) || price.interval === undefined) return []
    return [{ dollars: price.dollars, interval: price.interval }]
  })
  const [first, ...more] = found
  return more.length === 0 ? first : undefined
}

const SETUP =
  /\b(?:set-?up|installation|install) (?:fee|cost|charge)(?: is| of|:)? ?\$ ?(\d[\d,]{0,12})(?![\d.,]*\d)/gi

/** Setup fees in whole dollars that a text names, each once. */
export function readSetupFeesIn(text: string): number[] {
  return [
    ...new Set([...text.matchAll(SETUP)].map(([, digits]) => Number((digits ?? '').replaceAll(',', '')))),
  ]
}
