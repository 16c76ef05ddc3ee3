import type { ContractBooking, contractRoutes } from '#contract/booking/contracts.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { findClients } from './find-clients.ts'
import { type PlanContext, planBooking, readGround } from './plan-bookings.ts'
import { presentBooked, presentPlan, refused } from './present-bookings.ts'
import { listOwnLines, type StoredLine } from './stored-lines.ts'

interface Looked {
  actor: Actor
  input: Out<typeof contractRoutes.previewContractBookings.body>
}

/** What some lines of contracts would become. Writes nothing. */
export async function previewBookings(
  context: PlanContext,
  { actor, input }: Looked,
): Promise<ContractBooking[]> {
  const lines = await readLines(context.db, actor, input.lineIds)
  const ground = await readGround(context.db, lines, context.now())
  const clients = await findClients(context.db, actor.organizationId, lines)
  const answers: ContractBooking[] = []
  for (const line of lines) {
    if (line.bookingId !== null) {
      answers.push(await presentBooked(context.db, line, line.bookingId))
      continue
    }
    const client = clients.get(line.client.toLowerCase())
    const { atOwnPrices } = input
    const plan = client?.hasAccount
      ? { line, reason: `${client.name} has its own account now and answers for itself.` }
      : await planBooking(context, { actor, line, ground, buyerId: client?.buyerId ?? null, atOwnPrices })
    answers.push('reason' in plan ? refused(line, plan.reason) : { ...presentPlan(plan), outcome: 'books' })
  }
  return answers
}

/** In the order asked for; what is none of one's own is left out. */
export async function readLines(
  db: Db,
  { organizationId }: Actor,
  ids: readonly number[],
): Promise<StoredLine[]> {
  const found = new Map((await listOwnLines(db, organizationId, ids)).map((line) => [line.id, line]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}
