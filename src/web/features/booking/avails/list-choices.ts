import type { AvailsRow } from '#contract/booking/avails.ts'
import type { UnitsOfRep } from '#domain/booking/avails-filter.ts'
import { FACING_LABELS, type Facing } from '#domain/listings/facings.ts'

interface Option {
  value: string
  label: string
}

const MOST = 200

/** What faces can be filtered by, most first; what is chosen stays among them. */
export function listChoices(rows: readonly Pick<AvailsRow, 'place' | 'size' | 'structure' | 'facing'>[]) {
  return {
    places: toOptions(rows.map(({ place }) => place)),
    sizes: toOptions(rows.flatMap(({ size }) => size ?? [])),
    facings: toOptions(
      rows.flatMap(({ facing }) => facing ?? []),
      (value) => FACING_LABELS[value as Facing],
    ),
    structures: toOptions(rows.flatMap(({ structure }) => structure ?? [])),
  }
}

/** People, each with how many faces; who is chosen stays among them. */
export function toRepOptions(reps: readonly UnitsOfRep[] = [], chosen?: string): Option[] {
  return toOptions(reps.flatMap(({ name, unitIds }) => unitIds.map(() => name)))(chosen)
}

function toOptions(
  values: readonly string[],
  nameOf: (value: string) => string = (value) => value,
): (chosen: string | undefined) => Option[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  const options = [...counts]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([value, count]) => ({ value, label: `${nameOf(value)} (${count.toLocaleString('en-US')})` }))
  return (chosen) =>
    chosen === undefined || options.some(({ value }) => value === chosen)
      ? options
      : [...options, { value: chosen, label: nameOf(chosen) }]
}
