import { useMemo } from 'react'
import type { DemandCell } from '#contract/discovery/demand.ts'
import { AD_TYPE_LABELS, AD_TYPES } from '#domain/vocabulary.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import type { TileUrls } from '../../../map/tiles.ts'
import { DemandMap } from './demand-map.tsx'
import { listUnmet, type Medium } from './list-unmet.ts'

interface DemandCellsProps {
  cells: readonly DemandCell[]
  medium: Medium
  onMedium: (medium: Medium) => void
  tileUrls: TileUrls
}

const MEDIA: { value: Medium; label: string }[] = [
  { value: 'all', label: 'All searches' },
  { value: 'any', label: 'Searches for any medium' },
  ...AD_TYPES.map((value) => ({ value, label: AD_TYPE_LABELS[value] })),
]

/** Searches that found fewer than three spaces, by area: on the map and as a table. */
export function DemandCells({ cells, medium, onMedium, tileUrls }: DemandCellsProps) {
  const unmet = useMemo(() => listUnmet(cells, medium), [cells, medium])
  return (
    <section aria-labelledby="unmet" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 id="unmet" className="text-xl">
          Unmet searches
        </h3>
        <Field label="Medium">
          <Select
            options={MEDIA}
            value={medium}
            onChange={(event) => onMedium(event.target.value as Medium)}
            className="w-60 max-w-full"
          />
        </Field>
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        Fewer than three spaces were found: a seller with one there would be seen.
      </p>
      {unmet.length === 0 ? (
        <EmptyState title="Nothing unmet" headingLevel={4}>
          No area has five searches that found fewer than three spaces.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <DemandMap cells={unmet} tileUrls={tileUrls} />
          <CellTable cells={unmet} />
        </div>
      )}
    </section>
  )
}

function CellTable({ cells }: { cells: readonly DemandCell[] }) {
  return (
    <Table caption="Unmet searches by area and medium, most first">
      <TableHeader>
        <TableRow>
          <TableHead>Area</TableHead>
          <TableHead>Medium</TableHead>
          <TableHead numeric>Unmet</TableHead>
          <TableHead numeric>Searches</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {cells.map(({ lat, lng, place, adType, unmet, searches }) => (
          <TableRow key={`${lat} ${lng} ${adType}`}>
            <TableCell>
              {place || 'No town near'}
              <span className="block text-sm text-ink-faint tabular-nums">
                {lat.toFixed(1)}, {lng.toFixed(1)}
              </span>
            </TableCell>
            <TableCell>{adType ? AD_TYPE_LABELS[adType] : 'Any'}</TableCell>
            <TableCell numeric>{unmet?.toLocaleString('en-US')}</TableCell>
            <TableCell numeric>{searches.toLocaleString('en-US')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
