import { expect, it } from 'vitest'
import { toLeaseInput, toPermitInput, toTypedLease, toTypedPermit } from './structure-input.ts'

const NOTHING = {
  landlord: '',
  number: '',
  from: null,
  to: null,
  rentCents: null,
  rentPer: 'month' as const,
  meter: '',
  note: '',
}

it('a permit is typed and sent', () => {
  const permit = { number: '12-345', authority: null, expiresOn: '2027-05-03', isShown: true }
  const typed = toTypedPermit({ permit })
  expect(typed).toEqual({ number: '12-345', authority: '', expiresOn: '2027-05-03', isShown: true })
  expect(toPermitInput({ ...typed, expiresOn: '' })).toEqual({ ...typed, expiresOn: null })
})

it('a lease is sent as it was read, without its file', () => {
  const lease = { ...NOTHING, landlord: 'Foss Holdings', to: '2028-12-31', rentCents: 120_050 }
  expect(toTypedLease({ ...lease, file: null })).toMatchObject({
    rentCents: '1200.50',
    from: '',
    to: '2028-12-31',
  })
  const file = { name: 'Lease.pdf', sizeBytes: 1, uploadedAt: '2027-01-04T12:00:00Z', uploadedBy: null }
  expect(toLeaseInput(toTypedLease({ ...lease, file }))).toEqual(lease)
  expect(toLeaseInput(toTypedLease({ ...NOTHING, file: null }))).toEqual(NOTHING)
})

it.each([
  ['$1,200', 120_000],
  ['twelve hundred', -1],
  ['1.234', -1],
  [' ', null],
])('a rent of “%s” is sent as %s', (rentCents, cents) => {
  expect(toLeaseInput({ ...toTypedLease({ ...NOTHING, file: null }), rentCents }).rentCents).toBe(cents)
})
