import { Link } from '@tanstack/react-router'
import { type ComparedSpace, type ComparisonRow, compareSpaces } from '#domain/compare-spaces.ts'
import { DialogContent } from '#web/ui/dialog.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

export type ComparedListing = ComparedSpace & { id: number; title: string }

interface ComparisonProps {
  listings: readonly ComparedListing[]
  /** Facts the screen adds above the sellers' own. */
  extraRows?: readonly ComparisonRow[] | undefined
}

/** Listings side by side, compared by the sellers' own facts. */
export function Comparison({ listings, extraRows = [] }: ComparisonProps) {
  const rows = [...extraRows, ...compareSpaces(listings)]
  return (
    <DialogContent
      title="Compare spaces"
      description="Prices are brought to 28 days; what a seller does not state is left open."
      className="sm:max-w-4xl"
    >
      <Table caption="Chosen spaces side by side">
        <TableHeader>
          <TableRow>
            <TableHead className="w-36">Fact</TableHead>
            {listings.map(({ id, title }) => (
              <TableHead key={id} className="min-w-40 align-bottom whitespace-normal">
                <Link to="/listing/$id" params={{ id: String(id) }} className="link">
                  {title}
                </Link>
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ label, values }) => (
            <Row key={label} label={label} values={values} ids={listings.map(({ id }) => id)} />
          ))}
        </TableBody>
      </Table>
    </DialogContent>
  )
}

function Row({ label, values, ids }: { label: string; values: readonly string[]; ids: readonly number[] }) {
  return (
    <TableRow>
      <TableHead scope="row" className="whitespace-normal">
        {label}
      </TableHead>
      {values.map((value, index) => (
        <TableCell key={ids[index]} className={value === 'Not stated' ? 'text-ink-faint' : 'tabular-nums'}>
          {value}
        </TableCell>
      ))}
    </TableRow>
  )
}
