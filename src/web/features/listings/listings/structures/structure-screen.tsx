import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Structure } from '#contract/listings/listings-structures.ts'
import { describePermit } from '#domain/listings/structure-terms.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { LeaseFile } from './lease-file.tsx'
import { LeaseForm } from './lease-form.tsx'
import { PermitForm } from './permit-form.tsx'
import { leaseQuery, structureQuery } from './queries.ts'
import { countFaces, nameStructure } from './structure-words.ts'

type StructureScreenProps = { id: string; nav: ReactNode }

/** One structure: its permit, and for those whose role includes it, its lease. */
export function StructureScreen({ id, nav }: StructureScreenProps) {
  const { data, error, refetch } = useQuery(structureQuery(id))
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      {error && !data && <ErrorState title={error.message} headingLevel={1} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label="Loading the structure..." />}
      {data && <Loaded structure={data} />}
    </div>
  )
}

function Loaded({ structure }: { structure: Structure }) {
  const { name, where } = nameStructure(structure)
  const permit = describePermit(structure.permit)
  return (
    <>
      <header className="flex flex-col gap-1">
        <Link to="/sell/structures" className="self-start text-ink-soft hover:text-ink">
          Structures
        </Link>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">{name}</h1>
        <p className="text-ink-soft">
          {where} ·{' '}
          <Link to="/sell" search={{ structure: structure.id }} className="link">
            {countFaces(structure.total)} in your table
          </Link>
        </p>
      </header>
      <section aria-labelledby="permit-title" className="flex flex-col gap-3">
        <h2 id="permit-title" className="text-2xl">
          Permit
        </h2>
        <IfMay needs="spaces" otherwise={<p className="text-ink-soft">{permit ?? 'No permit is noted.'}</p>}>
          <PermitForm structure={structure} />
        </IfMay>
      </section>
      <IfMay needs="private">
        <LeaseSection id={String(structure.id)} />
      </IfMay>
    </>
  )
}

function LeaseSection({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery({ ...leaseQuery(id), enabled: useMay('private') })
  return (
    <section aria-labelledby="lease-title" className="flex flex-col gap-3">
      <h2 id="lease-title" className="text-2xl">
        Lease
      </h2>
      <p className="text-ink-soft">Only owners, managers and accounts of your company read this.</p>
      {isError && !data && (
        <ErrorState title="The lease could not be loaded" headingLevel={3} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <LoadingState label="Loading the lease..." />}
      {data && (
        <>
          <LeaseForm id={id} lease={data} />
          <LeaseFile id={id} file={data.file} />
        </>
      )}
    </section>
  )
}
