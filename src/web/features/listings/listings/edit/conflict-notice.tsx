import { TERM_NAMES, termHeading } from '#domain/listings/listing-terms.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import type { FormValues } from '../form/form-values.ts'
import { isMine, listDifferences } from './merge-values.ts'

const COMPARED: [name: keyof FormValues, label: string][] = [
  ['title', 'Title'],
  ['type', 'Ad Type'],
  ['listingType', 'For Rent or For Sale'],
  ['price', 'Price'],
  ['interval', 'Interval'],
  ['description', 'Description'],
  ['location', 'Location'],
  ['address', 'Address'],
  ['specifications', 'Specifications'],
  ['features', 'Features'],
  ['targetMarket', 'Target Market'],
  ['images', 'Photos'],
  ['availableFrom', 'Available From'],
  ['availableTo', 'Available Until'],
  ...TERM_NAMES.map((name): [keyof FormValues, string] => [name, termHeading(name)]),
]

type ConflictNoticeProps = {
  /** What is stored now. */
  theirs: FormValues
  /** What the form began with, and what it holds. */
  base: FormValues
  yours: FormValues
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Version conflict: somebody saved first. Shows where both versions differ, and the choice between them. */
export function ConflictNotice({ theirs, base, yours, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const differ = listDifferences(theirs, yours)
  const rows = COMPARED.filter(([name]) => differ.includes(name))
  return (
    <Alert
      live
      tone="warning"
      title="This listing was changed meanwhile"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onKeepMine}>
            Keep mine, then save
          </Button>
          <Button size="sm" variant="outline" onClick={onTakeTheirs}>
            Take the stored version
          </Button>
        </div>
      }
    >
      <p className="mb-2">
        What you changed is kept over what is stored now; what only the other window changed stays as it is
        stored.
      </p>
      <Table caption="Where the two versions differ">
        <TableHeader>
          <TableRow>
            <TableHead>Field</TableHead>
            <TableHead>Stored</TableHead>
            <TableHead>Yours</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(([name, label]) => (
            <TableRow key={name}>
              <TableCell>{label}</TableCell>
              <TableCell>{inWords(theirs[name])}</TableCell>
              <TableCell>
                {isMine(name, { base, mine: yours }) ? inWords(yours[name]) : 'not changed by you'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Alert>
  )
}

function inWords(value: FormValues[keyof FormValues]): string {
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : value
  return value
    .map((item) => {
      if (typeof item === 'string') return item
      return 'label' in item ? `${item.label}: ${item.value}` : item.alt || item.url
    })
    .join(', ')
}
