import { type ArtworkFacts, describeFacts } from '../creative/facts.ts'
import type { ProofKind, ProofSubject } from './rule.ts'
import type { RunDay } from './runs/read-runs.ts'
import type { ChosenColumns } from './runs/run-columns.ts'
import { describeFigures, type StatedFigures } from './stated-figures.ts'

/** A log of plays or spots that was counted; signed: an affidavit, by whom and as what. */
export interface CountedFacts {
  kind: 'counted'
  lines: number
  total: number
  days: RunDay[]
  signed?: { name: string; role: string } | undefined
  /** Filled in on the page: the station, publication or place that it is of, and printed as PDF; absent: a CSV was sent. */
  outlet?: string | undefined
  /** As its seller has said which are which; absent: they were known by their headers. */
  columns?: ChosenColumns | undefined
}

/** What was handed in, by its own bytes; `figures`: what its seller states beside it. */
export type ProofFacts = (
  | ArtworkFacts
  | CountedFacts
  | { kind: 'log'; lines: number }
  | { kind: 'address' }
) & {
  figures?: StatedFigures | undefined
}

/** "JPEG picture, 4032 × 3024 pixels": part of what is hashed (`chain.ts`), so that these words never change. */
export function describeProofFacts(facts: ProofFacts): string {
  return [describeItself(facts), facts.figures && describeFigures(facts.figures)].filter(Boolean).join('; ')
}

function describeItself(facts: ProofFacts): string {
  if (facts.kind === 'log') return `CSV of ${toCount(facts.lines)} lines`
  if (facts.kind === 'counted') return describeCounted(facts)
  return facts.kind === 'address' ? 'An address' : describeFacts(facts)
}

function describeCounted({ lines, total, days, signed, outlet }: CountedFacts): string {
  const by = signed ? `, signed by ${signed.name}, ${signed.role}` : ''
  const on = `${days.length} ${days.length === 1 ? 'day' : 'days'}`
  if (outlet !== undefined) return `Affidavit of ${outlet}: ${toCount(total)} on ${on}${by}`
  return `CSV of ${toCount(lines)} lines: ${toCount(total)} on ${on}${by}`
}

const toCount = (number: number): string => number.toLocaleString('en-US')

const PAPERS = ['picture', 'pdf'] as const
const TAKEN: Record<ProofKind, readonly ProofFacts['kind'][]> = {
  any: ['picture', 'pdf', 'film', 'sound', 'log', 'counted', 'address'],
  photo: ['picture', 'film'],
  'play-log': ['counted', ...PAPERS],
  link: ['address', ...PAPERS],
  'tear-sheet': PAPERS,
  affidavit: ['counted', ...PAPERS],
}

/** Why what was handed in does not show what was promised; null: it can. */
export function refuseFacts(kind: ProofKind, facts: ProofFacts): string | null {
  if (!TAKEN[kind].includes(facts.kind)) return INSTEAD[kind]
  const isUnsigned = kind === 'affidavit' && facts.kind === 'counted' && !facts.signed
  return isUnsigned ? 'Sign the affidavit: give your name and your role.' : null
}

/** Why figures cannot be stated of what is owed; null: they can, or none are. @param today where the space is */
export function refuseFigures(about: ProofSubject, { figures }: ProofFacts, today: string): string | null {
  if (!figures) return null
  if (figures.on > today) return 'Figures are of a day that has come: give the day on which you read them.'
  const isRight = figures.of === 'attendance' ? about === 'event' : about === 'post' || about === 'posting'
  return isRight ? null : 'Figures are stated of posts, and of the people at an event.'
}

const INSTEAD: Record<ProofKind, string> = {
  any: 'Send a picture, PDF, sound, film or CSV file.',
  photo: 'Send a photo: what was promised is a picture of the space.',
  'play-log': 'Send the play log as CSV or PDF, or a photo of it.',
  link: 'Give the https address of the post, or a screenshot of it.',
  'tear-sheet': 'Send the page as PDF or photo.',
  affidavit: 'Send the affidavit as PDF, CSV or photo.',
}
