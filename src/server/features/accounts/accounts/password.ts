import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** `argon2id$memory$passes$parallelism$salt$tag`, salt and tag in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...COST })
  const numbers = [COST.memory, COST.passes, COST.parallelism].join('$')
  return `argon2id$${numbers}$${salt.toString('base64url')}$${tag.toString('base64url')}`
}

/** False for a wrong password and for accounts whose stored value is not a hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, memory, passes, parallelism, salt, tag] = stored.split('$')
  if (kind !== 'argon2id' || !salt || !tag) return false
  const expected = Buffer.from(tag, 'base64url')
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  const nonce = Buffer.from(salt, 'base64url')
  const actual = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost })
  return timingSafeEqual(actual, expected)
}
