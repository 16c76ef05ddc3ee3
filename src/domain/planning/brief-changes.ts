import { toShortDate } from '../format-dates.ts'
import type { RecipientState } from './briefs.ts'
import { countLines, describeChanges } from './plan-body.ts'

/** What of a brief may be changed, as it stands and as it is wanted. */
export interface BriefText {
  title: string
  body: string
  note: string
  /** The last day on which answers are taken. */
  answerBy: string
}

/** Once a seller has answered, or said no, the words that they answered to stay. */
export function isAnswered(states: readonly RecipientState[]): boolean {
  return states.some((state) => state !== 'sent')
}

/** Which fields are wanted otherwise. */
export function listChanged(now: BriefText, wanted: Partial<BriefText>): (keyof BriefText)[] {
  const fields = ['title', 'body', 'note', 'answerBy'] as const
  return fields.filter((field) => wanted[field] !== undefined && wanted[field] !== now[field])
}

/** Why a change is refused, by its field; null: it is not. */
export function findRefusedChange(
  now: BriefText,
  wanted: Partial<BriefText>,
  { isAnswered: mayOnlyAdd }: { isAnswered: boolean },
): { field: keyof BriefText; message: string } | null {
  const changed = listChanged(now, wanted)
  const fixed = changed.find((field) => field === 'title' || field === 'body')
  if (mayOnlyAdd && fixed)
    return { field: fixed, message: 'A seller has answered to these words. Add a note instead.' }
  if (changed.includes('answerBy') && wanted.answerBy !== undefined && wanted.answerBy < now.answerBy)
    return {
      field: 'answerBy',
      message: `Sellers count on ${toShortDate(now.answerBy)}. Choose a later day, or take no more answers.`,
    }
  return null
}

/** To sellers: what has changed: "“Spring” takes answers until Dec 20, 2026 now". */
export function describeBriefChange(
  title: string,
  wanted: BriefText,
  changed: readonly (keyof BriefText)[],
): string {
  const until = changed.includes('answerBy')
    ? `takes answers until ${toShortDate(wanted.answerBy)} now`
    : null
  const words = changed.includes('title') || changed.includes('body') ? 'was changed: read it again' : null
  const note = changed.includes('note') && wanted.note !== '' ? 'has a new note from its buyer' : null
  const said = [words, note, until].filter((part) => part !== null)
  return `“${title}” ${said.length > 0 ? said.join(', and ') : 'was changed'}`
}

/** A space as a seller has answered with it. */
export interface AnsweredLine {
  id: number
  /** Days, inclusive. */
  first: string
  last: string
  totalCents: number
  /** What it says in the buyer's own columns. */
  cells: readonly string[]
}

interface Answer {
  lines: readonly AnsweredLine[]
  note: string
}

/** To the buyer: what a seller has changed of an answer that was sent: "1 line dearer by $40"; nothing where nothing is. */
export function describeAnswerChange(before: Answer, after: Answer): string[] {
  const toLines = ({ lines }: Answer) => ({ lines: lines.map((line) => ({ ...line, quantity: 1 })) })
  const was = new Map(before.lines.map(({ id, cells }) => [id, cells.join('\n')]))
  const reworded = after.lines.filter(({ id, cells }) => was.has(id) && was.get(id) !== cells.join('\n'))
  return [
    ...describeChanges(toLines(before), toLines(after)),
    ...(reworded.length > 0 ? [`${countLines(reworded.length)} with other words in your columns`] : []),
    ...(after.note !== before.note ? ['another note'] : []),
  ]
}
