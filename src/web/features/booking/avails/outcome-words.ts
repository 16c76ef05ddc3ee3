import type { AvailsRow, BlockedCells, HeldCells } from '#contract/booking/avails.ts'
import { nameRow } from '#domain/booking/avails-words.ts'
import { toDateRange } from '#domain/format-dates.ts'

const MOST_NAMED = 8

const count = (n: number, one: string) => `${n.toLocaleString('en-US')} ${n === 1 ? one : `${one}s`}`

/** "Jan 25 to Feb 21 on A-0114", what of the chosen cells can be blocked or not. */
export function listOutcome(
  parts: readonly (BlockedCells['refused'][number] | BlockedCells['made'][number])[],
  rows: readonly AvailsRow[],
): string[] {
  const byUnit = new Map(rows.map((row) => [row.unitId, row]))
  const lines = parts.slice(0, MOST_NAMED).map((part) => {
    // a space that had nothing stored has a unit by now
    const row = (part.unitId !== null && byUnit.get(part.unitId)) || rows.find(({ id }) => id === part.id)
    const name = row ? nameRow(row) : `#${part.id}`
    const reason = 'reason' in part ? `: ${part.reason}` : ''
    return `${name}, ${toDateRange(part)}${reason}`
  })
  const more = parts.length - lines.length
  return more > 0 ? [...lines, `and ${more.toLocaleString('en-US')} more`] : lines
}

/** The heading of the question before it is done. */
export function askBlock({ made }: Pick<BlockedCells, 'made'>, label: string): string {
  if (made.length === 0) return 'None of these can be blocked'
  return label === '' ? `Block ${countFaces(made)}?` : `Block ${countFaces(made)} for ${label}?`
}

/** What was done, in a toast. */
export function describeBlock({ made, refused }: BlockedCells): { title: string; description?: string } {
  return {
    title: made.length > 0 ? `Blocked: ${countFaces(made)}` : 'Nothing was left to block',
    ...(refused.length > 0 && {
      description: `${count(refused.length, 'range')} stayed as ${refused.length === 1 ? 'it was' : 'they were'}.`,
    }),
  }
}

export function describeUndone({ freed, stayed }: { freed: number; stayed: number }): {
  title: string
  description?: string
} {
  return {
    title: freed > 0 ? `Free again: ${count(freed, 'range')}` : 'Nothing was left to take back',
    ...(stayed > 0 && { description: `${count(stayed, 'range')} had been changed since, and stayed.` }),
  }
}

function countFaces(made: BlockedCells['made']): string {
  return `${count(made.length, 'range')} on ${count(new Set(made.map(({ id, unitId }) => `${id}:${unitId}`)).size, 'face')}`
}

/** What was held for a client, with what stayed and whom it is held for. */
export function describeHeld(
  { client, made, refused }: HeldCells,
  rows: readonly AvailsRow[],
): { title: string; description?: string } {
  const held = { made: made.map((one) => ({ ...one, claimId: null, quantity: 1 })) }
  return {
    title: `Held for ${client.name}: ${countFaces(held.made)}`,
    ...(refused.length > 0 && { description: listOutcome(refused, rows).join(' ') }),
  }
}

export function describeReleased({ holds, blocks }: { holds: number; blocks: number }): { title: string } {
  if (holds + blocks === 0) return { title: 'There was nothing of yours to release' }
  const parts = [
    ...(holds > 0 ? [count(holds, 'hold')] : []),
    ...(blocks > 0 ? [count(blocks, 'block')] : []),
  ]
  return { title: `Released: ${parts.join(' and ')}` }
}
