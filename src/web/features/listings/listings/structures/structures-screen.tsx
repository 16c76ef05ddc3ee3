import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Structure } from '#contract/listings/listings-structures.ts'
import { describePermit } from '#domain/listings/structure-terms.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { STATUS_LABELS, STATUS_VARIANTS } from '../own/status-labels.ts'
import { ChangeResults } from '../table/change-results.tsx'
import { useChangeSpaces } from '../table/use-change-spaces.ts'
import { structuresQuery } from './queries.ts'
import {
  countFaces,
  countPages,
  describeCount,
  describeFace,
  describeLoose,
  nameStructure,
} from './structure-words.ts'

type StructuresScreenProps = { page: number; nav: ReactNode }

/** What a seller's faces stand on, each with its faces together. */
export function StructuresScreen({ page, nav }: StructuresScreenProps) {
  const { data, isError, refetch } = useQuery(structuresQuery(page))
  const change = useChangeSpaces()
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Structures</h1>
        <p className="text-lg text-ink-soft">Poles, walls and shelters, with the faces that stand on each.</p>
      </header>
      <ChangeResults change={change} />
      {isError && !data && (
        <ErrorState
          title="Your structures could not be loaded"
          headingLevel={2}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <LoadingState label="Loading your structures..." />}
      {data && data.loose.length > 0 && !change.run?.isRunning && (
        <IfMay needs="spaces">
          <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
            <p>{describeLoose(data.loose.length)}</p>
            <Button onClick={() => void change.start(data.loose, { kind: 'structure-by-fact' })}>
              Group them by their number
            </Button>
          </Card>
        </IfMay>
      )}
      {data && (data.total === 0 ? <Nothing /> : <List items={data.items} total={data.total} page={page} />)}
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState title="No structures yet">
      Choose faces that stand together in{' '}
      <Link to="/sell" className="link">
        Your spaces
      </Link>{' '}
      and put them on one structure, or import a file with a column “Structure #”.
    </EmptyState>
  )
}

function List({ items, total, page }: { items: Structure[]; total: number; page: number }) {
  const toHref = useApiHref()
  const last = countPages(total)
  const to = (number: number) => <Link to="/sell/structures" search={number > 1 ? { page: number } : {}} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {describeCount(total, page)}
        </p>
        <Button
          size="sm"
          variant="outline"
          render={
            <a href={toHref('/api/my/structures.csv')}>
              <Download aria-hidden="true" />
              Structures and permits (CSV)
            </a>
          }
        />
      </div>
      <ul className="flex flex-col gap-4">
        {items.map((structure) => (
          <Card key={structure.id} render={<li />} className="flex flex-col gap-3 p-4">
            <Head structure={structure} />
            <Faces structure={structure} />
          </Card>
        ))}
      </ul>
      {last > 1 && (
        <nav aria-label="Pages of your structures" className="flex gap-2">
          {page > 1 && (
            <Button size="sm" variant="outline" render={to(page - 1)}>
              Previous
            </Button>
          )}
          {page < last && (
            <Button size="sm" variant="outline" render={to(page + 1)}>
              Next
            </Button>
          )}
        </nav>
      )}
    </>
  )
}

function Head({ structure }: { structure: Structure }) {
  const { id, total } = structure
  const { name, where } = nameStructure(structure)
  const permit = describePermit(structure.permit)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-lg font-semibold">
          <Link to="/sell/structures/$id" params={{ id: String(id) }} className="link">
            {name}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">{where}</p>
        {permit && <p className="text-sm text-ink-soft">{permit}</p>}
      </div>
      <Link to="/sell" search={{ structure: id }} className="link text-sm">
        {countFaces(total)} in your table
      </Link>
    </div>
  )
}

function Faces({ structure: { faces, total } }: { structure: Structure }) {
  return (
    <ul className="flex flex-col divide-y divide-rule border-t border-rule">
      {faces.map((face) => (
        <li key={face.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 wrap-anywhere">
            <Link to="/listing/$id" params={{ id: String(face.id) }} className="link font-semibold">
              {face.title || 'Untitled draft'}
            </Link>
            <span className="block text-sm text-ink-soft">{describeFace(face)}</span>
          </span>
          <span className="flex items-baseline gap-3">
            <PriceText price={face.price} interval={face.interval} size="sm" />
            <Badge variant={STATUS_VARIANTS[face.status]}>{STATUS_LABELS[face.status]}</Badge>
          </span>
        </li>
      ))}
      {total > faces.length && (
        <li className="py-2 text-sm text-ink-soft">and {total - faces.length} more.</li>
      )}
    </ul>
  )
}
