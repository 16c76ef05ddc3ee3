import { EVENLY, TWO_SHARES } from '../lexicon/plan-steps.ts'
import type { PlanBrief } from './plan-brief.ts'

/** "Evenly", "60/40": how the budget is divided over the media that are named, in their order in the text's plan. */
export function withShares(brief: PlanBrief, folded: string): PlanBrief {
  const { media } = brief
  if (media.length < 2) return brief
  if (EVENLY.test(folded)) {
    const share = Math.floor(100 / media.length)
    return { ...brief, media: media.map((one) => ({ ...one, share })) }
  }
  const two = TWO_SHARES.exec(folded)
  const [first, second] = [Number(two?.[1]), Number(two?.[2])]
  if (!two || media.length !== 2 || first + second !== 100) return brief
  const order = media.toSorted((a, b) => at(folded, a.adType) - at(folded, b.adType))
  const shares = new Map(order.map(({ adType }, index) => [adType, index === 0 ? first : second]))
  return { ...brief, media: media.map((one) => ({ ...one, share: shares.get(one.adType) })) }
}

const STEMS = {
  billboard: /billboard|board|valla|wall/,
  print: /print|newspaper|magazine|prensa|poster/,
  digital: /digital|screen|pantalla/,
  radio: /radio/,
  event: /event|booth/,
  social: /social|post|newsletter|influencer/,
} as const

function at(folded: string, adType: keyof typeof STEMS): number {
  const found = folded.search(STEMS[adType])
  return found === -1 ? folded.length : found
}
