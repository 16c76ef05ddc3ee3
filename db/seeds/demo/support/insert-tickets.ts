import type { Tx } from '#server/platform/db/database.ts'
import { BUYERS } from '../conversations/buyers.ts'
import { type DemoTicket, TICKETS } from './tickets.ts'

const HOUR_MS = 3_600_000

/** What waits at the support desk, and what this admin has answered. */
export async function insertTickets(
  trx: Tx,
  { adminId, now }: { adminId: number; now: Date },
): Promise<void> {
  const users = await trx.selectFrom('users').select(['id', 'username']).execute()
  const idOf = new Map(users.map(({ id, username }) => [username, id]))
  for (const ticket of TICKETS) {
    const { name, email, username } = BUYERS[ticket.from]
    const row = { ...toRow(ticket, now), name, email, user_id: idOf.get(username) ?? null }
    const { id } = await trx
      .insertInto('support_tickets')
      .values({ ...row, assignee_id: row.answered_at ? adminId : null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('support_messages')
      .values(
        ticket.messages.map(({ body, hoursAgo }, turn) => ({
          ticket_id: id,
          author_id: isOurs(turn) ? adminId : null,
          body,
          created_at: ago(hoursAgo, now),
        })),
      )
      .execute()
  }
}

function toRow({ subject, category, status, messages }: DemoTicket, now: Date) {
  const of = (wanted: boolean) => messages.filter((_, turn) => isOurs(turn) === wanted).at(-1)
  const answer = of(true)
  return {
    subject,
    category,
    status,
    created_at: ago(messages[0]!.hoursAgo, now),
    updated_at: ago(messages.at(-1)!.hoursAgo, now),
    asked_at: ago(of(false)!.hoursAgo, now),
    answered_at: answer ? ago(answer.hoursAgo, now) : null,
  }
}

const isOurs = (turn: number) => turn % 2 === 1
const ago = (hours: number, now: Date) => new Date(now.getTime() - hours * HOUR_MS)
