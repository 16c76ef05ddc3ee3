import { expect, it } from 'vitest'
import { parseLinkSearch } from './load-link.ts'

it.each([
  [{ token: 'n3Ws' }, 'n3Ws'],
  [{ token: 7 }, '7'],
  [{}, ''],
])('reads the token of a link: %j', (search, token) => {
  expect(parseLinkSearch(search)).toEqual({ token })
})
