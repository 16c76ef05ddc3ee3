import { describe, expect, it, test } from 'vitest'
import { checkRecord, isBeyondOpen, type OpenBooking, startRecord } from './record-payment.ts'

const TODAY = '2027-03-02'

function buildOpen(part: Partial<OpenBooking> = {}, openCents = 50_000): OpenBooking {
  return {
    booking: { id: 42, reference: 'PLA-B00042', title: 'Wall', status: 'awaiting-payment' },
    other: { id: 2, name: 'Ana', company: null },
    money: { agreedCents: 100_000, creditedCents: 0, paidCents: 50_000, refundedCents: 0, openCents },
    nextDue: { label: 'Deposit', dueOn: null, cents: 20_000 },
    isLate: false,
    sent: null,
    ...part,
  }
}

const sent: OpenBooking['sent'] = {
  id: 7,
  kind: 'sent',
  method: 'check',
  cents: 19_950,
  on: '2027-02-27',
  note: '',
  isOpen: true,
  canRetract: false,
  at: '2027-02-27T18:00:00.000Z',
}

describe('what is most likely meant', () => {
  it('is what the buyer says was sent', () => {
    const form = startRecord(buildOpen({ sent }), 'confirmed', TODAY)
    expect(form).toEqual({ dollars: '199.50', on: TODAY, method: 'check', note: '' })
  })

  it('is what is due next, else all that is open', () => {
    expect(startRecord(buildOpen(), 'arrived', TODAY).dollars).toBe('200.00')
    expect(startRecord(buildOpen({ nextDue: null }), 'arrived', TODAY).dollars).toBe('500.00')
  })

  it('is all that was paid beyond what is owed', () => {
    expect(startRecord(buildOpen({}, -12_345), 'returned', TODAY).dollars).toBe('123.45')
  })
})

test.each([
  [{ dollars: '' }, { dollars: 'Please give an amount, such as 500.00' }],
  [{ dollars: '0.00' }, { dollars: 'Must be more than $0' }],
  [{ on: '' }, { on: 'Choose the day' }],
])('%j is not sent', (part, problems) => {
  const form = { dollars: '5', on: TODAY, method: 'check' as const, note: '' }
  expect(checkRecord({ ...form, ...part })).toEqual({ problems })
  expect(checkRecord(form)).toEqual({ record: { cents: 500, on: TODAY, method: 'check', note: '' } })
})

test.each([
  ['arrived', '500.00', 50_000, false],
  ['arrived', '500.01', 50_000, true],
  ['confirmed', '7.77', 0, true],
  ['arrived', '7.77', -10_000, true],
  ['returned', '900.00', 0, false],
  ['arrived', '', 0, false],
] as const)('S8: %s %s of %d open is beyond it: %s', (kind, dollars, openCents, isBeyond) => {
  const form = { dollars, on: TODAY, method: 'check' as const, note: '' }
  expect(isBeyondOpen(buildOpen({}, openCents), kind, form)).toBe(isBeyond)
})
