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

const drafts = (outcomes: RowOutcome[]) => outcomes.flatMap((o) => (o.ok ? [o.draft] : []))
const errors = (outcomes: RowOutcome[]) =>
  outcomes.flatMap((o) => (o.ok ? [] : o.errors.map(({ line, column, reason }) => [line, column, reason])))

const HEADER = 'Unit ID,Name,Address,City,State,Latitude,Longitude,Price'
const ROW = 'U1,Pine Street wall,1501 Pine St,Seattle,WA,47.614,-122.327,$900'

describe('S14, PB-11: the name of a space', () => {
  const named = (name: string, unit = 'U1') => ROW.replace('Pine Street wall', name).replace('U1', unit)

  test('that is none of its own makes its row bad, with the reason', async () => {
    const rows = [
      named('Placard verified'),
      named('B\u0430llard wall', 'U2'),
      named('\u200b\u200d\u2800\u3164\u200b\u200b', 'U3'),
    ]
    expect(errors(await readFile(`${HEADER}\n${rows.join('\n')}\n`))).toEqual([
      [2, 'Name', 'This name is kept for the people who run Placard'],
      [3, 'Name', 'Please do not mix letters of different alphabets in one word'],
      [4, 'Name', 'nothing of the title can be seen'],
    ])
  })

  test('and its unit id have nothing in them that nobody sees', async () => {
    const rows = [named('Pine\u200b wall\u00ad', 'U\u200b1'), named('Oak wall')]
    const outcomes = await readFile(`${HEADER}\n${rows.join('\n')}\n`)
    expect(outcomes[0]).toMatchObject({
      draft: { title: 'Pine wall', sellerUnitId: 'U1' },
      notes: ['characters that nobody sees were left out of the title'],
    })
    expect(errors(outcomes)).toEqual([[3, 'Unit ID', 'unit id "U1" is already used on line 2']])
  })

  test('may well be about placards', async () => {
    expect(drafts(await readFile(`${HEADER}\n${named('Bus placard at Pine')}\n`))).toHaveLength(1)
  })
})
