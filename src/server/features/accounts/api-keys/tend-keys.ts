import { type SqlBool, sql } from 'kysely'
import { KEY_REMINDER_DAYS, KEY_USE_DAYS, UNUSED_KEY_DAYS } from '#domain/scopes.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { keyExpiresMail, keyUnusedMail } from './key-mails.ts'
import { isAlive } from './read-keys.ts'

/** Of the keys at a time; the next night does the rest. */
const BATCH = 1_000
/** What ended is kept for so long, for its uses. */
const ENDED_DAYS = 30

/** Tells owners of keys that expire, ends those that nobody uses, and forgets what is old. */
export async function tendKeys({ db, config, now }: AppContext): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const days of [...KEY_REMINDER_DAYS].sort((a, b) => a - b))
      for (const key of await markReminded(trx, { days, now: now() }))
        await sendMail(trx, keyExpiresMail(config, { to: key.email, name: key.name, on: key.expires_at }))
    for (const key of await endUnused(trx, now()))
      await sendMail(trx, keyUnusedMail(config, { to: key.email, name: key.name }))
  })
  await db.deleteFrom('api_key_uses').where('hour', '<', before(now(), KEY_USE_DAYS)).execute()
  const ended = sql<SqlBool>`coalesce(revoked_at, expires_at) < ${before(now(), ENDED_DAYS)}`
  await db.deleteFrom('api_keys').where(ended).execute()
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

interface TendedKey {
  name: string
  email: string
  expires_at: Date
}

/** Nearest first: a key made for a month that was not tended in time is told of once. */
async function markReminded(trx: Tx, { days, now }: { days: number; now: Date }): Promise<TendedKey[]> {
  const due = sql<{ id: number }>`
    select id from api_keys where ${isAlive} and expires_at < ${before(now, -days)}
      and (reminded_days is null or reminded_days > ${days})
    order by id limit ${BATCH} for update skip locked`
  const { rows } = await sql<TendedKey>`
    update api_keys set reminded_days = ${days} from users
    where users.id = api_keys.user_id and api_keys.id in (${due})
    returning api_keys.name, users.email::text, api_keys.expires_at`.execute(trx)
  return rows
}

async function endUnused(trx: Tx, now: Date): Promise<TendedKey[]> {
  const due = sql`
    select id from api_keys where ${isAlive} and coalesce(last_used_on, created_at::date) < ${before(now, UNUSED_KEY_DAYS)}::timestamptz::date
    order by id limit ${BATCH} for update skip locked`
  const { rows } = await sql<TendedKey>`
    update api_keys set revoked_at = ${now} from users
    where users.id = api_keys.user_id and api_keys.id in (${due})
    returning api_keys.name, users.email::text, api_keys.expires_at`.execute(trx)
  return rows
}
