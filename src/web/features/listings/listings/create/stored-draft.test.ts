import { expect, it } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { emptyForm } from '../form/form-values.ts'
import { clearDraft, readDraft, writeDraft } from './stored-draft.ts'

const browser = stubBrowserStorage()
const KEY = 'listing-draft'
const VALUES = { ...emptyForm(new Date('2026-11-22T20:00:00Z')), title: 'Wall on Pine' }

it('is there again as it was typed, until it is cleared', () => {
  expect(readDraft()).toBeUndefined()
  writeDraft(VALUES)
  expect(readDraft()).toEqual(VALUES)
  clearDraft()
  expect(readDraft()).toBeUndefined()
})

it.each([
  ['an older form', JSON.stringify({ version: 1, values: VALUES })],
  ['a newer one', JSON.stringify({ version: 3, values: VALUES })],
  ['no JSON', '{"version":2,'],
  ['something else', '7'],
])('is none when it is of %s', (_what, text) => {
  browser.kept.set(KEY, text)
  expect(readDraft()).toBeUndefined()
})

it('does without where the browser keeps nothing', () => {
  browser.refuse()
  writeDraft(VALUES)
  expect(readDraft()).toBeUndefined()
  clearDraft()
})
