import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { type ColumnStyle, StyleScan } from '#domain/listings/import/column-style.ts'
import type { ImportPlan, RowOutcome } from '#domain/listings/import/draft.ts'
import { type Inventory, openInventory } from '#domain/listings/import/inventory.ts'
import { InventoryError } from '#domain/listings/import/limits.ts'
import { planImport } from '#domain/listings/import/plan.ts'
import { readDrafts } from '#domain/listings/import/read-drafts.ts'
import { describeUnused } from '#domain/listings/import/unused-columns.ts'
import { parseConfig } from '#server/config.ts'
import { findImportSeller } from '#server/features/accounts/accounts/import-seller.ts'
import { importInventory } from '#server/features/listings/imports/import-inventory.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { createCityFinder, createCityNamer } from '#server/platform/geocoding/nearest-city.ts'
import { openFileSource } from '#server/platform/workbook/read-workbook.ts'
import { isPlain } from '../lib/exit-plainly.ts'
import { type ImportOptions, parseOptions } from '../lib/import-options.ts'
import {
  describeDryRun,
  describeErrors,
  describeFile,
  describeNotes,
  describePlan,
  describeRows,
  describeSummary,
} from '../lib/import-report.ts'

const PROGRESS_MS = 200
let isStopped = false

class UsageError extends Error {}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2))
  if ('help' in options) {
    console.log(options.help)
    return options.code
  }
  const file = resolve(process.env.INIT_CWD ?? '.', options.file)
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`There is no file ${options.file}.`)
  const { source, isWorkbook, remarks } = await openFileSource(file, scratchFolder())
  const inventory = await openInventory(source)
  const styles = await stylesOfAll(inventory)
  const planned = planImport({ name: basename(file), ...inventory, styles }, options)
  if ('problems' in planned) throw new UsageError(planned.problems.join('\n'))
  const plan = { ...planned.plan, placeName: createCityNamer(), findCity: createCityFinder() }
  console.log(describeFile(basename(file), { ...inventory, isWorkbook }))
  console.log(describePlan(plan, planned.guess))
  for (const { text } of describeUnused(inventory.columns, inventory.samples, plan.mapping))
    console.log(`  ${text}`)
  for (const text of [...remarks, ...inventory.remarks]) console.log(text)
  console.log(describeRows(await firstRows(inventory, plan)))
  const result = options.dryRun ? await dryRun(inventory, plan) : await store(inventory, plan, options)
  if (options.strict && result.bad > 0) return 1
  return result.good > 0 ? 0 : 1
}

/** How the columns write numbers and days: one cell of any row may tell. */
async function stylesOfAll({ columns, rows }: Inventory): Promise<ColumnStyle[]> {
  const scan = new StyleScan()
  for await (const row of rows()) if (!row.leftOut && !row.problem) scan.add(row.cells)
  return scan.styles(columns.length)
}

/** Temporary folder for a workbook's sheet; deleted when the command ends. */
function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'placard-import-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function firstRows(inventory: Inventory, plan: ImportPlan): Promise<RowOutcome[]> {
  const first: RowOutcome[] = []
  for await (const outcome of readDrafts(inventory.rows(), plan)) if (first.push(outcome) >= 20) break
  return first
}

interface Result {
  good: number
  bad: number
}

async function dryRun(inventory: Inventory, plan: ImportPlan): Promise<Result> {
  const report = createReport()
  let drafts = 0
  for await (const outcome of untilStopped(readDrafts(inventory.rows(), plan))) {
    report.add(outcome)
    if (outcome.ok && (outcome.draft.price === null || outcome.draft.holds.length > 0)) drafts += 1
  }
  report.end()
  const { rows, bad } = report
  console.log(describeDryRun({ rows: rows(), good: rows() - bad(), drafts, bad: bad() }))
  return { good: rows() - bad(), bad: bad() }
}

async function store(inventory: Inventory, plan: ImportPlan, options: ImportOptions): Promise<Result> {
  const database = await openDatabase(parseConfig(process.env))
  try {
    const seller = await findImportSeller(database.db, options.seller)
    if (!seller)
      throw new UsageError(`No user is called "${options.seller}". The account must exist before its import.`)
    const report = createReport()
    const summary = await importInventory(database.db, untilStopped(readDrafts(inventory.rows(), plan)), {
      sellerId: seller.id,
      actorId: null,
      publish: options.publish,
      now: new Date(),
      onRow: report.add,
    })
    report.end()
    console.log(describeSummary(summary, seller.username))
    if (isStopped) console.log('Stopped. What is stored stays; run the same command again to go on.')
    return { good: summary.rows - summary.bad, bad: summary.bad }
  } finally {
    await database.close()
  }
}

/** Graceful stop at Ctrl-C: the current batch is stored and the database closed. */
async function* untilStopped(outcomes: AsyncGenerator<RowOutcome>): AsyncGenerator<RowOutcome> {
  for await (const outcome of outcomes) {
    if (isStopped) return
    yield outcome
  }
}

/** Prints bad rows as they occur, and progress: on one terminal line, or periodically in a log. */
function createReport() {
  const notes = new Map<string, number>()
  const { isTTY } = process.stderr
  let rows = 0
  let bad = 0
  let shownAt = 0
  const clear = () => isTTY && shownAt > 0 && process.stderr.write('\r\u001b[K')
  return {
    rows: () => rows,
    bad: () => bad,
    add(outcome: RowOutcome): void {
      rows += 1
      if (outcome.ok) for (const note of outcome.notes) notes.set(note, (notes.get(note) ?? 0) + 1)
      else {
        bad += 1
        clear()
        console.log(describeErrors(outcome).join('\n'))
      }
      if (isTTY && Date.now() - shownAt > PROGRESS_MS) {
        shownAt = Date.now()
        process.stderr.write(`\r\u001b[K${rows.toLocaleString('en-US')} rows, ${bad} bad`)
      } else if (!isTTY && rows % 5000 === 0) process.stderr.write(`${rows.toLocaleString('en-US')} rows\n`)
    },
    end(): void {
      clear()
      for (const line of describeNotes(notes)) console.log(line)
    },
  }
}

process.on('SIGINT', () => {
  isStopped = true
})

main()
  .then((code) => process.exit(code))
  .catch((error) => {
    const isExpected = error instanceof UsageError || error instanceof InventoryError || isPlain(error)
    console.error(isExpected ? error.message : error)
    process.exit(2)
  })
