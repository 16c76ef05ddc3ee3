import type { ApprovableStep } from '#domain/booking/spending.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { findApprovers, listMembers } from './approvers.ts'
import { findLastAsking, type LastAsking } from './askings.ts'
import { askingText, notifyApproval } from './notify-approval.ts'

/** What was read, as it is kept: what a colleague approves is this and nothing else. */
export interface Read {
  version: number
  sha256: Buffer
  totalCents: number
}

export interface NewAsking {
  /** Of whom somebody asks their colleagues. */
  organizationId: number
  personId: number
  step: ApprovableStep
  subject: { bookingId: number; changeId?: number } | { proposalId: number }
  title: string
  read: Read
  /** Of a request at the buyer's own price. */
  spaceCents?: number | undefined
  /** Of terms of one's own: what was typed, and what it came to. */
  typed?: { input: object; terms: AgreedTerms }
  message: string
  /** The caller tells of this and more at once. */
  isToldByCaller?: true
  now: Date
}

/**
 * Once: what waits for the same already is asked for. @returns its id.
 * @throws AppError `conflict` where nobody may approve it
 */
export async function insertAsking(trx: Tx, asked: NewAsking): Promise<number> {
  const { organizationId, personId, subject, read, typed } = asked
  const last = await findLastAsking(trx, subject)
  if (last && isSame(last, asked)) return last.id
  const members = await listMembers(trx, organizationId)
  const approvers = findApprovers(members, { exceptId: personId, cents: read.totalCents })
  if (approvers.length === 0)
    throw new AppError('conflict', {
      message: 'Nobody on your team may approve this amount. An owner can change that on the team page.',
    })
  const isBooking = 'bookingId' in subject
  const { id } = await trx
    .insertInto('booking_approvals')
    .values({
      booking_id: isBooking ? subject.bookingId : null,
      change_id: (isBooking && subject.changeId) || null,
      proposal_id: isBooking ? null : subject.proposalId,
      organization_id: organizationId,
      step: asked.step,
      version: read.version,
      sha256: read.sha256,
      total_cents: read.totalCents,
      space_cents: asked.spaceCents ?? null,
      input: typed ? JSON.stringify(typed.input) : null,
      terms: typed ? JSON.stringify(typed.terms) : null,
      asked_by: personId,
      note: asked.message,
      at: asked.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (asked.isToldByCaller) return id
  await notifyApproval(trx, {
    asking: { id, organizationId, bookingId: isBooking ? subject.bookingId : null },
    title: asked.title,
    kind: 'approval-asked',
    userIds: approvers.map(({ userId }) => userId),
    by: personId,
    toText: askingText(read.totalCents),
    now: asked.now,
  })
  return id
}

function isSame(
  { answer, asked_by, step, version, sha256, total_cents }: LastAsking,
  asked: Pick<NewAsking, 'personId' | 'step' | 'read'>,
): boolean {
  const isOfThis = asked_by === asked.personId && step === asked.step && answer === null
  const { read } = asked
  return isOfThis && version === read.version && total_cents === read.totalCents && sha256.equals(read.sha256)
}
