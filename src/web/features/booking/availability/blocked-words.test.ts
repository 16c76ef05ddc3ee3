import { expect, it } from 'vitest'
import { describeBlocked } from './blocked-words.ts'

const MARCH = { first: '2027-03-02', last: '2027-03-29' }
const APRIL = { first: '2027-04-05', last: '2027-04-05' }

it.each([
  ['block', [MARCH], [], { title: 'Blocked: Mar 2 to Mar 29, 2027' }],
  ['free', [MARCH, APRIL, APRIL], [], { title: 'Free again: Mar 2 to Mar 29, 2027 and 2 more' }],
  ['block', [], [], { title: 'Nothing was left to change' }],
  [
    'block',
    [MARCH],
    [APRIL],
    { title: 'Blocked: Mar 2 to Mar 29, 2027', description: 'Sold, and stays so: Apr 5, 2027.' },
  ],
  [
    'block',
    [],
    [MARCH],
    { title: 'Nothing was left to change', description: 'Sold, and stays so: Mar 2 to Mar 29, 2027.' },
  ],
] as const)('%s: %j done, %j stay', (step, done, stay, said) => {
  expect(describeBlocked(step, { done: [...done], stay: [...stay] })).toEqual(said)
})
