import { createHash } from 'node:crypto'

/** What is stored of a token that only its holder has. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
