import type { AdType } from '#domain/vocabulary.ts'
import { ADDS, KEEPS, STEP_JOINT } from '../lexicon/plan-steps.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldText } from '../understand/words/tokenize.ts'
import { addMedia } from './add-media.ts'
import { readNamedMedia } from './named-media.ts'
import type { PlanBefore, PlanBrief, PlanTurn } from './plan-brief.ts'

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
  const changed = applyParts(parts, before, readers)
  if (!changed.step) return null
  const { step, adds, budget, undone, cheaper } = changed
  const rest = parts.filter((part) => !cheaper.includes(part))
  const otherwise = cheaper.length > 0 ? applyParts(rest, before, readers).step?.brief : undefined
  const isMore = adds.length > 0 || budget !== null
  return {
    ...step,
    ...(otherwise && { otherwise }),
    ...(isMore && { also: { adds, budget } }),
    ...(undone.length > 0 && { undone }),
  }
}

function applyParts(parts: readonly string[], start: PlanBefore, readers: StepReaders) {
  let before = start
  let step: PlanStep | null = null
  const swappedIn: AdType[] = []
  const adds: AdType[] = []
  const undone: string[] = []
  const cheaper: string[] = []
  let budget: number | null = null
  for (const part of parts) {
    const folded = foldText(part).replaceAll("'", '')
    const own = readers.read(part)
    const read = readers.readLine(folded, own, before)
    const media = listAdded(part, folded, own)
    const amount = readers.readBudget(part, folded, own, before)
    if (read?.kind === 'plan') {
      swappedIn.push(...listSwappedIn(read.brief, before))
      if (read.cheaperThan !== undefined) cheaper.push(part)
      step = joinSteps(step, read)
      before = leaveOut(before, step)
    } else if (media.length > 0) adds.push(...media)
    else if (amount !== null) budget = amount
    else undone.push(part.trim())
  }
  return { step: step && withSwapped(step, before, swappedIn), adds, budget, undone, cheaper }
}

function joinSteps(last: PlanStep | null, { brief, cheaperThan: now }: PlanStep): PlanStep {
  const cheaperThan = last?.cheaperThan ?? now
  return { kind: 'plan', brief, ...(cheaperThan !== undefined && { cheaperThan }) }
}

/** What is out keeps its number, so that "the third" is the same in each part. */
function leaveOut({ lines }: PlanBefore, { brief }: PlanStep): PlanBefore {
  const left = lines.map((line) => (brief.keep.includes(line.id) ? line : { ...line, adType: null }))
  return { brief, lines: left }
}

const typesOf = ({ lines }: PlanBefore, { keep }: PlanBrief) =>
  lines.flatMap(({ id, adType }) => (adType !== null && keep.includes(id) ? adType : []))

/** The media that a part puts in the place of lines. */
function listSwappedIn(brief: PlanBrief, before: PlanBefore): AdType[] {
  const kept = typesOf(before, brief)
  return brief.media.flatMap(({ adType, count = 1 }) =>
    Array.from({ length: count - kept.filter((one) => one === adType).length }, () => adType),
  )
}

/** Each part counts the lines alone: what parts before it have swapped in is counted here. */
function withSwapped(step: PlanStep, before: PlanBefore, swappedIn: readonly AdType[]): PlanStep {
  const media = addMedia([], [...typesOf(before, step.brief), ...swappedIn])
  return { ...step, brief: { ...step.brief, media } }
}

/** One line for each that is counted, one where nothing is counted. */
function listAdded(text: string, folded: string, own: Understanding): AdType[] {
  if (!ADDS.test(folded)) return []
  const { named, counts } = readNamedMedia(text, folded, own)
  return named.flatMap((adType) => Array.from({ length: counts.get(adType) ?? 1 }, () => adType))
}
