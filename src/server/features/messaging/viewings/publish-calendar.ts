import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { writeInvitation } from './invitation.ts'
import { readParties } from './parties.ts'
import { getViewing } from './queries.ts'
import { noSuchViewing } from './refuse.ts'

/** An agreed viewing as a file, for one of its two sides. @throws AppError `not-found`, `conflict` */
export async function publishCalendar(
  { db, config, now }: AppContext,
  id: number,
  reader: Pick<Actor, 'personId' | 'organizationId'>,
): Promise<string> {
  const viewing = await getViewing(db, id, reader.organizationId)
  if (viewing.status !== 'confirmed' && viewing.status !== 'done')
    throw new AppError('conflict', { message: 'No time is agreed.' })
  const parties = await readParties(db, viewing.conversation_id)
  const recipient = parties.members.find((one) => one.id === reader.personId)
  if (!recipient) throw noSuchViewing()
  return writeInvitation(config, 'PUBLISH', { viewing, parties, recipient, now: now() })
}
