import { expect, it } from 'vitest'
import { PROPOSAL_LIMITS } from '#domain/booking/proposals.ts'
import { listDrafts, pickDraft } from './draft-words.ts'

const client = { id: 4, name: 'Harbor Dental' }
const options = listDrafts([
  { id: 9, title: 'Full', client, lines: PROPOSAL_LIMITS.lines },
  { id: 8, title: 'Winter', client, lines: 3 },
  { id: 7, title: 'Spring', client, lines: 1 },
])

it('names drafts with their clients, and offers none that is full', () => {
  expect(options.map(({ label, disabled }) => [label, disabled])).toEqual([
    ['Full · Harbor Dental, 60 spaces', true],
    ['Winter · Harbor Dental, 3 spaces', false],
    ['Spring · Harbor Dental, 1 space', false],
  ])
})

it.each([
  [undefined, '8'],
  [7, '7'],
  [9, '8'],
  [1, '8'],
])('opened for %s, it adds to %s', (wanted, value) => {
  expect(pickDraft(options, wanted)).toBe(value)
})

it('adds to nothing where there is no draft', () => {
  expect(pickDraft([], 7)).toBe('')
})
