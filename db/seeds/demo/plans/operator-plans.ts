import type { BookingStatus } from '#domain/booking/lifecycle.ts'

/** What a client has said through a link, days before the first start. */
export interface SharedPlanTold {
  client: string
  comment: string
  decision: 'approved' | 'changes-requested'
  note: string
  daysAgo: number
}

interface DemoPlan {
  name: string
  /** A total for its dates. */
  budgetDollars: number
  /** Its four weeks begin so many days after the first start. */
  inDays: number
  /** It was wanted so long ago: whole blocks of four weeks. */
  daysAgo?: number
  /** Titles. */
  spaces: readonly string[]
  shared?: SharedPlanTold
}

export const OPERATOR_PLANS: readonly DemoPlan[] = [
  {
    name: 'Tacoma, first campaign',
    budgetDollars: 5000,
    inDays: 40,
    daysAgo: 196,
    spaces: [
      'Pacific Avenue poster at the university steps',
      'Lincoln District poster, 38th and Yakima',
      'Overnight jazz, four weeks of :30s',
    ],
  },
  {
    name: 'Seattle launch',
    budgetDollars: 5500,
    inDays: 50,
    shared: {
      client: 'Dana Reyes',
      comment: 'Is the one in Wallingford lit at night? Half of our trade is after six.',
      decision: 'changes-requested',
      note: 'Please stay within $5,500.',
      daysAgo: 2,
    },
    spaces: [
      'Mount Baker double-decker, upper face',
      'Wallingford poster opposite the movie house',
      'Junior poster on Airport Way, Georgetown',
    ],
  },
  {
    name: 'Tacoma, second campaign',
    budgetDollars: 7000,
    inDays: 70,
    shared: {
      client: 'Marcus Hale',
      comment: 'The same two corners as last time. Good.',
      decision: 'approved',
      note: '',
      daysAgo: 1,
    },
    spaces: [
      'Pacific Avenue poster at the university steps',
      'Lincoln District poster, 38th and Yakima',
      'Evening news break, :20 on Union Depot Jazz',
    ],
  },
]

interface BookedPlan {
  name: string
  statuses: readonly BookingStatus[]
}

/** Of the operator's own bookings: one whose report is open, and one of which not everybody has said yes. */
export const BOOKED_PLANS: readonly BookedPlan[] = [
  { name: 'Bookings under way', statuses: ['in-flight', 'completed', 'booked'] },
  {
    name: 'Asked for, not all agreed',
    statuses: ['requested', 'quoted', 'held', 'awaiting-payment', 'declined', 'expired', 'withdrawn'],
  },
]
