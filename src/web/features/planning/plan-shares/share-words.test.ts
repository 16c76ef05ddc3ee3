import { expect, it } from 'vitest'
import { describeDecision, describeShare, describeSince, listSpaces } from './share-words.ts'

it('says what a link lets its holder do, and until when', () => {
  const expiresAt = '2026-12-28T20:00:00Z'
  expect(describeShare({ can: 'view', showsPrices: false, expiresAt })).toBe(
    'Read only, without prices. Until Dec 28, 2026',
  )
  expect(describeShare({ can: 'approve', showsPrices: true, expiresAt })).toBe(
    'Read, comment and approve. Until Dec 28, 2026',
  )
})

it('says who decided what, and what has changed since', () => {
  const decision = { id: 1, authorName: 'Dana', note: '', version: 4, at: '2026-11-28T20:00:00Z', since: [] }
  expect(describeDecision({ ...decision, decision: 'approved' })).toBe(
    'Dana approved version 4 on Nov 28, 2026',
  )
  expect(describeDecision({ ...decision, decision: 'changes-requested' })).toBe(
    'Dana asked for changes to version 4 on Nov 28, 2026',
  )
  expect(describeSince([])).toBeNull()
  expect(describeSince(['1 line added', '1 line dearer by $40'])).toBe(
    'Since then: 1 line added, 1 line dearer by $40.',
  )
})

it('lists what a comment may be about', () => {
  const lines = [
    { id: 7, title: 'Barn' },
    { id: 8, title: null },
    { id: 9, title: 'Silo' },
  ]
  expect(listSpaces(lines)).toEqual([
    { value: '7', label: '1. Barn' },
    { value: '9', label: '3. Silo' },
  ])
})
