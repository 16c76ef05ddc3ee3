import { Link } from '@tanstack/react-router'
import type { ManagedCompany } from '#contract/accounts/organizations-companies.ts'
import { formatDay } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'

type CompaniesTableProps = {
  companies: readonly ManagedCompany[]
  onChange: (company: ManagedCompany) => void
}

const COLUMNS = ['Company', 'Owners', 'Team', 'Listings', 'Since', 'Standing', 'Actions']

export function CompaniesTable({ companies, onChange }: CompaniesTableProps) {
  return (
    <Table caption="Companies" stacks="wide" className="wide:min-w-[58rem]">
      <TableHeader>
        <TableRow>
          {COLUMNS.map((name) => (
            <TableHead key={name} numeric={name === 'Listings' || name === 'Team'}>
              {name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} onChange={() => onChange(company)} />
        ))}
      </TableBody>
    </Table>
  )
}

function CompanyRow({ company, onChange }: { company: ManagedCompany; onChange: () => void }) {
  const { name, username, owners, members, listingCount, isSuspended, suspensionReason, createdAt } = company
  return (
    <TableRow>
      <TableCell className="wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-faint">{username}</p>
      </TableCell>
      <TableCell className="wrap-anywhere">{owners.join(', ')}</TableCell>
      <TableCell numeric className="max-wide:after:content-['_people']">
        {members.toLocaleString('en-US')}
      </TableCell>
      <TableCell numeric className="max-wide:after:content-['_listings']">
        {listingCount > 0 ? (
          <Link to="/admin/listings" search={{ q: username }} className="link">
            {listingCount.toLocaleString('en-US')}
          </Link>
        ) : (
          0
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap max-wide:before:content-['Since_']">
        {formatDay(createdAt)}
      </TableCell>
      <TableCell className="max-w-64">
        <Badge variant={isSuspended ? 'danger' : 'neutral'}>{isSuspended ? 'Suspended' : 'Active'}</Badge>
        {suspensionReason && (
          <p className="mt-1 line-clamp-2 text-sm text-ink-faint" title={suspensionReason}>
            {suspensionReason}
          </p>
        )}
      </TableCell>
      <TableCell>
        <Button
          size="sm"
          variant="outline"
          aria-label={`${isSuspended ? 'Restore' : 'Suspend'} ${name}`}
          onClick={onChange}
        >
          {isSuspended ? 'Restore' : 'Suspend'}
        </Button>
      </TableCell>
    </TableRow>
  )
}
