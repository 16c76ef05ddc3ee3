import type { RawRow } from '#domain/listings/import/csv.ts'
import type { CellError, ImportPlan } from '#domain/listings/import/draft.ts'
import type { AnyField } from '#domain/listings/import/fields.ts'
import { guessContractMapping } from '#domain/listings/import/guess-contract-mapping.ts'
import { readContract } from '#domain/listings/import/read-contract.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ImportKind, KindFile, KindResult, OpenFile } from '../../listings/imports/import-kind.ts'
import { lockUnits } from '../availability/claim-units.ts'
import { ensureUnitsOf } from '../availability/space-units.ts'
import { type Contradiction, type FileLine, findContradictions } from './find-contradictions.ts'
import { type FindSpace, readSpaceFinder } from './find-space.ts'
import { type LinePlan, type PlannedLine, type PlanState, planLines } from './plan-lines.ts'
import { storeLines } from './store-lines.ts'
import { keyOf, saidOf } from './stored-lines.ts'
import { type ContractUndo, undoLines } from './undo-lines.ts'

/** Units in one transaction, and so locked at once. */
const BATCH_ROWS = 100

/** Files of contracts, to the engine that imports. */
export const contractKind: ImportKind = {
  guess: guessContractMapping,
  batchRows: BATCH_ROWS,
  open: openContracts,
  present(row, plan) {
    const outcome = readContract(row, plan)
    if (!outcome.ok) return null
    const { unitId, listingNumber, client } = outcome.row
    return { unitId: unitId || `number ${listingNumber}`, client }
  },
  undo: (trx, { sellerId, rows, now }) =>
    undoLines(trx, {
      sellerId,
      rows: rows.map(({ line, undo }) => ({ line, undo: undo as ContractUndo })),
      now,
    }),
}

/** What a whole file says, before a row of it is judged. */
interface Knowledge {
  file: KindFile
  findSpace: FindSpace
  contradictions: ReadonlyMap<number, Contradiction>
  firsts: ReadonlySet<string>
  /** By contract: its client as its first row writes it. "DENTAL" further down is nobody else, and no change. */
  clients: ReadonlyMap<string, string>
  taken: Map<number, number>
}

async function openContracts(db: Db, file: KindFile): Promise<OpenFile> {
  const findSpace = await readSpaceFinder(db, file.sellerId)
  const lines: FileLine[] = []
  for await (const raw of file.rows()) lines.push(...readLine(raw, { file, findSpace }))
  return toOpenFile({ file, findSpace }, lines)
}

function toOpenFile({ file, findSpace }: Pick<Knowledge, 'file' | 'findSpace'>, lines: FileLine[]): OpenFile {
  const today = toWallTime(file.now, 'UTC').date
  const known: Knowledge = {
    file,
    findSpace,
    contradictions: findContradictions(lines, today),
    firsts: new Set(lines.map(({ row, space }) => `${keyOf(row)}|${space.listingId}|${row.first}`)),
    clients: new Map(lines.toReversed().map(({ row }) => [keyOf(row), row.client])),
    taken: new Map(),
  }
  const foreseen: PlanState['foreseen'] = new Map()
  const gone: PlanState['gone'] = new Set()
  return {
    check: async (at, rows) => {
      const { good, bad } = judge(rows, known)
      const plans = await planLines(at, good.map(toWanted(known)), stateOf(known, { foreseen, gone }))
      return inOrder([...bad, ...plans.map((plan) => toResult(plan, known, null))])
    },
    store: (trx, rows) => storeRows(trx, rows, known),
    partnersOf: (line) => partnersOf(known.contradictions, line),
    withRow: (line, raw) => {
      const others = lines.filter((one) => one.line !== line)
      const changed = [...others, ...(raw ? readLine(raw, known) : [])]
      return toOpenFile(
        known,
        changed.toSorted((a, b) => a.line - b.line),
      )
    },
  }
}

function readLine(raw: RawRow, { file, findSpace }: Pick<Knowledge, 'file' | 'findSpace'>): FileLine[] {
  const outcome = readContract(raw, file.plan)
  const found = outcome.ok ? findSpace(outcome.row) : null
  return outcome.ok && found?.ok ? [{ line: raw.line, row: outcome.row, space: found.space }] : []
}

function stateOf(
  { file, firsts, taken }: Knowledge,
  { foreseen, gone }: Pick<PlanState, 'foreseen' | 'gone'>,
): PlanState {
  return { sellerId: file.sellerId, now: file.now, firsts, taken, foreseen, gone }
}

/** Units are stored where they were not, then locked in order: what is read from then on stays true. */
async function storeRows(trx: Tx, rows: readonly RawRow[], known: Knowledge): Promise<KindResult[]> {
  const { good, bad } = judge(rows, known)
  const { sellerId, importId, now } = known.file
  const ids = [...new Set(good.map(({ space }) => space.listingId))]
  if (ids.length > 0) {
    await ensureUnitsOf(trx, ids, now)
    const units = await trx.selectFrom('space_units').select('id').where('listing_id', 'in', ids).execute()
    await lockUnits(
      trx,
      units.map(({ id }) => id),
    )
  }
  const plans = await planLines(
    trx,
    good.map(toWanted(known)),
    stateOf(known, { foreseen: new Map(), gone: new Set() }),
  )
  const written = await storeLines(
    trx,
    plans.filter((plan) => 'effect' in plan),
    { sellerId, importId, now },
  )
  const undos = new Map(
    written.map(({ planned: { wanted, stored }, lineId, version }): [number, ContractUndo] => [
      wanted.line,
      { lineId, version, before: stored && saidOf(stored) },
    ]),
  )
  return inOrder([...bad, ...plans.map((plan) => toResult(plan, known, undos.get(plan.wanted.line) ?? null))])
}

function toWanted({ clients }: Knowledge) {
  return ({ line, row: { listingNumber: _, unitId: __, ...row }, space }: FileLine) => ({
    line,
    listingId: space.listingId,
    row: { ...row, client: clients.get(keyOf(row)) ?? row.client },
  })
}

/** Rows that can be placed, and why the others cannot. */
function judge(rows: readonly RawRow[], { file, findSpace, contradictions }: Knowledge) {
  const [good, bad]: [FileLine[], KindResult[]] = [[], []]
  for (const raw of rows) {
    const { line } = raw
    const outcome = readContract(raw, file.plan)
    if (!outcome.ok) {
      bad.push(toBad(line, outcome.errors))
      continue
    }
    const found = findSpace(outcome.row)
    const against = found.ok ? contradictions.get(line) : found
    if (against) bad.push(toBad(line, [toError(line, against, file.plan)]))
    else if (found.ok) good.push({ line, row: outcome.row, space: found.space })
  }
  return { good, bad }
}

function toError(
  line: number,
  { field, code, reason }: Pick<CellError, 'code' | 'reason'> & { field: AnyField },
  { columns, mapping }: ImportPlan,
): CellError {
  const column = mapping.fields[field]
  return { line, column: column === undefined ? null : (columns[column] ?? null), field, code, reason }
}

function toBad(line: number, errors: CellError[]): KindResult {
  return { line, errors, effect: null, says: null, unitId: null, listingId: null, undo: null }
}

function toResult(plan: LinePlan, { file }: Knowledge, undo: ContractUndo | null): KindResult {
  const { line, listingId } = plan.wanted
  if (!isPlanned(plan)) {
    const reason = `This space is sold in ${plan.units} units. Block its days on its calendar.`
    return toBad(line, [toError(line, { field: 'sellerUnitId', code: 'several-units', reason }, file.plan)])
  }
  const { effect, says } = plan
  return { line, errors: null, effect, says, unitId: null, listingId, undo }
}

function isPlanned(plan: LinePlan): plan is PlannedLine {
  return 'effect' in plan
}

function inOrder(results: KindResult[]): KindResult[] {
  return results.toSorted((a, b) => a.line - b.line)
}

function partnersOf(contradictions: ReadonlyMap<number, Contradiction>, line: number): number[] {
  const own = contradictions.get(line)?.partner
  const others = [...contradictions].flatMap(([other, { partner }]) => (partner === line ? other : []))
  return [...new Set([...(own === undefined ? [] : [own]), ...others])]
}
