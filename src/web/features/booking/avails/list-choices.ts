import type { AvailsRow } from '#contract/booking/avails.ts'

interface Option {
  value: string
  label: string
}

const MOST = 200

/** What faces can be filtered by, most first; what is chosen stays among them. */
export function listChoices(rows: readonly Pick<AvailsRow, 'place' | 'size' | 'structure'>[]) {
  return {
    places: toOptions(rows.map(({ place }) => place)),
    sizes: toOptions(rows.flatMap(({ size }) => size ?? [])),
    structures: toOptions(rows.flatMap(({ structure }) => structure ?? [])),
  }
}

function toOptions(values: readonly string[]): (chosen: string | undefined) => Option[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  const options = [...counts]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([value, count]) => ({ value, label: `${value} (${count.toLocaleString('en-US')})` }))
  return (chosen) =>
    chosen === undefined || options.some(({ value }) => value === chosen)
      ? options
      : [...options, { value: chosen, label: chosen }]
}
