import type { AdType } from '#domain/vocabulary.ts'
import { ADDS, KEEPS, STEP_JOINT } from '../lexicon/plan-steps.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldText } from '../understand/words/tokenize.ts'
import { readNamedMedia } from './named-media.ts'
import type { PlanBefore, PlanTurn } from './plan-brief.ts'

type PlanStep = Extract<PlanTurn, { kind: 'plan' }>

export interface StepReaders {
  /** A part of the text as a request of its own. */
  read: (text: string) => Understanding
  /** The change of one line, if the part asks for one. */
  readLine: (folded: string, own: Understanding, before: PlanBefore) => PlanTurn | null
  readBudget: (text: string, folded: string, own: Understanding, before: PlanBefore) => number | null
}

const MAX_PARTS = 6

/**
 * Several wishes in one sentence: "swap the second for something cheaper and add a radio spot". Null where it has only one, or
 * none of a line: such a sentence is read as a whole.
 */
export function readSteps(text: string, before: PlanBefore, readers: StepReaders): PlanTurn | null {
  const parts = text.split(STEP_JOINT).filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.length > MAX_PARTS || KEEPS.test(foldText(text))) return null
  let state: { before: PlanBefore; step: PlanStep | null } = { before, step: null }
  const adds: AdType[] = []
  const undone: string[] = []
  let budget: number | null = null
  for (const part of parts) {
    const folded = foldText(part).replaceAll("'", '')
    const own = readers.read(part)
    const step = readers.readLine(folded, own, state.before)
    const media = listAdded(part, folded, own)
    const amount = readers.readBudget(part, folded, own, state.before)
    if (step?.kind === 'plan') state = applyStep(state, step)
    else if (media.length > 0) adds.push(...media)
    else if (amount !== null) budget = amount
    else undone.push(part.trim())
  }
  if (!state.step) return null
  const isMore = adds.length > 0 || budget !== null
  return {
    ...state.step,
    ...(isMore && { also: { adds, budget } }),
    ...(undone.length > 0 && { undone }),
  }
}

/** What is out keeps its number, so that "the third" is the same in each part. */
function applyStep({ before, step: last }: { before: PlanBefore; step: PlanStep | null }, step: PlanStep) {
  const lines = before.lines.map((line) =>
    step.brief.keep.includes(line.id) ? line : { ...line, adType: null },
  )
  const cheaperThan = last?.cheaperThan ?? step.cheaperThan
  const next: PlanStep = {
    kind: 'plan',
    brief: step.brief,
    ...(cheaperThan !== undefined && { cheaperThan }),
  }
  return { before: { brief: step.brief, lines }, step: next }
}

/** One line for each that is counted, one where nothing is counted. */
function listAdded(text: string, folded: string, own: Understanding): AdType[] {
  if (!ADDS.test(folded)) return []
  const { named, counts } = readNamedMedia(text, folded, own)
  return named.flatMap((adType) => Array.from({ length: counts.get(adType) ?? 1 }, () => adType))
}
