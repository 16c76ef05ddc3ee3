import { EVENLY, TWO_SHARES } from '../lexicon/plan-steps.ts'
import type { PlanWish } from './plan-wish.ts'

/** "Evenly", "60/40": how the budget is divided over the media that are named, in their order in the text's plan. */
export function withShares(wish: PlanWish, folded: string): PlanWish {
  const { media } = wish
  if (media.length < 2) return wish
  if (EVENLY.test(folded)) {
    const share = Math.floor(100 / media.length)
    return { ...wish, media: media.map((one) => ({ ...one, share })) }
  }
  const two = TWO_SHARES.exec(folded)
  const [first, second] = [Number(two?.[1]), Number(two?.[2])]
  if (!two || media.length !== 2 || first + second !== 100) return wish
  const order = media.toSorted((a, b) => at(folded, a.adType) - at(folded, b.adType))
  const shares = new Map(order.map(({ adType }, index) => [adType, index === 0 ? first : second]))
  return { ...wish, media: media.map((one) => ({ ...one, share: shares.get(one.adType) })) }
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
