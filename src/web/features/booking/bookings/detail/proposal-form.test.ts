import { describe, expect, it } from 'vitest'
import { checkProposal, describeFit, type ProposalForm, toProposalForm } from './proposal-form.ts'

const FORM: ProposalForm = {
  unitId: 7,
  from: '2027-03-01',
  to: '2027-03-28',
  quantity: '2',
  extras: ['vinyl'],
  space: '$1,250.50',
  note: 'Four weeks',
}

describe('a proposal as it is typed', () => {
  it('is sent in cents, for a unit', () => {
    expect(checkProposal(FORM).input).toEqual({
      unitId: 7,
      from: '2027-03-01',
      to: '2027-03-28',
      quantity: 2,
      extras: ['vinyl'],
      spaceCents: 125_050,
      note: 'Four weeks',
    })
  })

  it('without an amount keeps the seller’s prices', () => {
    expect(checkProposal({ ...FORM, space: ' ' }).input?.spaceCents).toBeNull()
  })

  it('says at each field what is wrong', () => {
    const { problems } = checkProposal({ ...FORM, from: '2027-03-29', quantity: '1.5', space: 'much' })
    expect(Object.keys(problems ?? {})).toEqual(['to', 'quantity', 'space'])
    expect(checkProposal({ ...FORM, from: '', to: '' }).problems).toMatchObject({
      from: 'Please give the first day',
      to: 'Please give the last day',
    })
  })
})

it('begins with the terms as they stand, or with the request', () => {
  const request = {
    unitId: 7,
    from: '2027-03-03',
    to: '2027-03-20',
    quantity: 1,
    extras: [],
    brand: '',
    note: '',
    sponsor: null,
  }
  expect(toProposalForm({ terms: null, request })).toMatchObject({
    unitId: 7,
    from: '2027-03-03',
    quantity: '1',
    space: '',
  })
})

describe('B16: beside typed days', () => {
  it.each([
    [{ first: '2027-03-01', last: '2027-03-28' }, {}],
    [{ first: '2027-03-01', last: '2027-04-25' }, { to: 'Sold in whole periods: to Apr 25, 2027.' }],
    [{ first: '2027-02-22', last: '2027-03-28' }, { from: 'Sold in whole periods: from Feb 22, 2027.' }],
    [undefined, {}],
  ])('stand those that are proposed: %j', (fitted, hints) => {
    expect(describeFit(FORM, fitted)).toEqual(hints)
    expect(describeFit({ from: '', to: '' }, fitted)).toEqual({})
  })
})
