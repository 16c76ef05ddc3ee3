import type { Days } from '#domain/booking/cells.ts'
import type { BlockedDays } from '#domain/booking/contract-blocks.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Claim, NewClaim } from '../availability/claim-units.ts'

/** Blocks from a day on, those that touch and take the same as one: two lists of them can be compared. */
export function clipBlocks(blocks: readonly BlockedDays[], from: string): BlockedDays[] {
  const joined: BlockedDays[] = []
  const sorted = blocks.filter(({ last }) => last >= from).toSorted((a, b) => (a.first < b.first ? -1 : 1))
  for (const { first, last, quantity } of sorted) {
    const before = joined.at(-1)
    if (before && before.quantity === quantity && addDays(before.last, 1) === first) before.last = last
    else joined.push({ first: first < from ? from : first, last, quantity })
  }
  return joined
}

/** What of blocks lies outside of some days. */
export function withoutDays(blocks: readonly BlockedDays[], { first, last }: Days): BlockedDays[] {
  return blocks.flatMap((block) => {
    const kept: BlockedDays[] = []
    if (block.first < first)
      kept.push({ ...pick(block), last: block.last < first ? block.last : addDays(first, -1) })
    if (block.last > last)
      kept.push({ ...pick(block), first: block.first > last ? block.first : addDays(last, 1) })
    return kept
  })
}

function pick({ first, last, quantity }: BlockedDays): BlockedDays {
  return { first, last, quantity }
}

/**
 * Days of calendars elsewhere make room for blocks.
 * @param imports each once
 * @returns what is claimed for them again
 */
export function makeRoom(imports: readonly Claim[], blocks: readonly NewClaim[]): NewClaim[] {
  return imports.flatMap((claim) => {
    const { unitId, quantity, calendarId } = claim
    const own = { unitId, quantity, kind: 'import' as const, ...(calendarId === null ? {} : { calendarId }) }
    const cuts = blocks.filter((block) => block.unitId === unitId)
    return cuts
      .reduce<BlockedDays[]>((days, block) => withoutDays(days, block), [claim])
      .map(({ first, last }) => ({ ...own, first, last }))
  })
}

/** The claims of calendars elsewhere that some blocks of a unit touch. */
export function listImportsUnder(claims: readonly Claim[], blocks: readonly Days[]): Claim[] {
  return claims.filter(
    ({ kind, first, last }) =>
      kind === 'import' && blocks.some((block) => block.first <= last && first <= block.last),
  )
}
