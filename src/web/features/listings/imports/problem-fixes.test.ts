import { expect, test } from 'vitest'
import type { Import, ImportProblem } from '#contract/listings/imports.ts'
import { fixesFor, fixesInForce, titleOf, withWords } from './problem-fixes.ts'

const task: Pick<Import, 'plan' | 'columns' | 'kind'> = {
  kind: 'inventory',
  columns: ['Plate', 'Price per month', 'Name'],
  plan: { fields: { price: 1, title: 2 }, specifications: [], defaults: {} },
}
const problem = (edit: Partial<ImportProblem>): ImportProblem => ({
  field: 'price',
  code: 'unreadable',
  column: 1,
  rows: 16,
  example: { line: 2, reason: '"x" is not a price' },
  values: [],
  unitIdColumns: [],
  ...edit,
})
const labels = (edit: Partial<ImportProblem>) => fixesFor(problem(edit), task).map(({ label }) => label)

test.each([
  [{}, ['Read them as no price, as drafts', 'Leave out the column “Price per month”']],
  [{ field: 'title', code: 'too-long', column: 2 }, ['Shorten all 16']],
  [{ field: 'title', code: 'too-short', column: 2 }, []],
  [{ field: 'lat', code: 'off-globe', column: null }, ['List them without a pin']],
  [
    { field: 'sellerUnitId', code: 'same-space', column: null, unitIdColumns: [0] },
    ['Use “Plate” as unit id'],
  ],
  [{ field: 'listingNumber', code: 'not-yours', column: null }, []],
  [{ field: 'listingNumber', code: 'unreadable', column: null }, ['Make new spaces of them']],
  [{ field: null, code: 'broken', column: null }, []],
] as [Partial<ImportProblem>, string[]][])('%j offers %j', (edit, offered) => {
  expect(labels(edit)).toEqual(offered)
})

test('a fix changes nothing else of the plan, and can be taken back', () => {
  const [fix] = fixesFor(problem({ field: 'title', code: 'too-long', column: 2 }), task)
  expect(fix!.plan).toEqual({ ...task.plan, shorten: ['title'] })
  const [undo] = fixesInForce(fix!.plan)
  expect(undo).toEqual({
    label: 'Title is shortened where it is too long',
    plan: { ...task.plan, shorten: [] },
  })
})

test('words are kept as they are looked up, and can be taken back one by one', () => {
  const plan = withWords(task.plan, 'adType', { ' Banner  ad': 'billboard', Plakat: 'print' })
  expect(plan.words).toEqual({ adType: { 'banner ad': 'billboard', plakat: 'print' } })
  expect(fixesInForce(plan).map(({ label }) => label)).toEqual([
    '“banner ad” means Billboard',
    '“plakat” means Print',
  ])
  expect(fixesInForce(plan)[0]!.plan.words).toEqual({ adType: { plakat: 'print' } })
})

test('the title of a problem says how many rows and what', () => {
  expect(titleOf(problem({ rows: 1 }))).toBe('1 row: Price cannot be read')
  expect(titleOf(problem({ field: null, code: 'broken', rows: 1200 }))).toBe(
    '1,200 rows: The row is cut off or broken',
  )
})
