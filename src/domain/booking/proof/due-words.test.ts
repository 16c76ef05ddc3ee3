import { expect, it } from 'vitest'
import { describeOverdue, listProofDue, type ProofDue, toProofDueLine } from './due-words.ts'

const due = (dueOn: string, isLate = false): ProofDue => ({
  reference: 'PLA-B00042',
  title: 'Wall by the ferry',
  what: 'Photos, close and wide',
  dueOn,
  isLate,
})

it.each([
  [[due('2027-03-08')], 'Proof for “Wall by the ferry” is due by Mar 8'],
  [[due('2027-03-08', true)], 'Proof for “Wall by the ferry” is overdue: it was due on Mar 8'],
  [[due('2027-03-08'), due('2027-03-09')], '2 proofs are due by Mar 9'],
  [[due('2027-03-05', true), due('2027-03-09')], '2 proofs are due by Mar 9, 1 of them overdue'],
  [[due('2027-03-05', true), due('2027-03-05', true)], '2 proofs are overdue'],
])('says in a line what is due', (all, line) => {
  expect(toProofDueLine(all)).toBe(line)
})

it('lists the earliest first, and counts what is beyond twenty', () => {
  expect(listProofDue([due('2027-03-09'), due('2027-03-05', true)])).toEqual([
    'PLA-B00042, “Wall by the ferry”: Photos, close and wide, was due on Mar 5',
    'PLA-B00042, “Wall by the ferry”: Photos, close and wide, due Mar 9',
  ])
  const many = listProofDue(Array.from({ length: 25 }, () => due('2027-03-09')))
  expect([many.length, many.at(-1)]).toEqual([21, 'And 5 more.'])
})

it('tells the buyer what is missing', () => {
  expect(describeOverdue({ seller: 'Ana', title: 'Wall', due: [due('2027-03-08')] }).paragraphs[0]).toBe(
    'Ana has not handed in: Photos, close and wide, due on Mar 8.',
  )
})
