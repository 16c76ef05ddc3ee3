import { expect, it } from 'vitest'
import type { Proposal } from '#contract/booking/proposals.ts'
import { describeProposal, listBelow, toInput, toPriceInput, toTyped } from './proposal-words.ts'
import { parseProposalsSearch } from './proposals-search.ts'

const line = { id: 4, spaceCents: null }
const proposal = {
  title: 'Winter',
  intro: '',
  price: 'lines',
  oneCents: null,
  validDays: 14,
  holds: false,
  items: [line, { ...line, id: 5, spaceCents: 125_050 }],
} as unknown as Proposal

it('says in one line what a proposal is', () => {
  const sent = {
    lines: 2,
    totalCents: 200_000,
    validUntil: '2027-01-09T20:00:00Z',
    status: 'sent',
  } as Proposal
  expect(describeProposal(sent)).toBe('2 spaces · $2,000 · until Jan 9, 2027')
  expect(describeProposal({ ...sent, lines: 1, totalCents: null, status: 'draft' })).toBe('1 space')
})

it('sends what is typed, to the cent, and says what cannot be read', () => {
  const typed = toTyped(proposal)
  expect(typed.lines).toEqual([
    { id: 4, dollars: '' },
    { id: 5, dollars: '1250.5' },
  ])
  const read = toInput({ ...typed, lines: [{ id: 4, dollars: '1,000' }] }, 'then')
  expect(read).toMatchObject({
    input: { lines: [{ id: 4, spaceCents: 100_000 }], validDays: 14, updatedAt: 'then' },
  })
  expect(toInput({ ...typed, lines: [{ id: 4, dollars: 'ten' }] }, 'then')).toMatchObject({
    problem: expect.stringContaining('in dollars'),
  })
  expect(toInput({ ...typed, price: 'one' }, 'then')).toMatchObject({
    problem: expect.stringContaining('together'),
  })
})

it('reads the address of the list', () => {
  expect(parseProposalsSearch({ q: ' winter ', status: 'sent', page: '2' })).toEqual({
    q: 'winter',
    status: 'sent',
    page: 2,
  })
  expect(parseProposalsSearch({ status: 'lost', page: 1 })).toEqual({})
})

it('reads one price for all, and leaves the prices of the lines to the card', () => {
  const typed = { ...toTyped(proposal), price: 'one', one: '$1,500.01', validDays: '7', holds: true } as const
  expect(toInput({ ...typed, lines: [{ id: 4, dollars: ' ' }] }, 'then')).toEqual({
    input: {
      title: 'Winter',
      intro: '',
      price: 'one',
      oneCents: 150_001,
      validDays: 7,
      holds: true,
      lines: [{ id: 4, spaceCents: null }],
      updatedAt: 'then',
    },
  })
})

it('is priced while it is typed, once something is asked in place of the card', () => {
  const typed = toTyped(proposal)
  expect(toPriceInput(typed)).toMatchObject({ price: 'lines', lines: [{ spaceCents: null }, { id: 5 }] })
  expect(toPriceInput({ ...typed, lines: [{ id: 4, dollars: '' }] })).toBeNull()
  expect(toPriceInput({ ...typed, lines: [{ id: 4, dollars: 'ten' }] })).toBeNull()
  expect(toPriceInput({ ...typed, price: 'one', one: '900' })).toMatchObject({ oneCents: 90_000 })
})

it('names the first space whose share of one price is too low, and counts the others', () => {
  const items = [
    { id: 4, title: 'North wall' },
    { id: 5, title: 'South wall' },
  ]
  expect(listBelow(items, () => ({}))).toEqual({})
  expect(listBelow(items, (id) => (id === 5 ? { error: 'Below the minimum.' } : {}))).toEqual({
    error: 'The share of South wall: below the minimum.',
  })
  expect(listBelow(items, () => ({ hint: 'Below $810.' }))).toEqual({
    hint: 'The share of North wall: below $810. So is 1 other.',
  })
})
