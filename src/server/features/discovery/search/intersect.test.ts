import fc from 'fast-check'
import { expect, it } from 'vitest'
import { intersect } from './intersect.ts'

const Ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }))

it('intersects lists, in the order of the first', () => {
  expect(intersect([])).toEqual([])
  fc.assert(
    fc.property(fc.array(Ids, { minLength: 1, maxLength: 4 }), (lists) => {
      expect(intersect(lists)).toEqual(lists[0]!.filter((id) => lists.every((list) => list.includes(id))))
    }),
  )
})

it('takes linear time', () => {
  const ids = Array.from({ length: 10_000 }, (_, i) => i)
  let reads = 0
  const other = new Proxy(ids, {
    get(target, key, receiver) {
      if (key === Symbol.iterator) reads += 1
      return Reflect.get(target, key, receiver)
    },
  })
  expect(intersect([ids, other])).toHaveLength(10_000)
  expect(reads).toBe(1)
})
