import type { RentPer } from '#domain/listings/structure-terms.ts'

/** Days from the first start on; null: no end is named. */
type InDays = number | null

interface DemoPermit {
  structure: string
  number: string
  authority: string
  endsInDays: InDays
  isShown: boolean
}

/** One ends within the days that its company is reminded in. */
export const PERMITS: readonly DemoPermit[] = [
  {
    structure: 'N-201',
    number: 'OA-161-0417',
    authority: 'Washington State DOT',
    endsInDays: 590,
    isShown: true,
  },
  {
    structure: 'N-202',
    number: 'OA-007-0233',
    authority: 'Washington State DOT',
    endsInDays: 41,
    isShown: true,
  },
  {
    structure: 'N-203',
    number: 'SGN 2016-1182',
    authority: 'Pierce County',
    endsInDays: null,
    isShown: true,
  },
  {
    structure: 'N-204',
    number: 'OA-410-0098',
    authority: 'Washington State DOT',
    endsInDays: 590,
    isShown: true,
  },
  {
    structure: 'N-205',
    number: 'ED-S-2018-031',
    authority: 'City of Edgewood',
    endsInDays: 872,
    isShown: false,
  },
  {
    structure: 'N-206',
    number: 'LW-14-0765',
    authority: 'City of Lakewood',
    endsInDays: 318,
    isShown: false,
  },
  { structure: 'N-209', number: 'BL-0212', authority: 'City of Bonney Lake', endsInDays: 455, isShown: true },
  {
    structure: 'N-211',
    number: 'DP-SIGN-19-07',
    authority: 'City of DuPont',
    endsInDays: 233,
    isShown: false,
  },
  {
    structure: 'N-214',
    number: 'UP 17-0340',
    authority: 'City of University Place',
    endsInDays: null,
    isShown: true,
  },
]

interface DemoLease {
  structure: string
  landlord: string
  number: string
  /** Years before the one of the first start, and after it: it runs from a January to a December. */
  years: readonly [before: number, after: number]
  rentCents: number
  rentPer: RentPer
  meter: string
  note: string
}

export const LEASE: DemoLease = {
  structure: 'N-201',
  landlord: 'Hoffman Feed & Seed',
  number: 'NOM-L-012',
  years: [6, 3],
  rentCents: 720_000,
  rentPer: 'year',
  meter: '4471-0928',
  note: 'Rent is due each January. Call the store before the bucket truck comes: the lot is full on Saturdays.',
}

interface DemoRate {
  /** The user name of who sells. */
  rep: string
  /** Only for clients of this class. */
  clientClass: 'agency' | null
  basisPoints: number
}

/** Of what is booked, since the first day of the year before. */
export const REP_RATES: readonly DemoRate[] = [
  { rep: 'adaeze.obi', clientClass: null, basisPoints: 1000 },
  { rep: 'adaeze.obi', clientClass: 'agency', basisPoints: 650 },
  { rep: 'jonas.ferreira', clientClass: null, basisPoints: 400 },
]
