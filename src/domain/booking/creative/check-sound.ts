import type { ArtworkCheck } from './check.ts'
import { wrongKind } from './check-words.ts'
import type { ArtworkFacts } from './facts.ts'
import { LENGTH_TOLERANCE_MS, type SoundSpec } from './spec.ts'
import { describeSeconds, describeSpot } from './spec-words.ts'

/** How fast a station reads. */
const WORDS_A_SECOND = 2.5

export function checkSound(spec: SoundSpec, facts: ArtworkFacts): ArtworkCheck[] {
  if (facts.kind === 'sound') return [checkLength(spec, facts.ms)]
  if (facts.kind === 'script' && spec.takesScript) return [checkReading(spec, facts.words)]
  const wanted = spec.takesScript ? 'a recording or a script is wanted' : 'a recording is wanted'
  return wrongKind(facts, wanted)
}

function checkLength({ seconds }: SoundSpec, ms: number): ArtworkCheck {
  if (Math.abs(ms - seconds * 1000) <= LENGTH_TOLERANCE_MS)
    return { result: 'pass', text: `${describeSeconds(ms)}, as a ${describeSpot(seconds)} spot lasts.` }
  return { result: 'fail', text: `${describeSeconds(ms)}; this spot lasts ${seconds}, give or take 0.2.` }
}

function checkReading({ seconds }: SoundSpec, words: number): ArtworkCheck {
  const takes = Math.ceil(words / WORDS_A_SECOND)
  const read = `${words} ${words === 1 ? 'word takes' : 'words take'} about ${describeSeconds(takes * 1000)} to read`
  if (takes <= seconds) return { result: 'pass', text: `${read}; this spot lasts ${seconds}.` }
  return {
    result: 'warn',
    text: `${read}; this spot lasts ${seconds}, which is about ${seconds * WORDS_A_SECOND} words.`,
  }
}
