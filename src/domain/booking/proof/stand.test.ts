import { expect, it } from 'vitest'
import type { ProofDuty } from './duties.ts'
import { refuseFacts } from './facts.ts'
import { type GivenProof, listDutyStands, proofReminderOf, proofStandOf } from './stand.ts'

const DUTY: ProofDuty = {
  key: '0/posting',
  item: 0,
  about: 'posting',
  kind: 'photo',
  first: '2027-03-01',
  last: '2027-03-28',
  dueOn: '2027-03-08',
}
const given = (...decisions: GivenProof['decision'][]) =>
  decisions.map((decision) => ({ duty: '0/posting', decision }))
const stateOn = (day: string, proofs: GivenProof[] = []) => listDutyStands([DUTY], proofs, day)[0]!.state

it('waits, is due, and is overdue from the day after', () => {
  expect(['2027-02-28', '2027-03-01', '2027-03-08', '2027-03-09'].map((day) => stateOn(day))).toEqual([
    'waiting',
    'due',
    'due',
    'overdue',
  ])
})

it.each([
  [given(null), 'received'],
  [given('questioned'), 'questioned'],
  [given('questioned', null), 'received'],
  [given('accepted'), 'accepted'],
  [given('accepted-by-time'), 'accepted'],
  [given('accepted', null), 'accepted'],
  [[{ duty: '0/log/1', decision: null }] as GivenProof[], 'overdue'],
] as const)('of what was handed in the latest counts, and what is accepted holds', (proofs, state) => {
  expect(stateOn('2027-03-20', [...proofs])).toBe(state)
})

it.each([
  [[null], '2027-03-02'],
  [['accepted', null], '2027-03-02'],
  [['questioned'], undefined],
  // in time is what came first of what stands
  [['questioned', 'questioned', 'accepted'], '2027-03-04'],
  [['questioned', null], '2027-03-03'],
] as const)('of %o the first that is not questioned says when it came', (decisions, on) => {
  const proofs = decisions.map((decision, at) => ({ duty: DUTY.key, decision, on: `2027-03-0${at + 2}` }))
  expect(listDutyStands([DUTY], proofs, '2027-03-20')[0]!.firstOn).toBe(on)
})

it('of several names what asks for somebody first', () => {
  const stand = (state: 'due' | 'overdue' | 'accepted' | 'received', dueOn: string) => ({ state, dueOn })
  expect(
    proofStandOf([stand('accepted', '2027-03-01'), stand('due', '2027-03-09'), stand('due', '2027-03-08')]),
  ).toEqual({ state: 'due', dueOn: '2027-03-08', isLate: false })
  expect(proofStandOf([stand('received', '2027-03-01'), stand('overdue', '2027-03-09')])).toMatchObject({
    state: 'overdue',
    isLate: true,
  })
  expect(proofStandOf([])).toBeNull()
})

it('is reminded of two days before, on the day, and two days after', () => {
  const on = (day: string) => proofReminderOf(DUTY, day)
  expect(['05', '06', '07', '08', '09', '10', '18', '19'].map((day) => on(`2027-03-${day}`))).toEqual([
    null,
    'soon',
    'soon',
    'today',
    null,
    'late',
    'late',
    null,
  ])
  expect(proofReminderOf({ ...DUTY, first: '2027-03-08', dueOn: '2027-03-09' }, '2027-03-07')).toBeNull()
})

it('takes what can show it', () => {
  expect(refuseFacts('photo', { kind: 'log', lines: 9 })).toMatch(/photo/)
  expect(refuseFacts('play-log', { kind: 'log', lines: 9 })).toMatch(/play log/)
  const counted = { kind: 'counted', lines: 9, total: 9, days: [] } as const
  expect(refuseFacts('play-log', { ...counted, days: [] })).toBeNull()
  expect(refuseFacts('affidavit', { ...counted, days: [] })).toMatch(/^Sign the affidavit/)
  const signed = { name: 'Ada Chu', role: 'Traffic' }
  expect(refuseFacts('affidavit', { ...counted, days: [], signed })).toBeNull()
  expect(refuseFacts('tear-sheet', { kind: 'address' })).toMatch(/page/)
  expect(refuseFacts('link', { kind: 'address' })).toBeNull()
})
