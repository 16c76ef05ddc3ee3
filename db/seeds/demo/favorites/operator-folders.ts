/** A favorite of the operator: the space, what was noted, and by how much its price has changed since it was marked. */
interface DemoMark {
  title: string
  note?: string
  /** Of the price now: 1.2 was a fifth dearer then. */
  wasTimes?: number
  daysAgo: number
}

interface DemoFolder {
  name: string
  isShared?: true
  marks: readonly DemoMark[]
}

export const OPERATOR_FOLDERS: readonly DemoFolder[] = [
  {
    name: 'Summer campaign',
    isShared: true,
    marks: [
      {
        title: 'Fremont wall under the Aurora Bridge',
        note: 'First choice. Afternoon sun, two colors.',
        daysAgo: 74,
      },
      {
        title: 'Ballard Bridge approach poster, 15th Ave NW',
        note: 'Printing is $240 extra, putting it up is included.',
        wasTimes: 1.15,
        daysAgo: 33,
      },
      { title: 'Bus shelter at Broadway and John, light rail exit', daysAgo: 12 },
      { title: 'Colman Dock waiting hall screens', note: 'Ask about the August cruise weeks.', daysAgo: 9 },
    ],
  },
  {
    name: 'If the budget grows',
    marks: [
      { title: 'Denny Way wallscape at the edge of South Lake Union', wasTimes: 0.9, daysAgo: 41 },
      {
        title: 'Pike Street window screen, two stories tall',
        note: 'Too dear alone, fine for a week.',
        daysAgo: 20,
      },
    ],
  },
]

/** Marked, in no folder. */
export const OPERATOR_LOOSE: readonly DemoMark[] = [
  { title: 'Climbing gym lobby display, Fremont', daysAgo: 5 },
  { title: 'Capitol Hill taproom screens, loop of six', wasTimes: 1.1, daysAgo: 2 },
]
