import type { approvalRoutes } from '#contract/booking/bookings-approvals.ts'
import type { Out } from '#contract/route.ts'
import { formatShortCents, sumCents } from '#domain/booking/price/cents.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { BookingContext } from '../step-command.ts'
import { findApprovers, listMembers } from './approvers.ts'
import { askForApproval } from './ask-for-approval.ts'
import { findLastAsking, type LastAsking } from './askings.ts'
import { notifyApproval } from './notify-approval.ts'

interface AskForMany {
  actor: Actor
  drafts: readonly { id: number; input: Out<typeof approvalRoutes.askForApproval.body> }[]
}

/** Of each draft why it was not asked for; null: it was. */
export type AskingOutcome = { id: number; refusal: { code: string; message: string } | null }

/** Asks for the drafts of one press, each bound to what was read of it; colleagues are told once of all of them. */
export async function askForMany(context: BookingContext, asked: AskForMany): Promise<AskingOutcome[]> {
  const { actor, drafts } = asked
  const outcomes: AskingOutcome[] = []
  for (const { id, input } of drafts) {
    const refusal = await askForApproval(
      context,
      { id, actor, input, isToldByCaller: true },
      async () => {},
    ).then(() => null, toRefusal)
    outcomes.push({ id, refusal })
  }
  const made = outcomes.filter(({ refusal }) => refusal === null).map(({ id }) => id)
  const askings = await Promise.all(made.map((bookingId) => findLastAsking(context.db, { bookingId })))
  await notifyOfMany(
    context,
    actor,
    askings.filter((asking) => asking !== undefined),
  )
  return outcomes
}

function toRefusal(error: unknown): { code: string; message: string } {
  if (error instanceof AppError && error.status < 500) return { code: error.code, message: error.message }
  throw error
}

/** Whoever may approve one of them. */
async function notifyOfMany(
  context: BookingContext,
  actor: Actor,
  askings: readonly LastAsking[],
): Promise<void> {
  const [first] = askings
  if (!first) return
  const { personId: exceptId, organizationId } = actor
  const members = await listMembers(context.db, organizationId)
  const userIds = members
    .filter((member) =>
      askings.some(({ total_cents: cents }) => findApprovers([member], { exceptId, cents }).length > 0),
    )
    .map(({ userId }) => userId)
  const sum = formatShortCents(sumCents(askings.map(({ total_cents }) => total_cents)))
  const spaces = askings.length
  const what = spaces === 1 ? '1 space' : `${spaces} spaces`
  await inTransaction(context, (trx) =>
    notifyApproval(trx, {
      asking: { id: first.id, organizationId, bookingId: null },
      title: what,
      spaces,
      kind: 'approval-asked',
      userIds,
      by: exceptId,
      toText: ({ who }) => `${who} asks you to approve ${what} for ${sum} in all`,
      now: context.now(),
    }),
  )
}
