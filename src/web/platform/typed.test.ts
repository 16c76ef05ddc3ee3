import { afterEach, expect, it, vi } from 'vitest'
import { clearTyped } from './clear-typed.ts'
import { mergeTyped } from './typed.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const FORM = { brand: '', note: 'as agreed', isPolitical: false, sponsor: null as string | null }

it.each([
  ['what was typed comes back', { brand: 'Ferry Bakery' }, { brand: 'Ferry Bakery' }],
  ['an emptied field stays empty', { note: '' }, { note: '' }],
  ['a field that may be absent', { sponsor: 'Friends of Ferries' }, { sponsor: 'Friends of Ferries' }],
  ['a box that was ticked', { isPolitical: true }, { isPolitical: true }],
  ['what the form no longer has is left', { color: 'red' }, {}],
  ['so is what it has of another kind', { isPolitical: 'yes', brand: true }, {}],
])('B6: %s', (_what, kept, changed) => {
  expect(mergeTyped(FORM, kept)).toEqual({ ...FORM, ...changed })
})

it('signing out leaves nothing typed behind, and other things alone', () => {
  const storage: Record<string, unknown> = { 'placard.typed.order.1': '{}', other: '1' }
  vi.stubGlobal('sessionStorage', storage)
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] })
  clearTyped()
  expect(Object.keys(storage)).toEqual(['other'])
})

it('blocked storage is no error', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(clearTyped).not.toThrow()
})
