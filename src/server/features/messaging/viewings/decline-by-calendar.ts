import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { CalendarReply } from '../../../platform/calendar/read-reply.ts'
import { MEMBER_TOKEN } from '../../../platform/mail/reply-address.ts'
import { isOpenedBy } from '../../../platform/secrets/link-tokens.ts'
import { lockViewing } from './lock-viewing.ts'
import { readParties } from './parties.ts'
import { runStep } from './take-step.ts'

interface Answered extends CalendarReply {
  /** Of the address that was answered to: it names the person and the conversation. */
  token: string
}

/**
 * A calendar program's answer: declining cancels the viewing that it was invited to. Answers to an earlier invitation, to
 * another conversation's and other answers change nothing; nor does one of several colleagues who were invited, as another may come.
 * @returns whether the viewing was cancelled
 */
export async function declineByCalendar(
  context: AppContext,
  { token, uid, sequence, answer }: Answered,
): Promise<boolean> {
  const { db, config, now } = context
  if (answer !== 'declined') return false
  const found = await db
    .selectFrom('viewings')
    .innerJoin('conversation_members as member', 'member.conversation_id', 'viewings.conversation_id')
    .select(['viewings.id', 'member.user_id'])
    .select(
      sql<number>`case member.side when 'buyer' then viewings.buyer_id else viewings.seller_id end`.as(
        'organization_id',
      ),
    )
    .where('viewings.uid', '=', uid)
    .where(isOpenedBy(config, [token], MEMBER_TOKEN))
    .executeTakeFirst()
  if (!found) return false
  return db.transaction().execute(async (trx) => {
    const locked = await lockViewing(trx, found.id, found.organization_id)
    const { status, sequence: current, starts_at } = locked.viewing
    const at = now()
    if (status !== 'confirmed' || sequence < current || required(starts_at) <= at) return false
    const { people } = await readParties(trx, locked.conversation.id)
    const invited = people.filter(({ side }) => side === locked.side)
    if (invited.length !== 1 || invited[0]?.id !== found.user_id) return false
    const input = { step: 'cancel', reason: 'Declined in the calendar.' } as const
    await runStep(context, trx, { locked, by: found.user_id, input, now: at })
    return true
  })
}
