import { sql } from 'kysely'
import { isAudience } from '#domain/audience.ts'
import type { NoticeKind } from '#domain/ground/notices.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { namedOf } from '../../../platform/db/membership.ts'
import { appendEvents } from '../../../platform/live/append-events.ts'
import { lockFeeds } from '../../../platform/live/lock-feeds.ts'
import { insertNotices, type NewNotice } from './notify.ts'

/** Of an organization's side, whoever its people are. */
export interface OrganizationNotice extends Omit<NewNotice, 'userId'> {
  organizationId: number
  /** On which side of a booking it is told. */
  side?: Side | undefined
}

interface AudienceMember {
  organizationId: number
  userId: number
  email: string
  /** Named in the links of their mails, where they belong to several organizations. */
  actingFor: number | null
}

/** Whoever of an organization is told what a kind is about: owners, and those whose role calls for it. */
export async function listAudience(
  db: Db,
  organizationIds: readonly number[],
  { kind, side }: { kind: NoticeKind; side?: Side | undefined },
): Promise<AudienceMember[]> {
  if (organizationIds.length === 0) return []
  const rows = await db
    .selectFrom('organization_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['member.organization_id', 'member.user_id', 'member.role', 'users.email'])
    .select(namedOf(sql.ref('member.user_id'), sql.ref('member.organization_id')).as('acting_for'))
    .where('member.organization_id', 'in', [...new Set(organizationIds)])
    .where('users.deleted_at', 'is', null)
    .orderBy('member.user_id')
    .execute()
  return rows
    .filter(({ role }) => isAudience(role, kind, side))
    .map((row) => ({
      organizationId: row.organization_id,
      userId: row.user_id,
      email: row.email,
      actingFor: row.acting_for,
    }))
}

/** As `notify`, for the people of one or several organizations: their feeds are locked at once and in order. */
export async function notifyOrganizations(trx: Tx, given: readonly OrganizationNotice[]): Promise<void> {
  const notices = await toPersonal(trx, given)
  await lockFeeds(trx, [...new Set(notices.map(({ userId }) => userId))])
  await appendEvents(trx, await insertNotices(trx, notices))
}

/** One for each person; who is of two organizations that are told the same under one key hears it once. */
export async function toPersonal(trx: Tx, given: readonly OrganizationNotice[]): Promise<NewNotice[]> {
  const audienceOf = await readAudiences(trx, given)
  const found = new Map<string, NewNotice>()
  for (const notice of given) {
    const { side: _, ...told } = notice
    for (const { userId } of audienceOf(notice)) found.set(`${userId} ${told.key}`, { ...told, userId })
  }
  return [...found.values()]
}

type NoticeTarget = Pick<OrganizationNotice, 'organizationId' | 'kind' | 'side'>

/** Of all that are told of the same kind on the same side at once: of many notices as many queries as of one. */
async function readAudiences(
  trx: Tx,
  given: readonly NoticeTarget[],
): Promise<(of: NoticeTarget) => AudienceMember[]> {
  const nameOf = ({ kind, side }: NoticeTarget) => `${kind} ${side ?? ''}`
  const found = new Map<string, Map<number, AudienceMember[]>>()
  for (const [name, of] of Map.groupBy(given, nameOf)) {
    const { kind, side } = required(of[0])
    const ids = of.map(({ organizationId }) => organizationId)
    const members = await listAudience(trx, ids, { kind, side })
    found.set(
      name,
      Map.groupBy(members, ({ organizationId }) => organizationId),
    )
  }
  return (one) => found.get(nameOf(one))?.get(one.organizationId) ?? []
}
