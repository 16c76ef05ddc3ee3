import { describe, expect, test } from 'vitest'
import { type Cancellable, describeCancellation } from './cancellation.ts'

const tell = (given: Partial<Cancellable & { bookedOn: string; hasProduction: boolean }>) =>
  describeCancellation({
    tier: 'standard',
    medium: 'billboard',
    first: '2027-05-04',
    periods: [],
    depositBasisPoints: 3000,
    bookedOn: '2027-03-01',
    hasProduction: false,
    ...given,
  })

const issue = (first: string, materialDate: string | null) => ({ first, materialDate })

describe('cancelling', () => {
  test.each<[string, Parameters<typeof tell>[0], string | null, string[]]>([
    [
      'standard',
      {},
      '2027-04-04',
      [
        'Free to cancel until Apr 4',
        'Until Apr 26 all but the deposit comes back',
        'After that the running 28 days are owed, but not less than the deposit, and later ones are free',
      ],
    ],
    [
      'standard without a deposit',
      { depositBasisPoints: null },
      '2027-04-26',
      ['Free to cancel until Apr 26', 'After that the running 28 days are owed and later ones are free'],
    ],
    [
      'flexible',
      { tier: 'flexible', bookedOn: '2026-12-01' },
      '2027-04-20',
      [
        'Free to cancel until Apr 20, 2027',
        'Until May 1, 2027 half comes back',
        'After that nothing comes back',
      ],
    ],
    ['firm', { tier: 'firm' }, '2027-03-05', ['Free to cancel until Mar 5', 'After that nothing comes back']],
    [
      'firm on a screen',
      { tier: 'firm', medium: 'digital', hasProduction: true },
      '2027-04-04',
      [
        'Free to cancel until Apr 4',
        'After that nothing comes back',
        'Production that has been spent is not returned',
      ],
    ],
    [
      'late, with a day to think about it',
      { tier: 'firm', bookedOn: '2027-04-20' },
      null,
      ['Free to cancel within 24 hours of booking', 'Once it is booked, nothing comes back'],
    ],
    [
      'too late for that',
      { tier: 'firm', bookedOn: '2027-04-27' },
      null,
      ['Once it is booked, nothing comes back'],
    ],
    [
      'an issue whose artwork is due before',
      { tier: 'flexible', medium: 'print', periods: [issue('2027-05-04', '2027-04-10')] },
      '2027-04-10',
      ['Free to cancel until Apr 10', 'After that nothing comes back'],
    ],
    [
      'an issue whose artwork is due between',
      { tier: 'flexible', medium: 'print', periods: [issue('2027-05-04', '2027-04-25')] },
      '2027-04-20',
      ['Free to cancel until Apr 20', 'Until Apr 25 half comes back', 'After that nothing comes back'],
    ],
    [
      'an event with a logo deadline, which is no material date',
      { tier: 'firm', medium: 'event', periods: [issue('2027-05-04', '2027-03-02')] },
      '2027-03-05',
      ['Free to cancel until Mar 5', 'After that nothing comes back'],
    ],
    [
      'several issues',
      {
        tier: 'flexible',
        medium: 'print',
        periods: [issue('2027-05-04', '2027-04-10'), issue('2027-06-04', '2027-05-10')],
      },
      '2027-04-10',
      [
        'Free to cancel until Apr 10',
        'Until May 1 half comes back',
        'After that nothing comes back',
        'An issue is owed after its material date, the first Apr 10',
      ],
    ],
  ])('%s', (_, given, freeUntil, steps) => expect(tell(given)).toEqual({ freeUntil, steps }))
})
