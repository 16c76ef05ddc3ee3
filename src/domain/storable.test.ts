import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUnstorable } from './storable.ts'

describe('finds unstorable values', () => {
  it.each([
    ['NUL', 'a\0b', []],
    ['a high surrogate alone', '\ud800', []],
    ['a low surrogate alone', 'x\udc00', []],
    ['no number', Number.NaN, []],
    ['no finite number', { price: Number.POSITIVE_INFINITY }, ['price']],
    ['in a list', { tags: ['ok', '\0'] }, ['tags', 1]],
    ['deep down', { a: { b: [{ c: '\0' }] } }, ['a', 'b', 0, 'c']],
    ['in a key', { search: { 'q\0': 'x' } }, ['search']],
  ])('%s', (_name, value, path) => {
    expect(findUnstorable(value)?.path).toEqual(path)
  })

  it('malicious nesting, without a stack overflow', () => {
    const deep = JSON.parse(`{"response":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
    expect(findUnstorable(deep)).toMatchObject({ message: 'is nested too deeply' })
    expect(findUnstorable(deep)?.path[0]).toBe('response')
  })
})

it('accepts everything else', () => {
  const text = fc.string({ unit: 'grapheme' }).map((given) => given.replaceAll('\0', ''))
  fc.assert(
    fc.property(fc.array(fc.dictionary(text, fc.oneof(text, fc.integer(), fc.constant(null)))), (value) => {
      expect(findUnstorable(value)).toBeNull()
    }),
  )
  expect(findUnstorable(new Date())).toBeNull()
  expect(findUnstorable(undefined)).toBeNull()
})
