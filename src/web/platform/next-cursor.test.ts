import { expect, it } from 'vitest'
import { readNextCursor } from './next-cursor.ts'

it.each([
  [null, null],
  ['', null],
  ['</api/listings?cursor=abc>; rel="next"', 'abc'],
  ['</api/listings?limit=5&cursor=a%2Bb>; rel=next', 'a+b'],
  ['</api/admin/errors?before=41>; rel="next"', '41'],
  ['</api/listings?cursor=z>; rel="prev"', null],
  ['</api/listings?cursor=y>; rel="prev", </api/listings?cursor=abc>; rel="next"', 'abc'],
  ['</api/listings>; rel="next"', null],
])('%j: %j', (link, cursor) => {
  expect(readNextCursor(link)).toBe(cursor)
})
