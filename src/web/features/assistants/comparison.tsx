import { Link } from '@tanstack/react-router'
import { compareSpaces } from '#domain/compare-spaces.ts'
import { DialogContent } from '#web/ui/dialog.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import type { ShownMatch } from './match-card.tsx'

/** The chosen matches side by side, in the sellers' own facts. */
export function Comparison({ matches }: { matches: readonly ShownMatch[] }) {
  const rows = compareSpaces(matches.map(({ listing }) => listing))
  const hasScores = matches.every(({ matchScore }) => matchScore !== null)
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
            {matches.map(({ listing }) => (
              <TableHead key={listing.id} className="min-w-40 align-bottom whitespace-normal">
                <Link to="/listing/$id" params={{ id: String(listing.id) }} className="link">
                  {listing.title}
                </Link>
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {hasScores && (
            <Row
              label="Match"
              values={matches.map(({ matchScore }) => `${Math.round(matchScore ?? 0)}%`)}
              ids={matches.map(({ listing }) => listing.id)}
            />
          )}
          {rows.map(({ label, values }) => (
            <Row key={label} label={label} values={values} ids={matches.map(({ listing }) => listing.id)} />
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
