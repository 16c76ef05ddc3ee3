import { expect, it } from 'vitest'
import { describeDraft, describeUnsaved } from './draft-labels.ts'

it.each([
  ['none', true, ''],
  ['none', false, 'What you type is kept with your account.'],
  ['gone', true, 'What you type is kept with your account.'],
  ['restored', true, ''],
  ['loading', false, ''],
  ['unread', false, ''],
  ['saving', false, 'Saving the draft…'],
  ['saved', false, 'Draft saved with your account.'],
  ['conflict', false, 'Not saved: choose a version first.'],
] as const)('%s (guest: %s) says "%s"', (kind, isGuest, text) => {
  expect(describeDraft({ kind }, isGuest)).toBe(text)
})

it('saving by hand says the truth about why nothing was saved', () => {
  expect(describeUnsaved('empty')).toBe('Type a title or a place first.')
  expect(describeUnsaved('failed')).toBe(describeDraft({ kind: 'failed' }, false))
  expect(describeUnsaved('conflict')).toBe(describeDraft({ kind: 'conflict' }, false))
})
