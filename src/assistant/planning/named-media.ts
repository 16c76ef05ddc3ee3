import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import { readMediaCounts } from '../converse/counts.ts'
import { BOARDS, DIGITAL_BOARDS } from '../lexicon/plan-steps.ts'
import type { Understanding } from '../understand/understand.ts'

interface NamedMedia {
  named: AdType[]
  counts: ReadonlyMap<AdType, number>
}

/** The media that a text wants, and how many of each: "near the 2 stations" wants none, "3 digital billboards" wants screens,
 * and "we have 12 events" no event. */
export function readNamedMedia(
  text: string,
  folded: string,
  { criteria: { adTypes } }: Understanding,
): NamedMedia {
  const isDigitalAlone = DIGITAL_BOARDS.test(folded) && !BOARDS.test(folded.replace(DIGITAL_BOARDS, ' '))
  const isNamed = (adType: AdType) => adTypes.length === 0 || adTypes.includes(adType)
  const isWanted = (adType: AdType) => isNamed(adType) && !(isDigitalAlone && adType === 'billboard')
  const { asked, owned } = readMediaCounts(text)
  const counts = new Map([...asked].filter(([adType]) => isWanted(adType)))
  const named = AD_TYPES.filter(
    (one) => isWanted(one) && !owned.has(one) && (adTypes.includes(one) || counts.has(one)),
  )
  return { named, counts }
}
