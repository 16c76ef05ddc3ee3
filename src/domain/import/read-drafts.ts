import type { RawRow } from './csv.ts'
import type { ImportPlan, RowOutcome } from './draft.ts'
import { toDraft } from './to-draft.ts'

/** Parses every row of a file to a draft or its errors, in file order. Unit ids must be unique within a file. */
export async function* readDrafts(rows: AsyncIterable<RawRow>, plan: ImportPlan): AsyncGenerator<RowOutcome> {
  const lineOf = new Map<string, number>()
  for await (const row of rows) {
    if (row.problem) {
      const errors = [{ line: row.line, column: null, field: null, reason: row.problem }]
      yield { ok: false, line: row.line, cells: row.cells, errors }
      continue
    }
    const { alternateUnitId, ...outcome } = toDraft(row, plan)
    yield outcome.ok ? claimUnitId(outcome, { lineOf, alternateUnitId, plan }) : outcome
    if (outcome.ok && !lineOf.has(outcome.draft.sellerUnitId))
      lineOf.set(outcome.draft.sellerUnitId, row.line)
  }
}

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
    reason,
  }
  return { ok: false, line, cells: [], errors: [error] }
}
