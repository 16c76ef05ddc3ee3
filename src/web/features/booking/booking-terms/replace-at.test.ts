import { expect, it } from 'vitest'
import { replaceAt } from './terms-context.ts'

it.each([
  [['a', 'b', 'c'], 1, 'x', ['a', 'x', 'c']],
  [['a', 'b', 'c'], 0, undefined, ['b', 'c']],
  [['a'], 0, undefined, []],
  [['a'], 5, 'x', ['a']],
  [[], 0, 'x', []],
] as [string[], number, string | undefined, string[]][])(
  '%j at %d becomes %j: %j',
  (list, at, item, next) => {
    expect(replaceAt(list, at, item)).toEqual(next)
  },
)

it('keeps lists within a list whole', () => {
  expect(replaceAt([[1], [2, 3]], 0, [4, 5])).toEqual([
    [4, 5],
    [2, 3],
  ])
})
