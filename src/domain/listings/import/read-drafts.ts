import { required } from '../../required.ts'
import type { RawRow } from './csv.ts'
import type { ImportPlan, RowOutcome } from './draft.ts'
import type { RowLetters } from './repair-letters.ts'
import { toDraft } from './to-draft.ts'

/** Parses every row of a file to a draft or its errors, in file order. Unit ids must be unique within a file. */
export async function* readDrafts(rows: AsyncIterable<RawRow>, plan: ImportPlan): AsyncGenerator<RowOutcome> {
  const lineOf = new Map<string, number>()
  const numbered = new Map<number, number>()
  for await (const row of rows) {
    if (row.leftOut) continue
    if (row.problem) {
      const errors = [
        { line: row.line, column: null, field: null, code: 'broken' as const, reason: row.problem },
      ]
      yield { ok: false, line: row.line, cells: row.cells, errors }
      continue
    }
    const { alternateUnitId, ...outcome } = toDraft(row, plan)
    if (outcome.ok && row.letters) outcome.notes.push(...letterNotes(row.letters))
    const number = outcome.ok ? outcome.draft.listingNumber : null
    if (number !== null && numbered.has(number)) {
      yield repeatedNumber(row, { number, first: required(numbered.get(number)), plan })
      continue
    }
    if (number !== null) numbered.set(number, row.line)
    yield outcome.ok ? claimUnitId(outcome, { lineOf, alternateUnitId, plan }) : outcome
    if (outcome.ok && !lineOf.has(outcome.draft.sellerUnitId))
      lineOf.set(outcome.draft.sellerUnitId, row.line)
  }
}

/** Two rows cannot say what one space is. */
export function repeatedNumber(
  { line, cells }: Pick<RawRow, 'line' | 'cells'>,
  { number, first, plan }: { number: number; first: number; plan: ImportPlan },
): RowOutcome {
  const field = 'listingNumber'
  const at = plan.mapping.fields[field]
  const column = at === undefined ? null : (plan.columns[at] ?? null)
  const reason = `Placard number ${number} is already used on line ${first}`
  return { ok: false, line, cells, errors: [{ line, column, field, code: 'repeated', reason }] }
}

const letterNotes = ({ repaired, lost }: RowLetters) => [
  ...(repaired > 0 ? ['letters broken by another program were repaired'] : []),
  ...(lost > 0 ? ['a letter was lost before the file came here'] : []),
]

interface Claims {
  lineOf: Map<string, number>
  alternateUnitId: string | undefined
  plan: ImportPlan
}

function claimUnitId(
  outcome: Extract<RowOutcome, { ok: true }>,
  { lineOf, alternateUnitId, plan }: Claims,
): RowOutcome {
  const { draft, line } = outcome
  const first = lineOf.get(draft.sellerUnitId)
  if (first === undefined) return outcome
  if (alternateUnitId && !lineOf.has(alternateUnitId)) {
    draft.sellerUnitId = alternateUnitId
    return outcome
  }
  const column = plan.mapping.fields.sellerUnitId
  const reason = alternateUnitId
    ? `the same space as line ${first}; give each its own unit id if they are two`
    : `unit id "${draft.sellerUnitId}" is already used on line ${first}`
  const error = {
    line,
    column: column === undefined ? null : (plan.columns[column] ?? null),
    field: 'sellerUnitId' as const,
    code: alternateUnitId ? ('same-space' as const) : ('repeated' as const),
    reason,
  }
  return { ok: false, line, cells: [], errors: [error] }
}
