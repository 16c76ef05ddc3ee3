import type { Cadence, HitKind } from '#domain/discovery/alert-rules.ts'
import type { AdType, Venue } from '#domain/vocabulary.ts'

/** A saved search of the operator, and what it has found. */
export interface DemoSearch {
  name: string
  search: Record<string, string | string[]>
  cadence: Cadence
  /** Spaces that it finds, the newest first. */
  spaces: { adType?: AdType; venue?: Venue; place?: string; status?: 'active' | 'paused' }
  /** What was news of them in turn, and how many hours ago; a fall in percent of the price now. */
  found: readonly { kind: HitKind; hoursAgo: number; fallPercent?: number }[]
}

/** Its page was last looked at so many hours ago. */
export const SEEN_HOURS_AGO = 72

export const OPERATOR_SEARCHES: readonly DemoSearch[] = [
  {
    name: 'Billboards in Seattle',
    search: { location: 'Seattle, WA', adType: ['billboard'] },
    cadence: 'instant',
    spaces: { adType: 'billboard', place: 'Seattle, WA' },
    found: [
      { kind: 'new', hoursAgo: 5 },
      { kind: 'price-down', hoursAgo: 20, fallPercent: 18 },
      { kind: 'fits-now', hoursAgo: 31 },
      { kind: 'free-again', hoursAgo: 50 },
      { kind: 'price-down', hoursAgo: 140, fallPercent: 9 },
      { kind: 'new', hoursAgo: 300 },
    ],
  },
  {
    name: 'Ferries',
    search: { venue: ['ferry'] },
    cadence: 'daily',
    spaces: { venue: 'ferry' },
    found: [
      { kind: 'price-down', hoursAgo: 9, fallPercent: 12 },
      { kind: 'new', hoursAgo: 200 },
    ],
  },
  {
    name: 'Spaces that left the market',
    search: { priceMax: '5000' },
    cadence: 'weekly',
    spaces: { status: 'paused' },
    found: [{ kind: 'gone', hoursAgo: 30 }],
  },
]
