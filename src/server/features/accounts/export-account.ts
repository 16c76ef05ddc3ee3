import type { AppContext } from '../../context.ts'
import { exportArtwork } from '../creatives/export-artwork.ts'
import { exportNotices } from '../notices/export-notices.ts'
import { describeDevice } from './device.ts'
import { exportConversations, exportSaved, exportSupport } from './export-conversations.ts'
import { listPasskeys, listSessions, type UserRow } from './queries.ts'

/** Data export: everything stored about one person, by section; features that store more add it here. */
export async function exportAccount(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  user: UserRow,
): Promise<Record<string, unknown>> {
  const { password: _, ...account } = user
  const [sessions, passkeys, listings, events, conversations, support, saved, told, artwork] =
    await Promise.all([
      listSessions(db, user.id),
      listPasskeys(db, user.id),
      db.selectFrom('listings').selectAll().where('seller_id', '=', user.id).orderBy('id').execute(),
      db
        .selectFrom('audit_events')
        .select(['created_at', 'action', 'address', 'user_agent'])
        .where('actor_id', '=', user.id)
        .orderBy('id')
        .execute(),
      exportConversations(db, user.id),
      exportSupport(db, user.id),
      exportSaved(db, user),
      exportNotices(db, user.id),
      exportArtwork(db, user.id),
    ])
  return {
    exportedAt: now().toISOString(),
    account,
    sessions: sessions.map((row) => ({
      device: describeDevice(row.user_agent),
      address: row.address,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    })),
    passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
    listings,
    conversations,
    support,
    artwork,
    ...saved,
    ...told,
    securityEvents: events,
  }
}
