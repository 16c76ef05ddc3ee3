import { expect, it } from 'vitest'
import { stubBrowserStorage } from '#test/support/browser-storage.ts'
import { createDraftStore } from './draft-store.ts'

const browser = stubBrowserStorage()
const KEY = 'placard.draft.7.12'
const write = (store: ReturnType<typeof createDraftStore>, text: string) =>
  store.edit((draft) => ({ ...draft, text }))

it('keeps a draft and its id over a reload', () => {
  const store = createDraftStore(KEY)
  write(store, 'Is M')
  const { clientId } = store.snapshot().draft!
  write(store, 'Is May free?')
  expect(createDraftStore(KEY).snapshot().draft).toEqual({ clientId, text: 'Is May free?', files: [] })
})

it('keeps nothing of an emptied draft', () => {
  const store = createDraftStore(KEY)
  write(store, 'Is M')
  write(store, '')
  expect(store.snapshot().draft).toBeNull()
  expect(browser.kept.size).toBe(0)
})

it('keeps what was sent, with its id, until the server has it', () => {
  const store = createDraftStore(KEY)
  write(store, '  Is May free? ')
  const first = store.send()!
  write(store, 'Or June?')
  const second = store.send()!
  expect(first.text).toBe('Is May free?')
  expect(first.clientId).not.toBe(second.clientId)
  expect(createDraftStore(KEY).snapshot()).toEqual({ draft: null, unsent: [first, second] })
  store.drop(first.clientId)
  expect(createDraftStore(KEY).snapshot().unsent).toEqual([second])
})

it('sends no blank draft', () => {
  const store = createDraftStore(KEY)
  expect(store.send()).toBeNull()
  write(store, '   ')
  expect(store.send()).toBeNull()
})

it('starts anew where what is kept cannot be read', () => {
  for (const kept of ['{', '7', '{"draft":{"text":1},"unsent":[{}]}', '{"unsent":{}}']) {
    browser.kept.set(KEY, kept)
    expect(createDraftStore(KEY).snapshot()).toEqual({ draft: null, unsent: [] })
  }
})
