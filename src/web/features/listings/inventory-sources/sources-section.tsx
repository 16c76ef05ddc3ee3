import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_SOURCES } from '#domain/listings/import/sources.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { sourcesQuery } from './queries.ts'
import { SourceForm } from './source-form.tsx'
import { SourceRow } from './source-row.tsx'

/** Addresses that an inventory is read from by itself. */
export function SourcesSection() {
  const { user } = useAuth()
  const mayChange = useMay('keys')
  const { data: sources, error, refetch } = useQuery({ ...sourcesQuery, enabled: user !== null && mayChange })
  const queries = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const reload = () => queries.invalidateQueries({ queryKey: sourcesQuery.queryKey })
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (problem) {
      toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
    }
    await reload()
    await queries.invalidateQueries({ queryKey: ['imports'] })
  }
  // addresses may hold tokens: who cannot change them does not read them
  if (!mayChange) return null
  return (
    <PageSection
      id="sources"
      title="Sources"
      lead={
        <>
          Keep a file at an address, and we read it by itself: what changed is applied, what is odd waits for
          you. A program can hand in the same file with an{' '}
          <Link to="/open" hash="inventory-write" className="link">
            API key
          </Link>
          .
        </>
      }
    >
      {error && !sources && (
        <ErrorState title="Your sources could not be loaded" headingLevel={3} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!sources && !error && <Skeleton className="h-24" />}
      {sources?.length === 0 && !isAdding && <p className="text-ink-soft">You have no sources.</p>}
      {sources && sources.length > 0 && (
        <ul className="divide-y divide-rule rounded-card border border-rule bg-card">
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} attempt={attempt} />
          ))}
        </ul>
      )}
      {sources && sources.length < MAX_SOURCES && !isAdding && (
        <Button variant="outline" className="self-start" onClick={() => setIsAdding(true)}>
          Add a source
        </Button>
      )}
      {isAdding && (
        <SourceForm
          onSaved={() => {
            setIsAdding(false)
            void reload()
          }}
          onCancel={() => setIsAdding(false)}
        />
      )}
    </PageSection>
  )
}
