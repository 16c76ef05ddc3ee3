import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Camera } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Proofs } from '#contract/booking/proofs.ts'
import { PROOF_STATUSES } from '#domain/booking/proof/stand.ts'
import { capturePath } from '#domain/paths.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { describeLead, hasBegun } from './duty-state.ts'
import { proofsQuery } from './queries.ts'

const Duties = lazy(() => import('./duties.tsx').then((m) => ({ default: m.Duties })))

/** That it ran: what the signed terms oblige the seller to show by when, what was handed in, and what was said of it. */
export function ProofSection({ booking }: { booking: Booking }) {
  if (!PROOF_STATUSES.includes(booking.status)) return null
  return (
    // where a form without scripts comes back to
    <div id="proof" className="scroll-mt-20 empty:hidden">
      <LoadedProof booking={booking} />
    </div>
  )
}

function LoadedProof({ booking }: { booking: Booking }) {
  const { data, isError, error, refetch } = useQuery(proofsQuery(booking.id))
  if (isError && !data) return <ErrorState title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading proof..." />
  if (data.duties.length === 0 && data.proofs.length === 0) return null
  return (
    <PageSection title="Proof" lead={describeLead(data)}>
      <p className="rounded-card bg-sunk px-4 py-3">
        <span className="block text-sm text-ink-faint">What was agreed</span>
        {data.promise}
      </p>
      {data.duties.some(({ canSend }) => canSend) && (
        <IfMay needs="produce">
          {/* a page of its own, which opens without a network: its worker holds pages that were loaded whole */}
          <Button
            variant="outline"
            className="self-start"
            render={
              <a href={capturePath(booking.id)}>
                <Camera aria-hidden="true" />
                Take photos at the space
              </a>
            }
          />
        </IfMay>
      )}
      {hasBegun(data) && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/bookings/$id/report" params={{ id: String(booking.id) }} className="link">
            Report: what was contracted, and what was delivered
          </Link>
          {data.side === 'buyer' && (
            <a href="#problem" className="link">
              Report a problem
            </a>
          )}
        </p>
      )}
      <Suspense>
        <Duties bookingId={booking.id} proofs={data} />
      </Suspense>
      {data.chain && <PackageLink bookingId={booking.id} chain={data.chain} />}
    </PageSection>
  )
}

type PackageLinkProps = { bookingId: number; chain: NonNullable<Proofs['chain']> }

function PackageLink({ bookingId, chain: { links, last } }: PackageLinkProps) {
  const toHref = useApiHref()
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      <a href={toHref(`/api/bookings/${bookingId}/proof-package`)} download className="link">
        Download the proof package
      </a>
      {', and '}
      <Link to="/verify" className="link">
        verify it
      </Link>
      {`: ${links === 1 ? '1 link' : `${links} links`}, last hash ${last}`}
    </p>
  )
}
