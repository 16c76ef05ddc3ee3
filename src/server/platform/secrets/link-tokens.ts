import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Config } from '../../config.ts'
import { readSecretKeys } from './open-secret-box.ts'

/** What the token of a link or an address opens: the table, and the side where a row has two. */
type LinkPurpose =
  | 'alerts'
  | 'conversation_members'
  | 'favorite_folders'
  | 'newsletter_subscribers'
  | 'notice_settings'
  | 'support_tickets:person'
  | 'support_tickets:staff'

/**
 * Tokens of links and addresses that are given out again and again, so that a hash would not do. A row keeps a random number,
 * its selector, and the token is that number encrypted: whoever reads the database or a backup reads no token, and whoever
 * makes a token up hits no row. Both look like a UUID, in small letters (mail servers may change their case).
 */
interface LinkTokens {
  toToken(purpose: LinkPurpose, selector: string): string
  /** The selectors that a token may stand for, one for each key; none when it is no token. */
  toSelectors(purpose: LinkPurpose, token: string): string[]
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** One block: a permutation of all numbers of 128 bits, so nothing is padded and nothing repeats. */
const CIPHER = 'aes-256-ecb'

/** @param written the keys as written in the settings, newest first; the others only read tokens */
export function createLinkTokens(written: readonly string[]): LinkTokens {
  const keyOf = (secret: string, purpose: LinkPurpose) =>
    Buffer.from(hkdfSync('sha256', secret, 'placard', `link tokens ${purpose}`, 32))
  const run = (cipher: ReturnType<typeof createCipheriv | typeof createDecipheriv>, uuid: string) =>
    toUuid(cipher.setAutoPadding(false).update(uuid.replaceAll('-', ''), 'hex', 'hex'))
  return {
    toToken: (purpose, selector) =>
      run(createCipheriv(CIPHER, keyOf(required(written[0]), purpose), null), selector),
    toSelectors: (purpose, token) =>
      UUID.test(token)
        ? written.map((key) => run(createDecipheriv(CIPHER, keyOf(key, purpose), null), token))
        : [],
  }
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type KeySettings = Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>

const opened = new WeakMap<KeySettings, LinkTokens>()

/** With the keys of the stored secrets. Losing or leaving out a key ends the links made with it. */
export function linkTokens(config: KeySettings): LinkTokens {
  const tokens = opened.get(config) ?? createLinkTokens(readSecretKeys(config))
  opened.set(config, tokens)
  return tokens
}

interface TokenColumns {
  purpose: LinkPurpose
  selector: string
  /** SHA-256 of the token that a row had before there were selectors. */
  former: string
}

/** Whether a row is one that these tokens open. */
export function isOpenedBy(
  config: KeySettings,
  tokens: readonly string[],
  { purpose, selector, former }: TokenColumns,
) {
  const selectors = tokens.flatMap((token) => linkTokens(config).toSelectors(purpose, token))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  return sql<SqlBool>`(${sql.ref(selector)} = any(${selectors}::uuid[]) or ${sql.ref(former)} = any(${hashes}::bytea[]))`
}
