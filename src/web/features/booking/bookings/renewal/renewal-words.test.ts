import { expect, it } from 'vitest'
import { describeRenewal } from './renewal-words.ts'

const sam = { id: 1, name: 'Sam', company: null, email: '' }
const ana = { id: 2, name: 'Ana', company: null, email: '' }
const running = { last: '2027-03-28', buyer: ana, seller: sam, renewal: null }

it('says to each side how it stands with the next term', () => {
  const seller = { ...running, side: 'seller', other: ana } as const
  const buyer = { ...running, side: 'buyer', other: sam } as const
  expect(describeRenewal(seller)).toBe(
    'It runs through Sun, Mar 28, and nothing renews automatically: offer Ana the next term.',
  )
  const quoted = { status: 'quoted' } as const
  expect(describeRenewal({ ...buyer, renewal: quoted })).toBe(
    'Sam offers you the next term. Nothing renews unless you accept it.',
  )
  expect(describeRenewal({ ...seller, renewal: quoted })).toContain('Ana reads the offer')
  expect(describeRenewal({ ...buyer, renewal: { status: 'booked' } })).toBe('The next term is agreed.')
  expect(describeRenewal({ ...seller, renewal: { status: 'expired' } })).toContain('not agreed')
})
