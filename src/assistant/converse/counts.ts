import type { AdType } from '#domain/vocabulary.ts'
import { ASKED_TO_HAVE, COUNT_WORDS, COUNTED, OWN_BEFORE } from '../lexicon/question-words.ts'
import { foldText } from '../understand/words/tokenize.ts'

export interface MediaCounts {
  /** How many of a medium a text asks for: "2 billboards and radio". */
  asked: Map<AdType, number>
  /** What it counts of the asker's own and asks for nowhere: "we have 12 events". */
  owned: Set<AdType>
}

export function readMediaCounts(text: string): MediaCounts {
  const folded = foldText(text).replaceAll("'", '')
  const asked = new Map<AdType, number>()
  const owned = new Set<AdType>()
  for (const [adType, pattern] of COUNTED) {
    const found = [...folded.matchAll(pattern)]
    const wanted = found.find(({ index }) => !isOwn(folded.slice(0, index).trimEnd()))
    const word = wanted?.[1]
    const count = word ? Number(word) || COUNT_WORDS[word] : undefined
    if (count) asked.set(adType, count)
    else if (found.length > 0) owned.add(adType)
  }
  return { asked, owned }
}

export function readCounts(text: string): Map<AdType, number> {
  return readMediaCounts(text).asked
}

function isOwn(before: string): boolean {
  return OWN_BEFORE.test(before) && !ASKED_TO_HAVE.test(before)
}
