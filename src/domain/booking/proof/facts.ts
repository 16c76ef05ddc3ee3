import { type ArtworkFacts, describeFacts } from '../creative/facts.ts'
import type { ProofKind } from './rule.ts'

/** What was handed in, by its own bytes. */
export type ProofFacts = ArtworkFacts | { kind: 'log'; lines: number } | { kind: 'address' }

/** "JPEG picture, 4032 × 3024 pixels": part of what is hashed (`chain.ts`), so that these words never change. */
export function describeProofFacts(facts: ProofFacts): string {
  if (facts.kind === 'log') return `CSV of ${facts.lines.toLocaleString('en-US')} lines`
  return facts.kind === 'address' ? 'An address' : describeFacts(facts)
}

const PAPERS = ['picture', 'pdf'] as const
const TAKEN: Record<ProofKind, readonly ProofFacts['kind'][]> = {
  any: ['picture', 'pdf', 'film', 'sound', 'log', 'address'],
  photo: ['picture', 'film'],
  'play-log': ['log', ...PAPERS],
  link: ['address', ...PAPERS],
  'tear-sheet': PAPERS,
  affidavit: ['log', ...PAPERS],
}

/** Why what was handed in does not show what was promised; null: it can. */
export function refuseFacts(kind: ProofKind, facts: ProofFacts): string | null {
  return TAKEN[kind].includes(facts.kind) ? null : INSTEAD[kind]
}

const INSTEAD: Record<ProofKind, string> = {
  any: 'Send a picture, PDF, sound, film or CSV file.',
  photo: 'Send a photo: what was promised is a picture of the space.',
  'play-log': 'Send the play log as CSV or PDF, or a photo of it.',
  link: 'Give the https address of the post, or a screenshot of it.',
  'tear-sheet': 'Send the page as PDF or photo.',
  affidavit: 'Send the affidavit as PDF, CSV or photo.',
}
