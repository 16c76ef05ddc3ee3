import { describe, expect, test } from 'vitest'
import type { RowOutcome } from './draft.ts'
import { openInventory } from './inventory.ts'
import { type PlanEdits, planImport } from './plan.ts'
import { readDrafts } from './read-drafts.ts'

/** Runs a whole file through the import core. */
async function readFile(
  text: string | Uint8Array,
  edits: PlanEdits = {},
  name = 'billboards.csv',
): Promise<RowOutcome[]> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const inventory = await openInventory(() => [bytes])
  const planned = planImport({ name, ...inventory }, edits)
  if ('problems' in planned) throw new Error(planned.problems.join(' '))
  return Array.fromAsync(readDrafts(inventory.rows(), planned.plan))
}

const errors = (outcomes: RowOutcome[]) =>
  outcomes.flatMap((o) => (o.ok ? [] : o.errors.map(({ line, column, reason }) => [line, column, reason])))

describe('a GeoJSON file', () => {
  const feature = (id: string) => ({
    type: 'Feature',
    properties: { id, name: `Wall ${id} on Pike`, city: 'Seattle', price: 100 },
    geometry: { type: 'Point', coordinates: [-122.3, 47.6] },
  })
  const text = (space: number) =>
    JSON.stringify({ type: 'FeatureCollection', features: ['A', 'B', 'C'].map(feature) }, null, space)

  test('on one line numbers rows by feature, so that numbers are unique', async () => {
    const outcomes = await readFile(text(0))
    expect(outcomes.map(({ ok, line }) => [ok, line])).toEqual([
      [true, 1],
      [true, 2],
      [true, 3],
    ])
  })

  test('with one feature per line reports the line', async () => {
    expect((await readFile(text(2))).map(({ line }) => line)).toEqual([4, 20, 36])
  })
})

test('a hostile cell is parsed quickly and rejected with a short message', async () => {
  const long = `2026-01-01${' '.repeat(9_000)}0:00${' '.repeat(9_000)}x`
  const [outcome] = await readFile(
    `Unit ID,Name,City,Price,Available from\nA,Pine Street wall,Seattle,900,${long}\n`,
    { map: ['availabilityStart=Available from'] },
  )
  expect(errors([outcome!])).toEqual([
    [2, 'Available from', '"2026-01-01 0:00 x" is not a date such as 2026-03-01 or 3/1/2026'],
  ])
})
