import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_KEYS } from '#domain/scopes.ts'
import { api } from '#web/platform/api.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { KeyForm, type MadeKey } from './key-form.tsx'
import { KeyRow } from './key-row.tsx'
import { NewToken } from './new-token.tsx'
import { keysQuery } from './queries.ts'

export function KeysScreen() {
  const may = useMay('keys')
  const { data: keys, error, refetch } = useQuery({ ...keysQuery, enabled: may })
  const queries = useQueryClient()
  const [made, setMade] = useState<MadeKey | null>(null)
  const changed = () => queries.invalidateQueries({ queryKey: keysQuery.queryKey })
  const end = async (id: number) => {
    try {
      toast({ title: (await api('DELETE /api/keys/:id', { params: { id } })).message })
    } catch (problem) {
      toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
    }
    await changed()
  }
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-10 md:py-14">
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl md:text-5xl">API keys</h1>
        <p className="text-lg text-ink-soft">
          A key lets your own program read and prepare in your name. It never books, pays, accepts or answers:
          you do that here, signed in.{' '}
          <Link to="/open" className="link">
            What keys can do
          </Link>
        </p>
      </header>
      <RoleNote needs="keys" />
      {made && <NewToken made={made} onClose={() => setMade(null)} />}
      {may && (
        <>
          <PageSection title="Your keys">
            {error && (
              <ErrorState
                title="Your keys could not be loaded"
                headingLevel={3}
                onRetry={() => void refetch()}
              >
                {error.message}
              </ErrorState>
            )}
            {!keys && !error && <Skeleton className="h-24" />}
            {keys?.length === 0 && <p className="text-ink-soft">You have no keys.</p>}
            {keys && keys.length > 0 && (
              <ul className="divide-y divide-rule rounded-card border border-rule bg-card">
                {keys.map((key) => (
                  <KeyRow key={key.id} apiKey={key} onEnd={() => end(key.id)} />
                ))}
              </ul>
            )}
          </PageSection>
          <FormSection
            title="Make a key"
            lead={`At most ${MAX_KEYS} at once. We mail you about every key that is made.`}
          >
            <KeyForm
              onMade={(key) => {
                setMade(key)
                window.scrollTo({ top: 0 })
                void changed()
              }}
            />
          </FormSection>
        </>
      )}
    </div>
  )
}
