import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import { answerSeller } from '#assistant/answer-seller.ts'
import { toMarket } from '#assistant/market.ts'
import { readSeller } from '#assistant/seller/read-seller.ts'
import { figuresOf } from '#assistant/verify/figures.ts'
import { OPTIONS } from '../evaluate.ts'
import { MARKET } from '../market.ts'

export interface SellerTurn {
  text: string
  holds: Record<string, string>
}

/** One request a line: the seller's words, then what its answer must hold. */
export function readSellerTurns(name: 'open' | 'sealed'): SellerTurn[] {
  return readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', rest = ''] = line.split(' | ')
      const holds = rest.split('; ').map((part) => {
        const at = part.indexOf(' ')
        return [part.slice(0, at), part.slice(at + 1)] as const
      })
      return { text, holds: Object.fromEntries(holds) }
    })
}

const WHOLE = toMarket(MARKET)
const answerTo = (text: string) => answerSeller({ text, ...readSeller(text, OPTIONS) }, WHOLE)

/** What is wrong with the answer to a request; empty for nothing. */
export function judgeSeller({ text, holds }: SellerTurn): string[] {
  const answer = answerTo(text)
  const { criteria, draft, suggestion } = answer
  const fails = (pattern: string | undefined, found: string | null | undefined) =>
    pattern !== undefined && !new RegExp(pattern, 'i').test(found ?? '')
  const price = criteria.priceMax === null ? '-' : String(criteria.priceMax)
  return [
    holds.type !== undefined && !criteria.adTypes.includes(holds.type as never) && `type ${criteria.adTypes}`,
    holds.price !== undefined && holds.price !== price && `price ${price}`,
    fails(holds.title, draft?.title) && `title ${draft?.title}`,
    fails(holds.text, draft?.description) && `text ${draft?.description}`,
    fails(holds.says, `${suggestion} ${answer.recommendations.join(' ')}`) && `says ${suggestion}`,
    holds.range === 'yes' && !draft?.price && 'no range',
    holds.range === '-' && draft?.price && 'a range',
    holds.es === 'yes' && /\b(the|your|you|spaces?|price)\b/i.test(suggestion) && `English: ${suggestion}`,
    ...listInvented(text, answer).map((figure) => `invented ${figure}`),
  ].filter((problem) => typeof problem === 'string')
}

/** Dollars of an answer that neither the seller nor the comparables state. */
export function listInvented(
  text: string,
  { draft, suggestion, recommendations }: AssistantAnswer,
): number[] {
  const { lowerQuartile, median, upperQuartile } = draft?.price ?? {}
  const known = new Set([
    ...figuresOf(text),
    ...[lowerQuartile, median, upperQuartile].flatMap((one) => (one === undefined ? [] : Math.round(one))),
  ])
  const said = [suggestion, ...recommendations, draft?.title, draft?.description].join(' ')
  const dollars = [...said.matchAll(/\$(\d[\d,]*)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
  return dollars.filter((one) => !known.has(one))
}
