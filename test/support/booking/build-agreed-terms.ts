import { type AgreedTerms, MAKE_GOOD, PROOF } from '#domain/booking/terms.ts'

/** Four weeks of a billboard with production: $2,620.00 net, $103.50 tax. */
export function buildAgreedTerms(given: Partial<AgreedTerms> = {}): AgreedTerms {
  return {
    format: 1,
    listing: { id: 1, title: 'Aurora Avenue wall', place: 'Aurora Ave N, Seattle, WA', medium: 'billboard' },
    buyer: { id: 2, name: 'Dana Lee', company: 'Pine Street Media', email: 'dana@pine.example' },
    seller: { id: 1, name: 'Sam Ruiz', company: 'Sound Outdoor', email: 'sam@outdoor.example' },
    brand: 'Cascade Coffee',
    note: '',
    political: null,
    units: [
      {
        unitId: 1,
        name: 'North face',
        first: '2027-03-01',
        last: '2027-03-28',
        quantity: 1,
        capacity: 1,
        label: '',
        materialDate: '2027-02-19',
      },
    ],
    first: '2027-03-01',
    last: '2027-03-28',
    timeZone: 'America/Los_Angeles',
    quantity: 1,
    extras: ['vinyl'],
    spaceCents: null,
    lines: [
      { kind: 'space', label: 'North face', detail: '4 weeks at $1,800 per 4 weeks', cents: 180_000 },
      { kind: 'discount', label: 'Term discount', detail: '10% from 28 days on', cents: -18_000 },
      { kind: 'production', label: 'Vinyl', detail: '$1,000 once, owed once it is spent', cents: 100_000 },
      { kind: 'tax', label: 'Estimated tax', detail: '10.35% of $1,000, Seattle', cents: 10_350 },
    ],
    amounts: [
      { kind: 'space', name: 'North face', cents: 162_000, taxCents: 0, passesThrough: false },
      { kind: 'production', name: 'Vinyl', cents: 100_000, taxCents: 10_350, passesThrough: true },
    ],
    netCents: 262_000,
    taxCents: 10_350,
    totalCents: 272_350,
    paymentSchedule: 'deposit',
    schedule: [
      { label: 'Deposit', dueOn: null, cents: 136_175 },
      { label: 'Balance before the start', dueOn: '2027-02-28', cents: 136_175 },
    ],
    cancellation: {
      tier: 'standard',
      depositBasisPoints: 5000,
      freeUntil: '2027-01-30',
      steps: [
        'Free to cancel until Jan 30',
        'Until Feb 21 all but the deposit comes back',
        'After that the running 28 days are owed, but not less than the deposit, and later ones are free',
        'Production that has been spent is not returned',
      ],
    },
    makeGood: MAKE_GOOD,
    proof: PROOF,
    ...given,
  }
}
