import { expect, it } from 'vitest'
import type { Proof } from '#contract/booking/proofs.ts'
import {
  type Duty,
  describeDecision,
  describeDuty,
  describeLead,
  hasBegun,
  isOpenFor,
  splitProofs,
} from './duty-state.ts'

const duty = (given: Partial<Duty> = {}): Duty => ({
  key: '0/posting',
  item: 0,
  placement: 'North face',
  title: 'Photos, close and wide',
  hint: '',
  kind: 'photo',
  opensOn: '2027-03-01',
  dueOn: '2027-03-08',
  state: 'due',
  canSend: false,
  canDecide: false,
  ...given,
})

it.each([
  ['waiting', 'From Mon, Mar 1 on, due by Mon, Mar 8'],
  ['due', 'Due by Mon, Mar 8'],
  ['overdue', 'Overdue: it was due by Mon, Mar 8'],
  ['received', 'Waits for you'],
  ['questioned', 'Questioned'],
  ['accepted', 'Accepted'],
] as const)('%s: %s', (state, words) => {
  expect(describeDuty(duty({ state }), 'buyer')).toBe(words)
})

it.each([
  [['due', 'waiting'], 'Next due by Mon, Mar 8.'],
  [['overdue', 'due'], 'One proof is overdue.'],
  [['overdue', 'overdue'], '2 proofs are overdue.'],
  [['received', 'due'], 'Look at what was handed in: accept it, or question it.'],
  [['accepted', 'accepted'], 'All that was promised is shown and accepted.'],
] as const)('of %s leads with: %s', (states, words) => {
  expect(describeLead({ duties: states.map((state) => duty({ state })), side: 'buyer' })).toBe(words)
})

it('tells the seller that nothing more is due now', () => {
  expect(describeLead({ duties: [duty({ state: 'received' })], side: 'seller' })).toBe(
    'All that is due was handed in.',
  )
  expect(describeDuty(duty({ state: 'received' }), 'seller')).toBe('Handed in')
})

it('opens what asks for its reader', () => {
  expect(isOpenFor(duty({ canDecide: true, state: 'received' }))).toBe(true)
  expect(isOpenFor(duty({ canSend: true }))).toBe(true)
  expect(isOpenFor(duty({ canSend: true, state: 'received' }))).toBe(false)
  expect(isOpenFor(duty())).toBe(false)
})

it('has a report from the first day of its first duty on', () => {
  expect(hasBegun({ duties: [duty({ state: 'waiting' })] })).toBe(false)
  expect(hasBegun({ duties: [duty({ state: 'waiting' }), duty({ state: 'due' })] })).toBe(true)
})

const proof = (given: Partial<Proof>) => ({ duty: '0/posting', decision: null, ...given }) as Proof

it('says what was decided, and names a word that nobody has said', () => {
  const decided = (decision: NonNullable<Proof['decision']>['decision']) =>
    describeDecision(proof({ decision: { decision, reason: null, at: '2027-03-08T20:00:00Z' } }))
  expect(decided('accepted')).toBe('Accepted on Mar 8')
  expect(decided('accepted-by-time')).toBe('Accepted by time on Mar 8')
  expect(decided('questioned')).toBe('Questioned on Mar 8')
  expect(describeDecision(proof({}))).toBe('')
})

it('keeps what earlier terms had asked for apart', () => {
  const proofs = [proof({ id: 'a' }), proof({ id: 'b', duty: '3/posting' })]
  const { ofDuty, ofNone } = splitProofs({ duties: [duty()], proofs })
  expect(ofDuty(duty()).map(({ id }) => id)).toEqual(['a'])
  expect(ofNone.map(({ id }) => id)).toEqual(['b'])
})
