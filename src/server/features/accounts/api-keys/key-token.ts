import { createHash, randomBytes } from 'node:crypto'

const SCHEME = 'plk_'
const SECRET_LENGTH = 43
const CHECK_LENGTH = 6
const SHAPE = new RegExp(`^${SCHEME}[\\w-]{${SECRET_LENGTH + CHECK_LENGTH}}$`)
/** Tells keys of one owner apart, and is far from enough to guess one. */
const SHOWN_LENGTH = SCHEME.length + 6

/** 32 random bytes and a checksum, so that a scanner knows a leaked key, and we a mistyped one, without looking anything up. */
export function createKeyToken(): string {
  const secret = randomBytes(32).toString('base64url')
  return `${SCHEME}${secret}${checksum(secret)}`
}

/** Whether it can be a key at all. */
export function isKeyToken(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const secret = text.slice(SCHEME.length, SCHEME.length + SECRET_LENGTH)
  return text.endsWith(checksum(secret))
}

export const toPrefix = (token: string) => token.slice(0, SHOWN_LENGTH)

function checksum(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, CHECK_LENGTH)
}
