import { memo } from 'react'
import type { BulkResult, OwnListing } from '#contract/listings-own.ts'
import type { OfferedListingStep } from '#domain/listing.ts'
import { formatPrice } from '#domain/money.ts'
import { INTERVAL_LABELS, INTERVALS } from '#domain/vocabulary.ts'
import { cn } from '#web/ui/cn.ts'
import { FieldError } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TableCell, TableRow } from '#web/ui/table.tsx'
import { STATUS_LABELS, STEP_LABELS } from '../own/status-labels.ts'
import { type BulkEdit, valuesOf } from './bulk-edits.ts'

type BulkRowProps = {
  space: OwnListing
  edit: BulkEdit | undefined
  problem: BulkResult | undefined
  isChosen: boolean
  onChoose: () => void
  onEdit: (change: BulkEdit) => void
}

const CHANGED = 'border-accent bg-accent-soft/40'

/** Memoized: rows are many with seven controls each, and only the changed one should re-render. */
export const BulkRow = memo(
  Row,
  (a, b) => a.space === b.space && a.edit === b.edit && a.problem === b.problem && a.isChosen === b.isChosen,
)

function Row({ space, edit = {}, problem, isChosen, onChoose, onEdit }: BulkRowProps) {
  const { listing, canEdit } = space
  const value = { ...valuesOf(space), step: '', ...edit }
  const props = (field: keyof typeof value, label: string) => ({
    'aria-label': `${label} of ${listing.title}`,
    value: value[field],
    disabled: !canEdit,
    className: cn(edit[field] !== undefined && CHANGED),
    onChange: (event: { target: { value: string } }) => onEdit({ [field]: event.target.value }),
  })
  return (
    <TableRow>
      <TableCell>
        <input
          type="checkbox"
          className="mt-2.5 size-5 accent-primary"
          aria-label={`Choose ${listing.title}`}
          checked={isChosen}
          onChange={onChoose}
        />
      </TableCell>
      <TableCell className="min-w-56 wrap-anywhere">
        <p className="font-medium">{listing.title}</p>
        <p className="text-sm text-ink-faint">{listing.location.text}</p>
        {space.revision && <p className="text-sm text-accent-text">A change is in review</p>}
        {problem && edit && <Problem problem={problem} />}
      </TableCell>
      <TableCell className="min-w-28">
        <Input inputMode="numeric" {...props('price', 'Price')} />
      </TableCell>
      <TableCell className="min-w-32">
        <Select
          options={INTERVALS.map((interval) => ({ value: interval, label: INTERVAL_LABELS[interval] }))}
          {...props('interval', 'Interval')}
        />
      </TableCell>
      <TableCell className="min-w-56">
        <Input {...props('tags', 'Tags')} />
      </TableCell>
      <TableCell>
        <Input type="date" {...props('from', 'Available from')} />
      </TableCell>
      <TableCell>
        <Input type="date" {...props('until', 'Available until')} />
      </TableCell>
      <TableCell className="min-w-36">
        <Select
          placeholder={STATUS_LABELS[listing.status].label}
          options={stepsOf(space).map((step) => ({ value: step, label: STEP_LABELS[step].label }))}
          {...props('step', 'Status')}
          disabled={space.steps.length === 0}
        />
      </TableCell>
    </TableRow>
  )
}

/** Changing a rejected space resubmits it for review. */
function stepsOf({ steps, listing }: OwnListing): OfferedListingStep[] {
  return steps.filter((step) => step !== 'submit' || listing.status !== 'rejected')
}

function Problem({ problem: { message, outcome, space } }: { problem: BulkResult }) {
  const theirs = space && [
    formatPrice(space.listing.price, space.listing.interval),
    space.listing.targetMarket.join(', '),
    `from ${space.listing.availableFrom ?? 'any day'}`,
  ]
  return (
    <div className="mt-1">
      <FieldError>{outcome === 'conflict' ? 'This space was changed meanwhile.' : message}</FieldError>
      {outcome === 'conflict' && theirs && (
        <p className="text-sm text-ink-soft">
          It is now {theirs.filter(Boolean).join(' · ')}. What you typed is kept: save again to use it, or
          discard.
        </p>
      )}
    </div>
  )
}
