import { expect, it } from 'vitest'
import { ClientInput } from '#contract/booking/clients.ts'
import { NOTHING_TYPED, type TypedClient, toClientInput, toRepChoices, toTyped } from './client-input.ts'

const TYPED: TypedClient = {
  name: 'Harbor Dental',
  class: 'national',
  contact: 'Dana Reyes',
  email: ' dana@harbor.example ',
  phone: '206-555-0100',
  note: 'Calls on Mondays',
  brands: ' Bright Smile \n\nQuiet Drill\n',
  address: '12 Pine St, Tacoma, WA 98402',
  taxExemption: 'Resale certificate A-12',
  repId: '7',
}

it('sends each line that says something as a brand, and the address without spaces around it', () => {
  const input = toClientInput(TYPED)
  expect(input).toMatchObject({ email: 'dana@harbor.example', brands: ['Bright Smile', 'Quiet Drill'] })
  expect(ClientInput.safeParse(input).success).toBe(true)
})

it('shows a client as it was typed', () => {
  const client = {
    ...toClientInput(TYPED),
    id: 3,
    rep: { id: 7, name: 'Ann Lee' },
    isArchived: false,
    hasAccount: false,
    held: 1,
    booked: 0,
  }
  expect(toTyped(client)).toEqual({
    ...TYPED,
    email: 'dana@harbor.example',
    brands: 'Bright Smile\nQuiet Drill',
  })
  expect(toClientInput(toTyped(client))).toEqual(toClientInput(TYPED))
})

it.each([
  ['a new client has a name', { ...NOTHING_TYPED }, 'name'],
  ['an address is one', { ...TYPED, email: 'dana at harbor' }, 'email'],
  ['brands are few', { ...TYPED, brands: 'Brand\n'.repeat(21) }, 'brands'],
])('%s', (_, typed, field) => {
  const read = ClientInput.safeParse(toClientInput(typed))
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field])
})

it.each([
  [null, ['', '1']],
  [{ id: 1, name: 'Ann' }, ['', '1']],
  [{ id: 9, name: 'Gone' }, ['', '1', '9']],
])('offers the team, and %o who has it', (rep, values) => {
  expect(toRepChoices([{ id: 1, name: 'Ann' }], rep).map(({ value }) => value)).toEqual(values)
  expect(toClientInput({ ...TYPED, repId: '' }).repId).toBeNull()
})
