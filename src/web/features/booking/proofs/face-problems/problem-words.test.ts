import { expect, it } from 'vitest'
import { countProblems, describeProblem, nameProblemFace } from './problem-words.ts'

const TAKEN = '2027-03-03T19:58:00.000Z'
const CAME = '2027-03-03T21:00:00.000Z'
const MENDED = '2027-03-05T18:00:00.000Z'

it.each([
  [{}, /^Truck 2, taken Mar 3, 2027, 11:58/],
  [{ capturedAt: null }, /^Truck 2, sent Mar 3, 2027, 1:00/],
  [{ mendedAt: MENDED }, / · mended Mar 5, 2027, 10:00/],
])('a problem %o says who saw it and when', (part, words) => {
  const problem = { by: 'Truck 2', capturedAt: TAKEN, receivedAt: CAME, mendedAt: null, ...part }
  expect(describeProblem(problem)).toMatch(words)
})

it('a face is named by its number first, and problems are counted', () => {
  const face = { unitCode: 'A-1', space: 'Wall', placement: 'North face' }
  expect(nameProblemFace(face)).toBe('A-1, Wall: North face')
  expect(nameProblemFace({ ...face, unitCode: null })).toBe('Wall: North face')
  expect([0, 1, 1200].map(countProblems)).toEqual([
    'Nothing is left to mend.',
    '1 problem to mend',
    '1,200 problems to mend',
  ])
})
