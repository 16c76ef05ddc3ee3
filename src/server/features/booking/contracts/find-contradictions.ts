import { describeOverlap } from '#domain/booking/contract-words.ts'
import type { CellErrorCode } from '#domain/listings/import/draft.ts'
import type { AnyField } from '#domain/listings/import/fields.ts'
import type { ContractRow } from '#domain/listings/import/read-contract.ts'
import type { FoundSpace } from './find-space.ts'

/** A readable row of a file with its space. */
export interface FileLine {
  line: number
  row: ContractRow
  space: FoundSpace
}

export interface Contradiction {
  /** The other row. */
  partner: number
  field: AnyField
  code: CellErrorCode
  reason: string
}

const FOREVER = '9999-12-31'

/** Rows of one file that cannot both be true, by line: what both sell, and a contract with two clients. What is over hurts nobody. */
export function findContradictions(lines: readonly FileLine[], today: string): Map<number, Contradiction> {
  const found = new Map<number, Contradiction>()
  for (const same of Map.groupBy(lines, ({ space }) => space.listingId).values())
    findOverlaps(same, today, found)
  findOtherClients(lines, found)
  return found
}

/** In the order of their days: whoever begins before the longest so far has ended overlaps it. Slots may stand side by side. */
function findOverlaps(lines: readonly FileLine[], today: string, found: Map<number, Contradiction>): void {
  const sorted = lines
    .filter(({ row }) => (row.last ?? FOREVER) >= today)
    .toSorted((a, b) => (a.row.first < b.row.first ? -1 : a.row.first > b.row.first ? 1 : a.line - b.line))
  let [longest, longestWhole]: (FileLine | undefined)[] = []
  for (const one of sorted) {
    const before = one.row.slots === null ? longest : longestWhole
    if (before && one.row.first <= endOf(before)) pair(before, one, found)
    if (!longest || endOf(one) > endOf(longest)) longest = one
    if (one.row.slots === null && (!longestWhole || endOf(one) > endOf(longestWhole))) longestWhole = one
  }
}

function pair(before: FileLine, one: FileLine, found: Map<number, Contradiction>): void {
  const lines = [Math.min(before.line, one.line), Math.max(before.line, one.line)] as const
  const reason = describeOverlap(lines, one.space.unitId, one.row.first)
  const shared = { field: 'contractFirst', code: 'overlap', reason } as const
  if (!found.has(before.line)) found.set(before.line, { ...shared, partner: one.line })
  if (!found.has(one.line)) found.set(one.line, { ...shared, partner: before.line })
}

function findOtherClients(lines: readonly FileLine[], found: Map<number, Contradiction>): void {
  const clients = new Map<string, FileLine>()
  for (const one of lines) {
    const key = one.row.number?.toLowerCase()
    if (key === undefined) continue
    const first = clients.get(key)
    if (!first) clients.set(key, one)
    else if (first.row.client.toLowerCase() !== one.row.client.toLowerCase() && !found.has(one.line)) {
      const reason = `Contract ${one.row.number} is for ${first.row.client} on line ${first.line}, and for ${one.row.client} here.`
      found.set(one.line, { partner: first.line, field: 'client', code: 'two-clients', reason })
    }
  }
}

const endOf = ({ row }: FileLine) => row.last ?? FOREVER
