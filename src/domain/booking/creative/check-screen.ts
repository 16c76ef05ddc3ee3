import type { ArtworkCheck } from './check.ts'
import { COLOURS, wrongKind } from './check-words.ts'
import type { ArtworkFacts, FilmFacts, PictureFacts } from './facts.ts'
import { LENGTH_TOLERANCE_MS, type ScreenSpec } from './spec.ts'
import { describePixels, describeSeconds } from './spec-words.ts'

/** Pixel by pixel: a screen neither scales nor crops. */
export function checkScreen(spec: ScreenSpec, facts: ArtworkFacts): ArtworkCheck[] {
  if (facts.kind === 'picture')
    return [checkPixels(spec, facts), checkColour(facts), ...checkStill(spec, facts)]
  if (facts.kind !== 'film') return wrongKind(facts, `this screen shows ${shownOn(spec)}`)
  if (spec.filmMs === null) return [...wrongKind(facts, 'this screen shows still pictures')]
  return [checkPixels(spec, facts), checkLength(spec.filmMs, facts)]
}

function shownOn({ filmMs }: ScreenSpec): string {
  return filmMs === null ? 'still pictures' : 'pictures and films'
}

function checkPixels(spec: ScreenSpec, facts: PictureFacts | FilmFacts): ArtworkCheck {
  const isSame = facts.width === spec.width && facts.height === spec.height
  if (isSame) return { result: 'pass', text: `${describePixels(facts)}, as this screen shows.` }
  const text = `${describePixels(facts)}; this screen shows exactly ${spec.width} × ${spec.height}.`
  return { result: 'fail', text }
}

function checkColour({ colour }: PictureFacts): ArtworkCheck {
  if (colour !== 'cmyk')
    return { result: 'pass', text: `Its colors are ${COLOURS[colour]}, as a screen shows.` }
  return { result: 'fail', text: 'Its colors are CMYK, for print; a screen shows RGB.' }
}

function checkStill({ filmMs }: ScreenSpec, { isMoving }: PictureFacts): ArtworkCheck[] {
  if (!isMoving || filmMs !== null) return []
  return [{ result: 'fail', text: 'This file is animated; this screen only shows still images.' }]
}

function checkLength(wantedMs: number, { ms }: FilmFacts): ArtworkCheck {
  const wanted = describeSeconds(wantedMs)
  if (Math.abs(ms - wantedMs) <= LENGTH_TOLERANCE_MS)
    return { result: 'pass', text: `${describeSeconds(ms)}, as this screen shows.` }
  return { result: 'fail', text: `${describeSeconds(ms)}; this screen shows films of ${wanted}.` }
}
