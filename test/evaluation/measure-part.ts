import { readRequest, type UnderstandOptions, understand } from '#assistant/understand/understand.ts'
import { CRITERIA_KEYS, type Criteria, isEmptyCriteria } from '#domain/discovery/criteria.ts'
import {
  type Miss,
  measureUnderstanding,
  type UnderstandingFigures,
} from '#training/train/measure-understanding.ts'
import { measureSellers, type SellerFigures } from './measure-sellers.ts'
import type { RequestPart } from './request-parts.ts'

export interface PartFigures {
  name: RequestPart['name']
  classes: Record<string, UnderstandingFigures>
  all: UnderstandingFigures
  /** Other languages: read right, left alone, or guessed. */
  others: { cases: number; right: number; empty: number; guessed: Miss[] }
  hostile: number
  /** Hostile texts that were read as a request. */
  harmful: string[]
  sellers: SellerFigures
  /** Requests in which a slot was wrong, most often wrong first. */
  slots: { slot: keyof Criteria; missing: number; invented: number; changed: number }[]
}

/** Scores of one part by class, by slot, and of the languages nobody claims to read. */
export function measurePart(part: RequestPart, options: UnderstandOptions): PartFigures {
  const read = (text: string) => understand(text, options)
  const classes = Object.fromEntries(
    Object.entries(part.classes).map(([name, cases]) => [name, measureUnderstanding(cases, read)]),
  )
  const all = measureUnderstanding(Object.values(part.classes).flat(), read)
  return {
    name: part.name,
    classes,
    all,
    others: measureOthers(part, read),
    slots: countSlots(all.misses),
    harmful: part.hostile.filter((text) => {
      const { criteria, isRequest } = readRequest(text, options)
      return isRequest || !isEmptyCriteria(criteria)
    }),
    hostile: part.hostile.length,
    sellers: measureSellers(part.sellers, options),
  }
}

function measureOthers({ rightOrEmpty }: RequestPart, read: (text: string) => Criteria) {
  const { misses, cases } = measureUnderstanding(rightOrEmpty, read)
  const guessed = misses.filter(({ text }) => !isEmptyCriteria(read(text)))
  return { cases, right: cases - misses.length, empty: misses.length - guessed.length, guessed }
}

function countSlots(misses: readonly Miss[]): PartFigures['slots'] {
  return CRITERIA_KEYS.map((slot) => {
    const wrong = misses.filter(({ expected }) => slot in expected)
    const missing = wrong.filter(({ got }) => isNothing(got[slot])).length
    const invented = wrong.filter(({ expected }) => isNothing(expected[slot])).length
    return { slot, missing, invented, changed: wrong.length - missing - invented }
  })
    .filter(({ missing, invented, changed }) => missing + invented + changed > 0)
    .sort((a, b) => b.missing + b.invented + b.changed - (a.missing + a.invented + a.changed))
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
