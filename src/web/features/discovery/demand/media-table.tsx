import type { MarketNumbers } from '#contract/discovery/demand.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

const COLUMNS = [
  ['spaces', 'Spaces now'],
  ['sellers', 'Sellers'],
  ['appearances', 'Seen'],
  ['views', 'Opened'],
  ['saves', 'Saved'],
  ['enquiries', 'Asked about'],
  ['requests', 'Requests'],
  ['bookings', 'Booked'],
] as const

/** What is on the market, what is looked for, and what came of it. */
export function MediaTable({ media, searches }: Pick<MarketNumbers, 'media' | 'searches'>) {
  const asked = (adType: string | null) => searches.find((one) => one.adType === adType)
  const anything = asked(null)
  return (
    <Table caption="Supply and demand by medium">
      <TableHeader>
        <TableRow>
          <TableHead>Medium</TableHead>
          <TableHead numeric>Searches</TableHead>
          <TableHead numeric>Unmet</TableHead>
          {COLUMNS.map(([key, label]) => (
            <TableHead key={key} numeric>
              {label}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {media.map((row) => (
          <TableRow key={row.adType}>
            <TableCell className="font-semibold">{AD_TYPE_LABELS[row.adType]}</TableCell>
            <TableCell numeric>{asked(row.adType)?.searches.toLocaleString('en-US') ?? 'under 5'}</TableCell>
            <TableCell numeric>{asked(row.adType)?.unmet.toLocaleString('en-US') ?? '–'}</TableCell>
            {COLUMNS.map(([key]) => (
              <TableCell key={key} numeric>
                {row[key].toLocaleString('en-US')}
              </TableCell>
            ))}
          </TableRow>
        ))}
        {anything && (
          <TableRow>
            <TableCell className="font-semibold">Any medium</TableCell>
            <TableCell numeric>{anything.searches.toLocaleString('en-US')}</TableCell>
            <TableCell numeric>{anything.unmet.toLocaleString('en-US')}</TableCell>
            <TableCell colSpan={COLUMNS.length} />
          </TableRow>
        )}
      </TableBody>
    </Table>
  )
}
