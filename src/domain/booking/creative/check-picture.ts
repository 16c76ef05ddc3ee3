import type { ArtworkCheck } from './check.ts'
import { COLOURS, shapeDiffers, wrongKind } from './check-words.ts'
import type { ArtworkFacts, PictureFacts } from './facts.ts'
import type { PictureSpec } from './spec.ts'
import { describePixels } from './spec-words.ts'

const SAME_SHAPE = 0.01
/** Below this share of the pixels a post looks blurred. */
const TOO_SMALL = 0.5

export function checkPicture(spec: PictureSpec, facts: ArtworkFacts): ArtworkCheck[] {
  if (facts.kind !== 'picture') return wrongKind(facts, 'a picture is wanted')
  return [checkShape(spec, facts), checkPixels(spec, facts), checkColour(facts)]
}

function checkShape(spec: PictureSpec, facts: PictureFacts): ArtworkCheck {
  const wanted = `${spec.width} × ${spec.height}`
  if (shapeDiffers(facts, spec) <= SAME_SHAPE)
    return { result: 'pass', text: `It has the shape of ${wanted}.` }
  return {
    result: 'fail',
    text: `${describePixels(facts)} is another shape than ${wanted}; it would be cropped.`,
  }
}

function checkPixels(spec: PictureSpec, facts: PictureFacts): ArtworkCheck {
  const share = Math.min(facts.width / spec.width, facts.height / spec.height)
  if (share >= 1) return { result: 'pass', text: `${describePixels(facts)}, as large as is wanted.` }
  const text = `${describePixels(facts)}; ${spec.width} × ${spec.height} or more are wanted.`
  return { result: share < TOO_SMALL ? 'fail' : 'warn', text }
}

function checkColour({ colour }: PictureFacts): ArtworkCheck {
  if (colour !== 'cmyk')
    return { result: 'pass', text: `Its colors are ${COLOURS[colour]}, as posts are shown.` }
  return { result: 'warn', text: 'Its colors are CMYK, for print; posts are shown in RGB.' }
}
