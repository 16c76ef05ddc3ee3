import type { AgreedTerms } from '../terms.ts'
import { dueDayOf } from './deadline.ts'

export const CREATIVE_STATUSES = ['uploaded', 'approved', 'rejected', 'replaced'] as const
export type CreativeStatus = (typeof CREATIVE_STATUSES)[number]

export interface GivenCreative {
  item: number
  version: number
  status: CreativeStatus
}

/** Missing and rejected wait for the buyer, waiting for the seller. */
export const ARTWORK_STATES = ['missing', 'rejected', 'waiting', 'approved'] as const
export type ArtworkState = (typeof ARTWORK_STATES)[number]

export interface ItemStand {
  /** Position of the placement in its booking, from 0. */
  item: number
  state: ArtworkState
  dueOn: string | null
  /** Runs what an earlier placement runs: its position; null: its own. */
  like: number | null
}

/**
 * How the artwork of each placement stands. One without a file of its own runs what the one before it runs, as documents pick
 * up an advertisement. Empty where no artwork is wanted.
 */
export function listStands(
  terms: Pick<AgreedTerms, 'artwork' | 'units'>,
  creatives: readonly GivenCreative[],
): ItemStand[] {
  if (terms.artwork?.spec.kind === 'none') return []
  const stands: ItemStand[] = []
  for (const [item, unit] of terms.units.entries()) {
    const dueOn = dueDayOf(terms, unit)
    const own = stateOf(creatives.filter((one) => one.item === item))
    const before = stands.at(-1)
    if (own !== null || !before || before.state === 'missing')
      stands.push({ item, state: own ?? 'missing', dueOn, like: null })
    else stands.push({ item, state: before.state, dueOn, like: before.like ?? before.item })
  }
  return stands
}

/** What a placement runs now: the file that was approved last for it, or for the placement that it runs like; undefined: none. */
export function findApproved<C extends GivenCreative>(
  { item, like }: Pick<ItemStand, 'item' | 'like'>,
  creatives: readonly C[],
): C | undefined {
  return creatives
    .filter((one) => one.item === (like ?? item) && one.status === 'approved')
    .toSorted((a, b) => b.version - a.version)[0]
}

/** An approved file holds until a later one is approved; of the others the latest counts. */
function stateOf(own: readonly GivenCreative[]): ArtworkState | null {
  const statuses = own.toSorted((a, b) => b.version - a.version).map(({ status }) => status)
  if (statuses.includes('approved')) return 'approved'
  const latest = statuses.find((status) => status !== 'replaced')
  if (latest === undefined) return null
  return latest === 'uploaded' ? 'waiting' : 'rejected'
}

/** What a booking's artwork waits for first: a file before a decision, the earliest due; else the first. */
export function standOf(stands: readonly ItemStand[]): Pick<ItemStand, 'state' | 'dueOn'> | null {
  const first = (states: readonly ArtworkState[]) =>
    stands
      .filter(({ state, like }) => states.includes(state) && like === null)
      .toSorted((a, b) => ((a.dueOn ?? '9') < (b.dueOn ?? '9') ? -1 : 1))[0]
  const found = first(['missing', 'rejected']) ?? first(['waiting']) ?? first(['approved'])
  return found ? { state: found.state, dueOn: found.dueOn } : null
}

/** Whether a file is still missing after its deadline. Days are `YYYY-MM-DD`. */
export function isLate({ state, dueOn }: Pick<ItemStand, 'state' | 'dueOn'>, today: string): boolean {
  return dueOn !== null && today > dueOn && (state === 'missing' || state === 'rejected')
}
