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
    spaces: [
      'Pacific Avenue poster at the university steps',
      'Lincoln District poster, 38th and Yakima',
      'Evening news break, :20 on Union Depot Jazz',
    ],
  },
]
