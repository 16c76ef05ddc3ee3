import { DAY_MS } from '#domain/dates.ts'
import type { Db } from '../../../platform/db/database.ts'
import { appendEvents } from '../../../platform/live/append-events.ts'
import { lockConversation } from './lock-conversation.ts'
import type { Reader } from './queries.ts'

export type Mute = '8-hours' | 'week' | 'always' | 'off'

const HOUR_MS = 3_600_000
/** Until switched on again. */
const FOREVER = new Date('9999-01-01T00:00:00Z')

interface Change {
  id: number
  reader: Reader
  isArchived?: boolean | undefined
  mute?: Mute | undefined
  now: Date
}

/** Archives or mutes a conversation for one of its members. @throws AppError `not-found` */
export function updateMember(db: Db, { id, reader, isArchived, mute, now }: Change): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { personId: userId, organizationId } = reader
    await lockConversation(trx, id, organizationId)
    if (isArchived === undefined && mute === undefined) return
    await trx
      .updateTable('conversation_members')
      .set({
        ...(isArchived === undefined ? {} : { archived_at: isArchived ? now : null }),
        ...(mute === undefined ? {} : { muted_until: mutedUntil(mute, now) }),
      })
      .where('conversation_id', '=', id)
      .where('user_id', '=', userId)
      .execute()
    await appendEvents(trx, [{ userId, kind: 'conversation', conversationId: id }])
  })
}

function mutedUntil(mute: Mute, now: Date): Date | null {
  if (mute === 'off') return null
  if (mute === 'always') return FOREVER
  return new Date(now.getTime() + (mute === 'week' ? 7 * DAY_MS : 8 * HOUR_MS))
}
