import type { Avails, HoldCellsInput } from '#contract/booking/avails.ts'
import type { Proposal } from '#contract/booking/proposals.ts'
import { nameRow } from '#domain/booking/avails-words.ts'

/** A space that is to be added, as it is typed. */
export interface TypedSpace {
  /** Words by which it is looked for. */
  q: string
  /** "12:40": space and unit; empty: the first that is found. */
  face: string
  from: string
  to: string
}

/** For the days of the first line, until others are chosen. */
export function toTypedSpace({ items }: Pick<Proposal, 'items'>): TypedSpace {
  const [line] = items
  return { q: '', face: '', from: line?.first ?? '', to: line?.last ?? '' }
}

type Face = Pick<Avails['rows'][number], 'id' | 'unitId' | 'unitCode' | 'title' | 'name' | 'place'>

/** Faces as options: "A-0114, North wall · Tacoma, WA". */
export function listFaces(rows: readonly Face[]): { value: string; label: string }[] {
  return rows.map((row) => ({
    value: `${row.id}:${row.unitId ?? ''}`,
    label: [nameRow(row), row.unitCode !== null && row.title, row.place].filter(Boolean).join(' · '),
  }))
}

type Read = { cells: HoldCellsInput['cells'] } | { problem: string }

/** What is sent of it, or what is wrong with it. @param options what is found now */
export function toCells({ face, from, to }: TypedSpace, options: ReturnType<typeof listFaces>): Read {
  const chosen = options.find(({ value }) => value === face) ?? options[0]
  if (!chosen) return { problem: 'No space of yours matches. Try other words.' }
  if (from === '' || to === '') return { problem: 'Please give the first and the last day' }
  if (to < from) return { problem: 'The last day is before the first' }
  const [id, unitId] = chosen.value.split(':')
  return { cells: [{ id: Number(id), unitId: unitId ? Number(unitId) : null, from, to }] }
}
