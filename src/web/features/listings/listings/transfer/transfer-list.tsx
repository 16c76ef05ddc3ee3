import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Transfer } from '#contract/listings/listings-transfers.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { toast } from '#web/ui/toast.ts'
import { OWN_LISTINGS } from '../own/queries.ts'
import { describeTransfer } from './describe-transfer.ts'
import { TRANSFERS, transfersQuery } from './queries.ts'

/** Spaces that went between this organization and others, those first that wait for its answer; nothing where there are none. */
export function TransferList() {
  const { data = [] } = useQuery(transfersQuery)
  const { user } = useAuth()
  if (!user || data.length === 0) return null
  const waits = (one: Transfer) => one.state === 'open' && one.to.id === user.actingFor
  const sorted = [...data.filter(waits), ...data.filter((one) => !waits(one))]
  return (
    <PageSection title="Spaces between organizations">
      <ul className="divide-y divide-rule rounded-card border border-rule bg-card">
        {sorted.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p dir="auto" className="font-medium wrap-anywhere">
                {one.listing.unitId ? `${one.listing.unitId}: ${one.listing.title}` : one.listing.title}
              </p>
              <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
                {describeTransfer(one, user.actingFor)}
              </p>
            </div>
            {waits(one) && (
              <IfMay needs="organization" otherwise={<RoleNote needs="organization" />}>
                <Answer transfer={one} />
              </IfMay>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function Answer({ transfer: { id, listing } }: { transfer: Transfer }) {
  const queryClient = useQueryClient()
  const answer = async (accepts: boolean) => {
    try {
      await api('POST /api/my/transfers/:id', { params: { id }, body: { accepts } })
      toast({ title: accepts ? `“${listing.title}” is yours now.` : 'You declined the space.' })
    } catch (problem) {
      toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
    }
    void queryClient.invalidateQueries({ queryKey: TRANSFERS })
    void queryClient.invalidateQueries({ queryKey: OWN_LISTINGS })
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void answer(true)}>
        Accept
      </Button>
      <Button variant="outline" size="sm" onClick={() => void answer(false)}>
        Decline
      </Button>
    </span>
  )
}
