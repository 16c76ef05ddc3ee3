import { ASKING_WORDS } from '../../lexicon/request-words.ts'
import { readWeights } from '../../model/read-model.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { featuresOfText } from './features.ts'

/** One weight for every feature: above 0 it speaks for a request, below for something else. */
export type ErrandWeights = ReadonlyMap<string, number>

/** Shorter texts are what people type into a search box. */
const FEWEST_WORDS = 4
/** One word so often is no request, whatever the word. */
const OFTEN = 8
/** A text must look this much unlike a request: in doubt it is one. */
const CLEARLY = -2
/** More so where it names a place, a medium or an amount, which a request would lose. */
const CLEARLY_DESPITE_FACTS = -3

let loaded: ErrandWeights | undefined

/**
 * Whether a text is something else than a request for advertising space: a question about the world, a command to the
 * machine, code, abuse or small talk. Learned from requests and errands by `training/learn-errands.ts`.
 */
export function isErrand(reading: Reading, weights = loadWeights()): boolean {
  const words = reading.tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  if (words.length < FEWEST_WORDS) return false
  if (words.length >= OFTEN && new Set(words).size === 1) return true
  if (isPlainRequest(reading)) return false
  const hasFacts = reading.places.length > 0 || reading.items.includes(true) || reading.amounts.length > 0
  return likenessToRequest(featuresOfText(reading), weights) < (hasFacts ? CLEARLY_DESPITE_FACTS : CLEARLY)
}

/** A medium or venue, and nothing beside it that this reader does not know: places, times, amounts and words of asking. */
function isPlainRequest({ tokens, items, dated, placeAt }: Reading): boolean {
  const isKnown = ({ kind, text }: Token, i: number) =>
    kind !== 'word' || items[i] || dated[i] || placeAt[i] !== -1 || ASKING_WORDS.has(text)
  return items.includes(true) && tokens.every(isKnown)
}

export function likenessToRequest(features: readonly string[], weights: ErrandWeights): number {
  return features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
}

/** Read at the first request. */
function loadWeights(): ErrandWeights {
  loaded ??= new Map(readWeights('errand-weights').map(([feature, [value = 0]]) => [feature, value]))
  return loaded
}
