import { beforeAll, describe, expect, it, vi } from 'vitest'
import { messageOf } from './form-context.ts'

beforeAll(() => {
  vi.stubGlobal('Node', class {})
})

describe('the message of a field', () => {
  it.each([
    ['none', undefined, undefined],
    ['none of a form without errors', {}, undefined],
    ['its own', { type: 'required', message: 'Choose a type' }, 'Choose a type'],
    ['the one of a whole list', { root: { message: 'At most six' } }, 'At most six'],
    ['the first within a list', [undefined, { label: { message: 'Name it' } }], 'Name it'],
    ['deep within an object', { value: { inner: { message: 'Must be a number' } } }, 'Must be a number'],
    ['an empty one is none', { message: '' }, undefined],
    ['of its own and one within, its own', { message: 'Wrong', value: { message: 'Inner' } }, 'Wrong'],
    ['no text', 'Wrong', undefined],
  ])('is %s', (_what, error, message) => {
    expect(messageOf(error)).toBe(message)
  })

  it('does not look into the field’s element', () => {
    const element = Object.assign(new Node(), { message: 'no message of ours' })
    expect(messageOf({ ref: element })).toBeUndefined()
  })
})
