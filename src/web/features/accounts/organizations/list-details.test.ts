import { expect, it } from 'vitest'
import { listDetails } from './list-details.ts'

it('lists what is known of a company, and nothing else', () => {
  const email = 'office@rainier.example'
  expect(listDetails('Rainier Outdoor', { email, phone: null, address: '100 First Avenue N' })).toEqual([
    { label: 'Name', text: 'Rainier Outdoor' },
    { label: 'Email', text: email },
    { label: 'Address', text: '100 First Avenue N' },
  ])
})
