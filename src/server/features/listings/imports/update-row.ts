import { sql } from 'kysely'
import type { RowOutcome } from '#domain/listings/import/draft.ts'
import { repeatedNumber } from '#domain/listings/import/read-drafts.ts'
import { toDraft } from '#domain/listings/import/to-draft.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { previewDrafts } from '../listings/store-drafts.ts'
import { type ImportKinds, kindOf } from './import-kind.ts'
import { matchDrafts } from './match-drafts.ts'
import { type ImportRecord, type ImportRowRecord, lockImport } from './queries.ts'
import { startFileRecheck } from './recheck-file.ts'
import { planOf, sellerRules } from './row-outcomes.ts'
import { writeRows } from './write-rows.ts'

interface RowEdit {
  actor: Actor
  id: number
  line: number
  cells: Record<string, string> | undefined
  isSkipped: boolean | undefined
}

/** Corrects or skips one row and validates it again. @throws AppError `not-found`, `conflict`, `invalid-input` */
export async function updateRow(
  { db, now }: AppContext,
  kinds: ImportKinds,
  edit: RowEdit,
): Promise<{ record: ImportRecord; row: ImportRowRecord }> {
  return db.transaction().execute(async (trx) => {
    const record = await lockImport(trx, edit.actor.organizationId, edit.id)
    if (record.state !== 'ready')
      throw new AppError('conflict', { message: 'Rows can be changed between the check and the import.' })
    const row = await getRow(trx, edit)
    const kind = kindOf(record, kinds)
    const recheckFile = kind && (await startFileRecheck(trx, { record, kind, line: edit.line, now: now() }))
    const cells = correct(row, { edit, columns: record.columns.length })
    const isCorrected = edit.cells !== undefined && Object.keys(edit.cells).length > 0
    await trx
      .updateTable('import_rows')
      .set({
        cells: JSON.stringify(cells),
        is_skipped: edit.isSkipped ?? row.is_skipped,
        ...(isCorrected ? { problem: null } : {}),
      })
      .where('import_id', '=', edit.id)
      .where('line', '=', edit.line)
      .execute()
    if (recheckFile) await recheckFile()
    else if (isCorrected) await recheck(trx, { record, line: edit.line, cells, now: now() })
    return { record, row: await getRow(trx, edit) }
  })
}

async function getRow(trx: Tx, { id, line }: { id: number; line: number }): Promise<ImportRowRecord> {
  const row = await trx
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('line', '=', line)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/** Pads a short row to all its cells. */
function correct(row: ImportRowRecord, { edit, columns }: { edit: RowEdit; columns: number }): string[] {
  const cells = Array.from({ length: columns }, (_, index) => row.cells[index] ?? '')
  for (const [column, text] of Object.entries(edit.cells ?? {})) {
    if (Number(column) >= columns)
      throw new AppError('invalid-input', { message: `There is no column ${Number(column) + 1}.` })
    cells[Number(column)] = text.toWellFormed().replaceAll('\0', '')
  }
  return cells
}

interface Recheck {
  record: ImportRecord
  line: number
  cells: string[]
  now: Date
}

async function recheck(trx: Tx, { record, line, cells, now }: Recheck): Promise<void> {
  const { alternateUnitId: _, ...read } = toDraft({ line, cells }, planOf(record))
  const matched = required((await matchDrafts(trx, [read], record.seller_id))[0])
  const outcome = matched.ok ? await claimNumbers(trx, record, matched) : matched
  const rules = sellerRules(record, { actorId: null, now })
  const results = outcome.ok ? await previewDrafts(trx, [outcome.draft], rules) : []
  await writeRows(trx, record.id, { outcomes: [outcome], results, isStored: false })
}

/** Two rows cannot say what one space is. */
async function claimNumbers(
  trx: Tx,
  record: ImportRecord,
  outcome: Extract<RowOutcome, { ok: true }>,
): Promise<RowOutcome> {
  const { draft, line } = outcome
  const column = record.plan.fields.listingNumber
  if (draft.listingNumber === null || column === undefined) return claimUnitId(trx, record, outcome)
  const other = await trx
    .selectFrom('import_rows')
    .select('line')
    .where('import_id', '=', record.id)
    .where(sql<boolean>`trim(cells ->> ${column}::int) = ${String(draft.listingNumber)}`)
    .where('line', '!=', line)
    .where('is_skipped', '=', false)
    .where('errors', 'is', null)
    .executeTakeFirst()
  if (!other) return claimUnitId(trx, record, outcome)
  return repeatedNumber(
    { line, cells: [] },
    { number: draft.listingNumber, first: other.line, plan: planOf(record) },
  )
}

/** A unit ID may occur once per file; storing checks it again over the whole file. */
async function claimUnitId(
  trx: Tx,
  record: ImportRecord,
  outcome: Extract<RowOutcome, { ok: true }>,
): Promise<RowOutcome> {
  const { draft, line } = outcome
  const other = await trx
    .selectFrom('import_rows')
    .select('line')
    .where('import_id', '=', record.id)
    .where('unit_id', '=', draft.sellerUnitId)
    .where('line', '!=', line)
    .where('is_skipped', '=', false)
    .executeTakeFirst()
  if (!other) return outcome
  const column = record.plan.fields.sellerUnitId
  const reason =
    column === undefined
      ? `the same space as line ${other.line}; give each its own unit id if they are two`
      : `unit id "${draft.sellerUnitId}" is already used on line ${other.line}`
  const name = column === undefined ? null : (record.columns[column] ?? null)
  const code = column === undefined ? 'same-space' : 'repeated'
  return { ok: false, line, cells: [], errors: [{ line, column: name, field: 'sellerUnitId', code, reason }] }
}
