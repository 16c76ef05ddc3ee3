import type { TermQuestion, TermReason } from '#domain/booking/term-rules.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'

/** A cell as all its days, `YYYY-MM-DD`. */
export type NaiveCell = string[]

const LENGTHS = { day: 1, week: 7, '4-week': 28 }

const DAY_MS = 24 * 3_600_000
/** Every day of the ten years that tests ask about. */
const DAYS = Array.from({ length: 3653 }, (_, i) => {
  const noon = new Date('2024-01-01T12:00:00Z')
  noon.setUTCDate(noon.getUTCDate() + i)
  return noon.toISOString().slice(0, 10)
})
const INDEX = new Map(DAYS.map((day, i) => [day, i]))

/** All days from one through another. */
export function walkDays(from: string, to: string): string[] {
  return DAYS.slice(INDEX.get(from), INDEX.get(to)! + 1)
}

function weekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay()
}

/** Every cell of ten years, found by walking through them day by day. */
export function walkCells({ cell, anchor, periods }: SpaceUnit): NaiveCell[] {
  if (cell === 'listed') return periods.map(({ first, last }) => walkDays(first, last))
  const begin = cell === '4-week' ? INDEX.get(anchor)! % 28 : 0
  const cells: NaiveCell[] = []
  // the first of them, January 1, 2024, is a Monday
  for (let i = begin; i < DAYS.length; i += LENGTHS[cell]) cells.push(DAYS.slice(i, i + LENGTHS[cell]))
  return cells
}

/** The cells that a question means. */
export function meantCells(
  { unit, from, to }: Pick<TermQuestion, 'unit' | 'from' | 'to'>,
  cells: NaiveCell[],
): NaiveCell[] {
  const isAsked = (day: string) => from <= day && day <= to
  return cells.filter((cell) => (unit.cell === 'listed' ? isAsked(cell[0]!) : cell.some(isAsked)))
}

/** Walks from the day after today and counts working days until there are enough. */
function hasNotice({ today, terms: { leadDays } }: TermQuestion, first: string): boolean {
  let counted = 0
  for (let i = INDEX.get(today)! + 1; counted < leadDays && DAYS[i]! <= first; i++) {
    if (weekday(DAYS[i]!) % 6 !== 0) counted++
  }
  return first >= today && counted >= leadDays
}

/** Every rule that a run of cells breaks, day by day. */
export function brokenRules(question: TermQuestion, run: NaiveCell[]): Set<TermReason> {
  const { unit, terms, today } = question
  const broken = new Set<TermReason>()
  if (run.length === 0) return broken.add('none-listed')
  const days = run.flat()
  if (days.at(-1)! < today) broken.add('ended')
  if (unit.cell !== 'listed') {
    const lengths = soldLengths(question)
    if (!lengths.includes(days.length)) broken.add(days.length < lengths[0]! ? 'too-short' : 'too-long')
  }
  if (unit.cell === 'day' && terms.startWeekday !== null && weekday(days[0]!) !== terms.startWeekday) {
    broken.add('off-grid')
  }
  for (const cell of run) for (const rule of brokenInCell(question, cell)) broken.add(rule)
  return broken
}

function brokenInCell(question: TermQuestion, cell: NaiveCell): TermReason[] {
  const { unit, today, taken, takenBy, quantity, opensOn, closesOn } = question
  const broken: TermReason[] = []
  const [first, last] = [cell[0]!, cell.at(-1)!]
  const period = unit.cell === 'listed' ? unit.periods.find((one) => one.first === first)! : null
  const capacity = period?.capacity ?? unit.capacity
  if (period && (today > last || today > (period.soldUntil ?? last))) broken.push('ended')
  if (!period?.soldUntil && !hasNotice(question, first)) broken.push('too-soon')
  if (opensOn !== null && opensOn > first) broken.push('too-soon')
  if (closesOn !== null && closesOn < last) broken.push('too-far')
  if (Date.parse(last) - Date.parse(today) > 540 * DAY_MS) broken.push('too-far')
  if (quantity > capacity) broken.push('too-many')
  else if (quantity + (taken.get(first) ?? 0) > capacity) broken.push(takenBy.get(first) ?? 'booked')
  return broken
}

/** Lengths in days that are sold; where no whole cells have the terms' length, the next longer one. */
function soldLengths({ unit, terms: { minDays, maxDays } }: TermQuestion): number[] {
  const cell = LENGTHS[unit.cell as keyof typeof LENGTHS]
  const long = walkLengths(cell).filter((days) => days >= (minDays ?? 1))
  const both = long.filter((days) => days <= (maxDays ?? Infinity))
  return both.length > 0 ? both : long.slice(0, 1)
}

function walkLengths(cell: number): number[] {
  return Array.from({ length: 1200 }, (_, i) => (i + 1) * cell)
}

/** The nearest run of cells that breaks no rule, by trying every one. */
export function naiveNearest(question: TermQuestion): { first: string; last: string } | null {
  const { unit } = question
  const cells = walkCells(unit)
  const asked = meantCells(question, cells)
  const length = nearestLength(question, asked.length)
  const wanted = Date.parse(asked[0]?.[0] ?? question.from)
  const away = (i: number) => Math.abs(Date.parse(cells[i]![0]!) - wanted)
  const isWhole = cells.map((cell) => brokenInCell(question, cell).length === 0)
  const runOf = (i: number) => cells.slice(i, i + length)
  const best = [...cells.keys()]
    .filter((i) => i + length <= cells.length && isWhole.slice(i, i + length).every(Boolean))
    .reverse()
    .sort((a, b) => away(a) - away(b))
    .find((i) => brokenRules(question, runOf(i)).size === 0)
  return best === undefined ? null : { first: cells[best]![0]!, last: runOf(best).at(-1)!.at(-1)! }
}

function nearestLength(question: TermQuestion, asked: number): number {
  if (question.unit.cell === 'listed') return Math.max(1, asked)
  const cell = LENGTHS[question.unit.cell]
  const counts = soldLengths(question).map((days) => days / cell)
  return counts.includes(asked) ? asked : asked < counts[0]! ? counts[0]! : counts.at(-1)!
}
