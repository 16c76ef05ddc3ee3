import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { parseConfig } from '#server/config.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { linkTokens } from '#server/platform/secrets/link-tokens.ts'
import { openSecretBox } from '#server/platform/secrets/open-secret-box.ts'
import { authenticatorPurpose } from '#server/platform/secrets/seal-stored.ts'
import { E2E_MODEL_KEY } from '../../../playwright.config.ts'
import { type Canary, listPlanted } from './canaries.ts'

/** Messages are searched for only when they are too long to occur in a log by chance. */
const MIN_WORDS = 12

/**
 * Leak check after the journeys: searches the server's log (at `debug`), the Postgres log and the error log for every
 * secret that passed through the product, those in the database too. @returns one line per leak
 */
export async function findLeaks(dataDir: string, logFile: string): Promise<string[]> {
  const log = readFileSync(logFile, 'utf8')
  if (!log.includes('"msg":"request"')) throw new Error(`The server wrote no log: ${log.slice(0, 2_000)}`)
  const cluster = await startCluster(join(dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  try {
    await client.connect()
    const key = { kind: 'key of the language model', value: E2E_MODEL_KEY }
    const canaries = [key, ...listPlanted(), ...(await listKept(client, dataDir))]
    const errors = JSON.stringify((await client.query('select * from error_reports')).rows)
    return describeLeaks(canaries, {
      'the log': log,
      'the error log': errors,
      'the log of Postgres': readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8'),
    })
  } finally {
    await client.end()
    cluster.stop()
  }
}

function describeLeaks(canaries: Canary[], places: Record<string, string>): string[] {
  const found = canaries.flatMap(({ kind, value }) =>
    Object.entries(places)
      .filter(([, text]) => text.includes(value))
      .map(([place]) => `${kind} “${value.slice(0, 60)}” in ${place}`),
  )
  return [...new Set(found)]
}

/** Tokens and addresses of every mail, messages between users, TOTP secrets. */
async function listKept(client: pg.Client, dataDir: string): Promise<Canary[]> {
  const column = async (kind: string, sql: string): Promise<Canary[]> =>
    (await client.query<{ value: string }>(sql)).rows.map(({ value }) => ({ kind, value }))
  const words = `from (select split_part(body, E'\\n', 1) as value from messages
    union select split_part(body, E'\\n', 1) from support_messages) as said where length(value) >= ${MIN_WORDS}`
  const apps = await client.query<{ user_id: number; secret: string }>(
    'select user_id, secret from authenticators',
  )
  const config = parseConfig({ DATA_DIR: dataDir, SECRET_KEY: process.env.SECRET_KEY })
  const [box, tokens] = [openSecretBox(config), linkTokens(config)]
  const tickets = await column('selector', 'select reply_selector::text as value from support_tickets')
  const members = await column('selector', 'select mail_selector::text as value from conversation_members')
  return [
    ...(await column(
      'token of a link',
      `select match[1] as value from outbox_messages, regexp_matches(text_body, 'token=([A-Za-z0-9_-]{8,})', 'g') as match`,
    )),
    ...(await column('recipient', 'select distinct recipient as value from outbox_messages')),
    ...(await column('address', "select email as value from users where email like '%@example.com'")),
    ...(await column('words', `select value ${words}`)),
    ...tickets.map(({ value }) => ({
      kind: 'reply token',
      value: tokens.toToken('support_tickets:person', value),
    })),
    ...members.map(({ value }) => ({
      kind: 'reply token',
      value: tokens.toToken('conversation_members', value),
    })),
    ...apps.rows.map(({ user_id, secret }) => ({
      kind: 'authenticator secret',
      value: box.open(secret, authenticatorPurpose(user_id)),
    })),
  ]
}
