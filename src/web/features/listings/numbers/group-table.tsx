import type { MyNumbers } from '#contract/listings/numbers.ts'
import { MEASURE_LABELS, MEASURES } from '#domain/ground/funnel.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

type GroupTableProps = {
  caption: string
  /** Of the first column. */
  label: string
  groups: MyNumbers['kinds']
  nameOf: (name: string) => string
}

/** Sums of spaces that have something in common. */
export function GroupTable({ caption, label, groups, nameOf }: GroupTableProps) {
  return (
    <Table caption={caption}>
      <TableHeader>
        <TableRow>
          <TableHead>{label}</TableHead>
          <TableHead numeric>Spaces</TableHead>
          {MEASURES.map((measure) => (
            <TableHead key={measure} numeric>
              {MEASURE_LABELS[measure]}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {groups.map(({ name, spaces, counts }) => (
          <TableRow key={name}>
            <TableCell className="min-w-40 font-semibold">{nameOf(name)}</TableCell>
            <TableCell numeric>{spaces.toLocaleString('en-US')}</TableCell>
            {MEASURES.map((measure) => (
              <TableCell key={measure} numeric className={counts[measure] === 0 ? 'text-ink-faint' : ''}>
                {counts[measure].toLocaleString('en-US')}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
