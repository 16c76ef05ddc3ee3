import { required } from '../../required.ts'
import { type ArtworkCheck, CHECK_RESULTS, type CheckResult } from './check.ts'
import { checkPicture } from './check-picture.ts'
import { checkPrint } from './check-print.ts'
import { checkScreen } from './check-screen.ts'
import { checkSound } from './check-sound.ts'
import type { ArtworkFacts } from './facts.ts'
import type { ArtworkSpec } from './spec.ts'

/** Compares what a file is with what its space needs; the worst first. */
export function checkCreative(spec: ArtworkSpec, facts: ArtworkFacts): ArtworkCheck[] {
  return checkAll(spec, facts).toSorted((a, b) => rank(b) - rank(a))
}

/** The worst of them. */
export function worstOf(checks: readonly ArtworkCheck[]): CheckResult {
  return required(CHECK_RESULTS[Math.max(0, ...checks.map(rank))])
}

const rank = ({ result }: ArtworkCheck): number => CHECK_RESULTS.indexOf(result)

function checkAll(spec: ArtworkSpec, facts: ArtworkFacts): ArtworkCheck[] {
  switch (spec.kind) {
    case 'print':
      return checkPrint(spec, facts)
    case 'screen':
      return checkScreen(spec, facts)
    case 'sound':
      return checkSound(spec, facts)
    case 'picture':
      return checkPicture(spec, facts)
    default:
      return [{ result: 'pass', text: 'The seller takes any file here.' }]
  }
}
