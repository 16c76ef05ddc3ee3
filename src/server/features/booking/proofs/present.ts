import type { Proof, Proofs } from '#contract/booking/proofs.ts'
import type { Reader } from '#domain/booking/booking-reader.ts'
import { gradeProof } from '#domain/booking/proof/checks.ts'
import { DUTY_HINTS, toDutyTitle } from '#domain/booking/proof/duty-words.ts'
import { describeProofFacts } from '#domain/booking/proof/facts.ts'
import { isPastKeeping } from '#domain/booking/proof/keeping.ts'
import type { ShownState } from '#domain/booking/proof/shown-photo.ts'
import type { DutyStand } from '#domain/booking/proof/stand.ts'
import type { AgreedUnit } from '#domain/booking/terms.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import type { DecidedProof } from '../duties/list-proofs.ts'
import type { Owed } from '../duties/read-duties.ts'
import { canDecideProof, canSendProof } from './policy.ts'
import { listOpenSteps } from './shown-photos/step-shown-photo.ts'

interface Shown {
  booking: BookingRow
  terms: Owed['terms']
  stands: readonly DutyStand[]
  reader: Reader
  rows: readonly DecidedProof[]
  /** By proof. */
  shown: ReadonlyMap<string, ShownState>
  now: Date
}

/** The proof of a booking as one of its sides or an admin sees it. */
export function presentProofs({ booking, terms, stands, reader, rows, shown, now }: Shown): Proofs {
  const isGone = isPastKeeping(booking.last_day, now)
  return {
    side: reader === 'admin' ? null : reader,
    promise: terms.proof,
    duties: stands.map((duty) => ({
      key: duty.key,
      item: duty.item,
      placement: placementName(required(terms.units[duty.item])),
      title: toDutyTitle(duty),
      hint: DUTY_HINTS[duty.kind],
      kind: duty.kind,
      opensOn: duty.first,
      dueOn: duty.dueOn,
      state: duty.state,
      canSend: canSendProof(reader, booking.status, duty),
      canDecide: canDecideProof(reader, duty),
    })),
    proofs: rows.map((row) => {
      const state = shown.get(row.id) ?? null
      const steps = listOpenSteps({ booking, proof: row, state, reader, now })
      return { ...presentProof(row, isGone), showing: { state, steps } }
    }),
    chain: presentChain(rows),
  }
}

/** "North face, March issue" */
export function placementName({ name, label, first, last }: AgreedUnit): string {
  return [name, label || toDateRange({ first, last })].filter(Boolean).join(', ')
}

function presentChain(rows: readonly DecidedProof[]): Proofs['chain'] {
  const [last] = rows
    .flatMap(({ link, chain }) => (link && chain ? [{ link, chain }] : []))
    .toSorted((a, b) => b.link - a.link)
  return last ? { links: last.link, last: last.chain.toString('hex') } : null
}

function presentProof(row: DecidedProof, isGone: boolean): Omit<Proof, 'showing'> {
  const url = `/api/proofs/${row.id}`
  return {
    id: row.id,
    duty: row.duty,
    kind: row.kind,
    name: row.name,
    what: describeProofFacts(row.facts),
    sizeBytes: row.size_bytes,
    sha256: row.sha256.toString('hex'),
    original: row.path && !isGone ? `${url}/original` : null,
    preview:
      row.preview_path && !isGone
        ? {
            url: `${url}/preview`,
            width: required(row.preview_width),
            height: required(row.preview_height),
          }
        : null,
    caption: row.caption,
    url: row.url,
    receivedAt: row.received_at.toISOString(),
    grade: gradeProof(row.origin, row.checks),
    checks: row.checks ?? [],
    decision: row.decision && {
      decision: row.decision,
      reason: row.reason,
      at: required(row.decided_at).toISOString(),
    },
  }
}
