import { expect, it } from 'vitest'
import { listTransferBlockers, type TransferFacts } from './transfer-blockers.ts'

const FREE: TransferFacts = {
  isArchived: false,
  bookings: [],
  contracts: [],
  proposals: [],
  briefs: [],
  viewings: 0,
}

it.each<[Partial<TransferFacts>, string[]]>([
  [{}, []],
  [{ isArchived: true }, ['It is archived. Restore it first.']],
  [{ bookings: [{ id: 42, status: 'in-flight' }] }, ['PLA-B00042 is not finished: running.']],
  [
    {
      contracts: [
        { name: 'C-7', until: '2027-03-21' },
        { name: 'Harbor Dental', until: null },
      ],
    },
    ['Contract C-7 runs until Mar 21, 2027.', 'Contract Harbor Dental runs until further notice.'],
  ],
  [
    { proposals: ['Spring'], briefs: ['Ferry walls'] },
    [
      'The proposal “Spring” offers it. Take it back or let it end.',
      'It is offered in your answer to the brief “Ferry walls”.',
    ],
  ],
  [{ viewings: 1 }, ['A viewing is arranged.']],
  [{ viewings: 2 }, ['2 viewings are arranged.']],
])('%j keeps a space: %j', (facts, sentences) => {
  expect(listTransferBlockers({ ...FREE, ...facts })).toEqual(sentences)
})
