import { expect, it } from 'vitest'
import { describeStand } from './describe-stand.ts'

const space = {
  status: 'active',
  unfinished: 0,
  since: '2026-11-05T20:00:00Z',
  waiting: [],
  refusal: null,
} as const

it.each([
  [{}, null],
  [{ waiting: ['title'], refusal: 'Blurry' }, 'A change is in review'],
  [{ refusal: 'Blurry' }, 'Your last change was not approved: Blurry'],
  [{ status: 'rejected', refusal: 'Blurry' }, 'Blurry'],
  [{ status: 'draft', unfinished: 1 }, 'One thing is missing'],
  [{ status: 'draft', unfinished: 3 }, '3 things are missing'],
  [{ status: 'draft' }, null],
  [{ status: 'pending' }, 'In review since Nov 5'],
] as const)('of %j it says %s', (given, words) => {
  expect(describeStand({ ...space, ...given, waiting: [...('waiting' in given ? given.waiting : [])] })).toBe(
    words,
  )
})
