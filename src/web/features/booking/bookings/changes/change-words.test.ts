import { expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { describeAsking, describeWait, nounOf, requestLabel } from './change-words.ts'

const terms = buildAgreedTerms({})
const change = {
  kind: 'change',
  status: 'proposed',
  proposedBy: 'buyer',
  terms,
  deadlineAt: '2027-03-04T20:00:00Z',
} as const
const timeZone = 'America/Los_Angeles'

it('says to each side who asks', () => {
  expect(describeAsking(change, 'buyer')).toBe('You ask for a change')
  expect(describeAsking(change, 'seller')).toBe(`${terms.buyer.name} asks for a change`)
  const offer = { ...change, kind: 'credit', proposedBy: 'seller' } as const
  expect(describeAsking(offer, 'buyer')).toBe(`${terms.seller.name} offers a credit for lost days`)
  expect(describeAsking({ ...change, status: 'expired' }, null)).toBe(
    `${terms.buyer.name} asked for a change`,
  )
})

it('says to each side who answers by when', () => {
  expect(describeWait(change, { side: 'seller', timeZone })).toBe('Answer by Thu, Mar 4, 12:00 PM PST')
  for (const side of ['buyer', null] as const)
    expect(describeWait(change, { side, timeZone })).toBe(
      `${terms.seller.name} answers by Thu, Mar 4, 12:00 PM PST`,
    )
})

it('calls what a buyer asks for no offer', () => {
  const of = (kind: 'change' | 'credit', proposedBy: 'buyer' | 'seller') =>
    [nounOf, requestLabel].map((word) => word({ kind, proposedBy }))
  expect(of('credit', 'buyer')).toEqual(['request', 'Asked for'])
  expect(of('credit', 'seller')).toEqual(['offer', 'Offered'])
  expect(of('change', 'seller')).toEqual(['change', 'Asked for'])
})
