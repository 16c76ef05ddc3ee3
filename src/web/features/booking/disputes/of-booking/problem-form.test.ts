import { expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { checkProblem, describeRemedy, listRemedies, type ProblemForm } from './problem-form.ts'

const MARCH = { first: '2027-03-01', last: '2027-03-28' }
const FORM: ProblemForm = {
  kind: 'dark',
  from: '2027-03-03',
  to: '2027-03-08',
  remedy: 'credit',
  insteadFrom: '',
  insteadTo: '',
  words: 'The lamps were out.',
  proofs: [],
}
const check = (part: Partial<ProblemForm> = {}) =>
  checkProblem({ ...FORM, ...part }, { begun: MARCH, unitId: 7 })

it('asks for what the terms give: no amount is named', () => {
  const lost = { from: '2027-03-03', to: '2027-03-08' }
  expect(check()).toEqual({ change: { kind: 'credit', lost, creditCents: null } })
  const days = { insteadFrom: '2027-04-01', insteadTo: '2027-04-06' }
  expect(check({ remedy: 'make-good', ...days })).toEqual({
    change: { kind: 'make-good', lost, days: { unitId: 7, from: '2027-04-01', to: '2027-04-06' } },
  })
  expect(check({ remedy: 'dispute', proofs: ['a'] })).toEqual({
    problem: { kind: 'dark', ...lost, proofs: ['a'] },
  })
})

it.each<[Partial<ProblemForm>, string[]]>([
  [{ from: '2027-02-20' }, ['from']],
  [{ to: '2027-03-29' }, ['to']],
  [{ from: '2027-03-09' }, ['to']],
  [{ words: ' ' }, ['words']],
  [{ remedy: 'make-good' }, ['insteadFrom']],
  [{ remedy: 'make-good', insteadFrom: '2027-04-06', insteadTo: '2027-04-01' }, ['insteadTo']],
])('refuses %j', (part, fields) => expect(Object.keys(check(part).faults ?? {})).toEqual(fields))

it('says what the signed rule gives', () => {
  const terms = buildAgreedTerms()
  expect(describeRemedy(terms, { first: '2027-03-03', last: '2027-03-08' })).toMatch(
    /^6 of 28 days: \$\d+\.\d\d by the terms you both signed$/,
  )
  expect(describeRemedy(terms, { first: '', last: '' })).toBeNull()
  expect(describeRemedy(terms, { first: '2027-03-08', last: '2027-03-03' })).toBeNull()
  // days before or after it cost nothing
  expect(describeRemedy(terms, { first: '2027-02-20', last: '2027-03-03' })).toBeNull()
  const [face] = terms.units
  const instead = { first: '2027-04-05', last: '2027-04-11', isMakeGood: true }
  const made = { ...terms, last: instead.last, units: [face!, { ...face!, ...instead }] }
  expect(describeRemedy(made, { first: '2027-03-03', last: '2027-03-08' })).toMatch(/^6 of 28 days/)
})

it('asks for days only while it runs', () => {
  expect(listRemedies('in-flight')).toEqual(['credit', 'make-good', 'dispute'])
  expect(listRemedies('completed')).toEqual(['credit', 'dispute'])
  expect(listRemedies('cancelled')).toEqual(['dispute'])
})
