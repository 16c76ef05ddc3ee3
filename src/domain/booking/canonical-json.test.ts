import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toCanonicalJson } from './canonical-json.ts'

const { values } = fc.letrec<{ values: unknown }>((tie) => ({
  values: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('values')),
    fc.dictionary(fc.string(), tie('values'), { noNullPrototype: true }),
  ),
}))

/** The same with the keys of every object turned around. */
function turn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turn)
  if (typeof value !== 'object' || value === null) return value
  const turned = Object.entries(value).reverse()
  return Object.fromEntries(turned.map(([key, inner]) => [key, turn(inner)]))
}

describe('canonical JSON', () => {
  it('is the same for any order of keys and reads back as what was written', () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = toCanonicalJson(value)
        expect(toCanonicalJson(turn(value))).toBe(text)
        expect(JSON.parse(text)).toEqual(value)
        expect(toCanonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })

  it('sorts by UTF-16 units and writes strings as the standard does', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, ö: '\u000f\n"\\' }
    expect(toCanonicalJson(value)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"ö":"\\u000f\\n\\"\\\\","\u20ac":1,"\u{1f600}":5,"\ufb33":3}',
    )
  })

  it('knows one zero', () => expect(toCanonicalJson([0, -0])).toBe('[0,0]'))

  const sparse: number[] = []
  sparse[1] = 1

  test.each([
    ['a fraction', 0.5],
    ['an integer that is not safe', 2 ** 53],
    ['no number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['nothing', undefined],
    ['nothing inside', { a: [undefined] }],
    ['a hole', sparse],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a large integer', 1n],
    ['a function', () => 1],
    ['half a pair', 'x\ud800'],
    ['half a pair as a key', { '\udc00': 1 }],
  ])('%s is refused', (_, value) => expect(() => toCanonicalJson(value)).toThrow(RangeError))
})
