import { expect, it } from 'vitest'
import { briefQuery, briefStartQuery, receivedBriefQuery } from './queries.ts'

it.each([
  [{}, false],
  [{ type: ['radio'] }, false],
  [{ plan: 7 }, true],
  [{ place: 'Tacoma', type: ['billboard'] }, true],
] as const)('sellers are looked for with %j: %s', (search, isEnabled) => {
  expect(briefStartQuery(search).enabled).toBe(isEnabled)
})

it('a brief of mine is kept apart from one that was sent to me', () => {
  expect(briefQuery('7').queryKey).toEqual(['briefs', 'one', 7])
  expect(receivedBriefQuery('7').queryKey).toEqual(['received-briefs', 'one', 7])
})
