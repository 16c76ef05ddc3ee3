import { describe, expect, test } from 'vitest'
import type { OwnListing } from '#contract/listings-own.ts'
import { applyAction, type BulkEdits, toChange, withEdit, withoutSaved } from './bulk-edits.ts'

const SPACE = {
  listing: {
    id: 7,
    price: 900,
    interval: 'month',
    targetMarket: ['families'],
    availableFrom: '2027-01-01',
    availabilityEnd: null,
    updatedAt: '2026-11-01T00:00:00.000Z',
  },
  steps: ['pause', 'archive'],
} as unknown as OwnListing
const NONE: BulkEdits = new Map()

describe('edits', () => {
  test('drop values equal to the stored ones', () => {
    const typed = withEdit(NONE, SPACE, { price: '950', tags: 'families' })
    expect([...typed]).toEqual([[7, { price: '950' }]])
    expect([...withEdit(typed, SPACE, { price: '900' })]).toEqual([])
  })

  test('are sent as changed fields with the version', () => {
    const edit = { price: '950', tags: 'Young Adults, tourists', until: '', step: 'pause' } as const
    expect(toChange(SPACE, edit)).toEqual({
      id: 7,
      updatedAt: '2026-11-01T00:00:00.000Z',
      set: { price: '950', targetMarket: ['young-adults', 'tourists'], availableTo: null },
      step: 'pause',
    })
    expect(toChange(SPACE, { step: 'pause' })).not.toHaveProperty('set')
  })

  test('are removed once saved, others stay', () => {
    const edits: BulkEdits = new Map([
      [7, { price: '1' }],
      [8, { price: '2' }],
    ])
    const results = [
      { id: 7, outcome: 'saved', message: '', space: null },
      { id: 8, outcome: 'conflict', message: 'x', space: null },
    ] as const
    expect([...withoutSaved(edits, [...results]).keys()]).toEqual([8])
  })
})

test.each([
  [{ kind: 'price', value: '700' }, { price: '700' }],
  [{ kind: 'percent', value: '-10' }, { price: '810' }],
  [{ kind: 'percent', value: '-200' }, null],
  [{ kind: 'add-tag', value: 'Tourists' }, { tags: 'families, tourists' }],
  [{ kind: 'remove-tag', value: 'families' }, { tags: '' }],
  [{ kind: 'until', value: '2027-06-01' }, { until: '2027-06-01' }],
  [{ kind: 'step', value: 'pause' }, { step: 'pause' }],
  [{ kind: 'step', value: 'resume' }, null],
] as const)('%j', (action, edit) => {
  expect(applyAction(SPACE, {}, action)).toEqual(edit)
})
