import { expect, test } from 'vitest'
import { type DisputeStepDetails, describeDispute, describeDisputeStep } from './dispute-words.ts'

const told = (given: Partial<DisputeStepDetails>): DisputeStepDetails => ({
  step: 'open',
  name: 'Sally',
  title: 'Brick wall',
  words: null,
  resolution: null,
  credit: null,
  owed: null,
  ...given,
})

test.each<[Partial<DisputeStepDetails>, string, string]>([
  [
    { words: 'It was dark.' },
    'Sally disputes this booking: It was dark.',
    'Sally disputes the booking of “Brick wall”',
  ],
  [
    { step: 'answer', words: 'It was lit.' },
    'Sally answers the dispute: It was lit.',
    'Sally answered the dispute about “Brick wall”',
  ],
  [{ step: 'withdraw' }, 'Sally withdrew the dispute.', 'Sally withdrew the dispute about “Brick wall”'],
  [
    { step: 'resolve', resolution: 'refund', credit: '$50.00', words: 'Two nights were dark.' },
    'Placard has decided the dispute: $50.00 is credited to the buyer and to be paid back. Two nights were dark.',
    'The dispute about “Brick wall” is decided',
  ],
  [
    { step: 'resolve', resolution: 'nothing', words: 'It was lit.' },
    'Placard has decided the dispute: the booking stays as it is. It was lit.',
    'The dispute about “Brick wall” is decided',
  ],
])('%j', (given, happened, line) => {
  expect(describeDispute(told(given))).toBe(happened)
  expect(describeDisputeStep(told(given)).line).toBe(line)
})

test('says what is owed after a refund', () => {
  const { paragraphs } = describeDisputeStep(
    told({
      step: 'resolve',
      name: 'Placard',
      resolution: 'refund',
      credit: '$50.00',
      owed: '$50.00',
      words: 'Dark.',
    }),
  )
  expect(paragraphs).toEqual([
    'Placard says: Dark.',
    'Decided: $50.00 is credited to the buyer and to be paid back.',
    'The credit note is with the booking.',
    'The seller now owes the buyer $50.00, to be refunded outside of Placard.',
  ])
})
