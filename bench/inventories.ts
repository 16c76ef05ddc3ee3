import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { guessMapping } from '#domain/listings/import/guess-mapping.ts'
import { openInventory } from '#domain/listings/import/inventory.ts'
import { planImport } from '#domain/listings/import/plan.ts'
import { readDrafts } from '#domain/listings/import/read-drafts.ts'
import { VENDOR_FILES } from '#test/support/listings/vendor-files.ts'

/**
 * `npm run bench:inventories [-- FOLDER]`: how much of inventories that others wrote is understood without a word from their seller:
 * columns with anything in them, those read as a field or kept as a specification, and the rows that could be stored.
 */
const vendors = VENDOR_FILES.map(({ vendor, columns, rows }) => {
  const { fields, specifications } = guessMapping(columns, rows)
  const known = Object.keys(fields).length
  return {
    'columns of': vendor,
    columns: columns.length,
    fields: known,
    'kept as facts': specifications.length,
    'left out': columns.length - known - specifications.length,
  }
})
console.table(vendors)

const folder = process.argv[2] ?? join(import.meta.dirname, '../../../shared/data/inventories')
if (!existsSync(folder)) {
  console.log(`Nothing measured: there is no folder ${folder}.`)
  process.exit(0)
}

async function understand(name: string) {
  const inventory = await openInventory(() => createReadStream(join(folder, name)))
  const planned = planImport({ name, ...inventory })
  if ('problems' in planned) throw new Error(planned.problems.join(' '))
  const { fields, specifications } = planned.plan.mapping
  const used = new Set([...Object.values(fields), ...specifications])
  const filled = inventory.columns.filter((_, i) => inventory.samples.some((row) => row[i]?.trim()))
  const unread = inventory.columns.filter((column, i) => filled.includes(column) && !used.has(i))
  let rows = 0
  let good = 0
  const titles = new Set<string>()
  for await (const outcome of readDrafts(inventory.rows(), planned.plan)) {
    rows += 1
    if (!outcome.ok) continue
    good += 1
    titles.add(outcome.draft.title)
  }
  return {
    row: {
      inventory: name,
      columns: filled.length,
      fields: Object.values(fields).filter((column) => filled.includes(inventory.columns[column]!)).length,
      'kept as facts': specifications.length,
      'left out': unread.length,
      rows,
      'rows read': good,
      titles: titles.size,
    },
    unread,
  }
}

const results = []
for (const name of readdirSync(folder).filter((file) => /\.(csv|geojson)$/.test(file)))
  results.push(await understand(name))
console.table(results.map(({ row }) => row))
for (const { row, unread } of results)
  if (unread.length > 0) console.log(`${row.inventory}: left out ${unread.join(', ')}`)
