import type { UnreadPart } from '#domain/booking/unread-part.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'

/** Of them that the page shows; their number is kept beside. */
export const MAX_UNREAD_SHOWN = 20

interface Unread {
  listingId: number
  calendarId: number
  before: readonly UnreadPart[]
  unread: readonly UnreadPart[]
  now: Date
}

/** Notifies the seller of what could not be read of a calendar, once for each new part of it. */
export async function notifyOfUnread(trx: Tx, input: Unread): Promise<void> {
  const known = new Set(input.before.map(toKey))
  const shown = input.unread.slice(0, MAX_UNREAD_SHOWN)
  if (shown.every((part) => known.has(toKey(part)))) return
  const count = input.unread.length
  const { seller_id, title } = await trx
    .selectFrom('listings')
    .select(['seller_id', 'title'])
    .where('id', '=', input.listingId)
    .executeTakeFirstOrThrow()
  await notifyOrganizations(trx, [
    {
      organizationId: seller_id,
      kind: 'calendar-unread',
      subject: { type: 'listing', id: input.listingId },
      actorId: null,
      data: {
        title,
        text: `“${title}”: ${count === 1 ? '1 part' : `${count} parts`} of a calendar you imported could not be read`,
      },
      key: `calendar-unread:${input.calendarId}`,
      now: input.now,
    },
  ])
}

function toKey({ title, day, what }: UnreadPart): string {
  return JSON.stringify([title, day, what])
}
