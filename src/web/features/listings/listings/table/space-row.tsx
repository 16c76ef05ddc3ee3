import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { SpaceRow as Space } from '#contract/listings/listings-spaces.ts'
import { formatMonthDay, toMonthDay } from '#domain/format-dates.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { FieldError } from '#web/ui/field.tsx'
import { TableCell, TableRow } from '#web/ui/table.tsx'
import type { Hideable } from '../own/spaces-search.ts'
import { STATUS_LABELS, STATUS_VARIANTS } from '../own/status-labels.ts'
import { CompactName } from './compact-name.tsx'
import type { EditedField, OpenRow } from './open-row.ts'
import { siteWords } from './site-words.ts'
import { SpaceActions } from './space-actions.tsx'
import { SpaceDetails } from './space-details.tsx'
import { SpaceEditor } from './space-editor.tsx'

type SpaceRowProps = {
  space: Space
  open: OpenRow
  onOpen: (open: OpenRow) => void
  isChosen: boolean
  onChoose: (id: number) => void
  problem: string | undefined
  /** Columns that are not shown, by name. */
  hidden: string
  isCompact: boolean
}

const COLUMNS = 9

/** Memoized: a page has fifty of them, and only the one that changes should render again. */
export const SpaceRow = memo(Row)

function Row({ space, open, onOpen, isChosen, onChoose, problem, hidden, isCompact }: SpaceRowProps) {
  const shows = (column: Hideable) => !hidden.split(',').includes(column)
  const { id, title } = space
  const mayEdit = useMay('spaces')
  const canEdit = space.canEdit && mayEdit
  const edit = (field: EditedField) => onOpen({ id, as: 'edit', field })
  const cell = (field: EditedField, name: string, children: ReactNode) =>
    canEdit ? (
      <button
        type="button"
        data-cell={`${id}-${field}`}
        onClick={() => edit(field)}
        className="-mx-1.5 -my-0.5 rounded-control px-1.5 py-0.5 text-left hover:bg-ink/8 hover:outline hover:outline-control"
      >
        <span className="sr-only">
          Change {name} of {title}:{' '}
        </span>
        {children}
      </button>
    ) : (
      children
    )
  return (
    <>
      <TableRow className={cn(isChosen && 'bg-primary-soft/40', open && 'border-b-transparent')}>
        <TableCell className="w-8 pr-0 max-md:w-auto! max-md:flex-none">
          {mayEdit && (
            <input
              type="checkbox"
              className="mt-2 size-5 accent-primary"
              aria-label={`Choose ${title}`}
              disabled={!canEdit}
              checked={isChosen}
              onChange={() => onChoose(id)}
            />
          )}
        </TableCell>
        <TableCell className="min-w-48 wrap-anywhere max-md:grow max-md:basis-3/4 lg:min-w-64">
          {isCompact ? (
            <CompactName space={space} problem={problem} />
          ) : (
            <SpaceName space={space} problem={problem} />
          )}
        </TableCell>
        {shows('type') && (
          <TableCell className="max-md:order-1 md:max-lg:hidden">
            {cell('type', 'type', <TypeBadge adType={space.adType} />)}
          </TableCell>
        )}
        {shows('price') && (
          <TableCell numeric className="max-md:order-1">
            {cell('price', 'price', <PriceText price={space.price} interval={space.interval} size="sm" />)}
          </TableCell>
        )}
        {shows('status') && (
          <TableCell className="max-md:order-1">
            <Badge variant={STATUS_VARIANTS[space.status]}>{STATUS_LABELS[space.status]}</Badge>
          </TableCell>
        )}
        {shows('views') && (
          <TableCell numeric className="max-md:order-1 md:max-lg:hidden">
            <Views views={space.views} />
          </TableCell>
        )}
        {shows('free') && (
          <TableCell className="whitespace-nowrap max-md:order-1">
            {cell('from', 'dates', <FreeDays space={space} />)}
          </TableCell>
        )}
        {shows('sites') && (
          <TableCell className="max-md:order-1 md:max-lg:hidden">
            {cell('sites', 'sites', <Sites space={space} />)}
          </TableCell>
        )}
        <TableCell className="text-right whitespace-nowrap max-md:order-2 max-md:w-full">
          <div className="flex items-center justify-end gap-1">
            <SpaceActions space={space} onEdit={() => edit('title')} />
            <DetailsButton space={space} isOpen={open?.as === 'details'} onOpen={onOpen} />
          </div>
        </TableCell>
      </TableRow>
      {open && (
        <tr className="bg-sunk/40">
          <td colSpan={COLUMNS} className="p-0 max-md:w-full">
            {open.as === 'details' ? (
              <SpaceDetails id={id} status={space.status} since={space.since} />
            ) : (
              <SpaceEditor space={space} field={open.field} onClose={() => close(id, open.field, onOpen)} />
            )}
          </td>
        </tr>
      )}
    </>
  )
}

/** The focus goes back to the cell it came from. */
function close(id: number, field: EditedField, onOpen: (open: OpenRow) => void): void {
  onOpen(null)
  setTimeout(() => document.querySelector<HTMLElement>(`[data-cell="${id}-${field}"]`)?.focus())
}

function SpaceName({ space, problem }: { space: Space; problem: string | undefined }) {
  const { id, title, unitId, place, status, refusal, waiting } = space
  return (
    <div className="flex gap-3">
      <img
        src={space.imageUrl}
        alt=""
        width={60}
        height={40}
        loading="lazy"
        decoding="async"
        className="mt-0.5 h-10 w-14 shrink-0 rounded-control bg-sunk object-cover"
      />
      <div className="min-w-0">
        <Link to="/listing/$id" params={{ id: String(id) }} className="font-semibold hover:underline">
          {title || 'Untitled draft'}
        </Link>
        <p className="text-[0.8125rem] text-ink-faint">
          {[unitId, place].filter(Boolean).join(' · ') || 'No place yet'}
        </p>
        {space.structure && space.structure.faces > 1 && (
          <Link
            to="/sell"
            search={{ structure: space.structure.id }}
            className="link text-[0.8125rem]"
            aria-label={`${space.structure.faces} faces of the structure of ${title}`}
          >
            {space.structure.faces} faces
          </Link>
        )}
        {status === 'draft' && space.unfinished > 0 && (
          <p className="text-[0.8125rem] text-ink-soft">
            {space.unfinished === 1 ? 'One thing is missing' : `${space.unfinished} things are missing`}
          </p>
        )}
        {status === 'pending' && (
          <p className="text-[0.8125rem] text-ink-soft">In review since {formatMonthDay(space.since)}</p>
        )}
        {waiting.length > 0 && (
          <p className="text-[0.8125rem] text-accent-text">
            A change is in review; buyers see the approved version
          </p>
        )}
        {refusal && waiting.length === 0 && (
          <p className="text-[0.8125rem] text-danger">
            {status === 'rejected' ? refusal : `Your last change was not approved: ${refusal}`}
          </p>
        )}
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  )
}

type DetailsButtonProps = { space: Space; isOpen: boolean; onOpen: (open: OpenRow) => void }

function DetailsButton({ space: { id, title }, isOpen, onOpen }: DetailsButtonProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-expanded={isOpen}
      aria-label={`Details of ${title}`}
      onClick={() => onOpen(isOpen ? null : { id, as: 'details' })}
    >
      <ChevronDown aria-hidden="true" className={cn('transition-transform', isOpen && 'rotate-180')} />
    </Button>
  )
}

function Views({ views }: { views: number | null }) {
  if (views === null) return <span className="text-ink-faint max-md:hidden">–</span>
  return (
    <>
      {views.toLocaleString('en-US')}
      <span className="text-ink-faint md:sr-only"> views</span>
    </>
  )
}

/** From when something of it is available, or since when it is taken. */
function FreeDays({ space }: { space: Space }) {
  const { freeFrom, isFree, takenFrom } = space
  if (!freeFrom) return <span className="text-ink-faint">No free day left</span>
  return (
    <>
      {isFree ? 'Now' : `From ${toMonthDay(freeFrom)}`}
      {isFree && takenFrom && <span className="text-ink-faint">, taken {toMonthDay(takenFrom)}</span>}
    </>
  )
}

function Sites({ space }: { space: Space }) {
  const { sites, status } = space
  if (sites.length === 0) return <span className="text-ink-faint">None</span>
  const bad = sites.filter((site) => site.status === 'failed' || site.isRetried)
  const words = sites.map((site) => `${site.name}: ${siteWords(site, status)}`).join('\n')
  return (
    <span title={words}>
      {sites.length}
      <span className="text-ink-faint md:sr-only"> {sites.length === 1 ? 'site' : 'sites'}</span>
      {bad.length > 0 && <span className="ml-1 font-semibold text-danger">({bad.length} not taken)</span>}
      <span className="sr-only">: {words}</span>
    </span>
  )
}
