import { ChevronDown } from 'lucide-react'
import type { Proof, Proofs } from '#contract/booking/proofs.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { cn } from '#web/ui/cn.ts'
import { DecideProof } from './decide-proof.tsx'
import { type Duty, describeDuty, isOpenFor, splitProofs } from './duty-state.ts'
import { ProofList } from './proof-list.tsx'
import { SendProof } from './send-proof.tsx'

/** One row a duty; what asks for the reader is open. */
export function Duties({ bookingId, proofs }: { bookingId: number; proofs: Proofs }) {
  const { ofDuty, ofNone } = splitProofs(proofs)
  const hasSeveral = new Set(proofs.duties.map(({ item }) => item)).size > 1
  return (
    <div className="flex flex-col gap-5">
      <ol className="flex flex-col divide-y divide-rule border-y border-rule">
        {proofs.duties.map((duty) => (
          <li key={duty.key}>
            <DutyRow {...{ bookingId, duty, hasSeveral }} side={proofs.side} given={ofDuty(duty)} />
          </li>
        ))}
      </ol>
      {ofNone.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-soft hover:text-ink">
            Handed in under earlier terms
          </summary>
          <div className="mt-4">
            <ProofList bookingId={bookingId} proofs={ofNone} side={proofs.side} />
          </div>
        </details>
      )}
    </div>
  )
}

type DutyRowProps = {
  bookingId: number
  duty: Duty
  side: Proofs['side']
  given: Proof[]
  /** Placements: each is named. */
  hasSeveral: boolean
}

function DutyRow({ bookingId, duty, side, given, hasSeveral }: DutyRowProps) {
  const isPressing = duty.state === 'overdue' || isOpenFor(duty)
  return (
    <details className="group/duty" open={isOpenFor(duty) || given.length > 0}>
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 wrap-anywhere [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{hasSeveral ? `${duty.title}: ${duty.placement}` : duty.title}</span>
        <ChevronDown
          aria-hidden="true"
          className="row-span-2 size-5 transition-transform duration-150 group-open/duty:rotate-180"
        />
        <span className={cn('text-sm', isPressing ? 'font-semibold text-accent-text' : 'text-ink-soft')}>
          {describeDuty(duty, side)}
        </span>
      </summary>
      <div className="flex flex-col gap-5 pt-1 pb-5">
        {given.length > 0 && <ProofList bookingId={bookingId} proofs={given} side={side} />}
        <IfMay needs="produce" otherwise={(duty.canDecide || duty.canSend) && <RoleNote needs="produce" />}>
          {duty.canDecide && given[0] && <DecideProof bookingId={bookingId} proof={given[0]} />}
          {duty.canSend && <SendProof bookingId={bookingId} duty={duty} hasSent={given.length > 0} />}
        </IfMay>
        {given.length === 0 && !duty.canSend && (
          <p className="text-ink-soft">Nothing has been handed in yet.</p>
        )}
      </div>
    </details>
  )
}
