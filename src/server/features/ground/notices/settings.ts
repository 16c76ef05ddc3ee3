import { type Selectable, sql } from 'kysely'
import {
  channelsOf,
  DEFAULT_NOTICE_SETTINGS,
  isAlwaysMailed,
  NOTICE_KIND_NAMES,
  type NoticeKind,
  type NoticePrefs,
  type NoticeSettings,
  toDifferences,
} from '#domain/ground/notices.ts'
import type { Config } from '../../../config.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { NoticeSettingsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isOpenedBy, linkTokens } from '../../../platform/secrets/link-tokens.ts'
import type { UnsubscribeKind } from './unsubscribe-urls.ts'

/** How somebody wants to be told; the defaults of those who have said nothing. */
export async function readSettings(db: Db, userId: number): Promise<NoticeSettings> {
  return (await readSettingsOf(db, [userId]))(userId)
}

/** As `readSettings`, of several. */
export async function readSettingsOf(
  db: Db,
  userIds: readonly number[],
): Promise<(userId: number) => NoticeSettings> {
  const rows = await db
    .selectFrom('notice_settings')
    .select(['user_id', 'time_zone', 'quiet_from', 'quiet_to', 'digest_hour', 'prefs'])
    .where('user_id', '=', sql<number>`any(${[...userIds]}::int[])`)
    .execute()
  const byUser = new Map(rows.map((row) => [row.user_id, toSettings(row)]))
  return (userId) => byUser.get(userId) ?? DEFAULT_NOTICE_SETTINGS
}

type SettingsRow = Pick<
  Selectable<NoticeSettingsTable>,
  'time_zone' | 'quiet_from' | 'quiet_to' | 'digest_hour' | 'prefs'
>

function toSettings(row: SettingsRow): NoticeSettings {
  return {
    timeZone: row.time_zone,
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
    digestHour: row.digest_hour,
    prefs: row.prefs,
  }
}

export async function saveSettings(
  db: Db,
  { userId, settings, now }: { userId: number; settings: NoticeSettings; now: Date },
): Promise<void> {
  const values = {
    time_zone: settings.timeZone,
    quiet_from: settings.quietFrom,
    quiet_to: settings.quietTo,
    digest_hour: settings.digestHour,
    prefs: JSON.stringify(toDifferences(settings.prefs)),
    updated_at: now,
  }
  await db
    .insertInto('notice_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Proves, in the links of mails, whose settings are meant; the row is made with it. */
export async function getUnsubscribeToken(trx: Tx, config: Config, userId: number): Promise<string> {
  const { unsubscribe_selector } = await trx
    .insertInto('notice_settings')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning('unsubscribe_selector')
    .executeTakeFirstOrThrow()
  return linkTokens(config).toToken('notice_settings', unsubscribe_selector)
}

const SETTINGS_TOKEN = {
  purpose: 'notice_settings',
  selector: 'unsubscribe_selector',
  former: 'former_token_hash',
} as const

/** No more mails of this kind, by the token of one of them. Repeating it changes nothing. @throws AppError `not-found` */
export async function unsubscribe(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { token, kind, now }: { token: string; kind: UnsubscribeKind | undefined; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockByToken(trx, config, token)
    const kinds = row && kind ? kindsToEnd(kind, row.prefs) : []
    if (!row || kinds.length === 0) throw new AppError('not-found', { message: 'This link is not valid.' })
    const ended = kinds.map((name) => [name, { ...row.prefs[name], mail: 'off' }])
    const prefs = { ...row.prefs, ...Object.fromEntries(ended) }
    await trx
      .updateTable('notice_settings')
      .set({ prefs: JSON.stringify(prefs), updated_at: now })
      .where('user_id', '=', row.user_id)
      .execute()
  })
}

/** A digest that was ended already ends nothing more, which is no error either. */
function kindsToEnd(kind: UnsubscribeKind, prefs: NoticePrefs): NoticeKind[] {
  const mutable = NOTICE_KIND_NAMES.filter((name) => !isAlwaysMailed(name))
  if (kind !== 'digest') return mutable.filter((name) => name === kind)
  return mutable.filter((name) => ['digest', 'off'].includes(channelsOf(name, prefs).mail))
}

async function lockByToken(trx: Tx, config: Config, token: string) {
  return trx
    .selectFrom('notice_settings')
    .select(['user_id', 'prefs'])
    .where(isOpenedBy(config, [token], SETTINGS_TOKEN))
    .forUpdate()
    .executeTakeFirst()
}
