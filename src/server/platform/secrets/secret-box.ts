import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { required } from '#domain/required.ts'

/** Authenticated encryption (AES-256-GCM) for stored secrets that must be readable again. */
export interface SecretBox {
  /** Id of the key that new secrets are sealed with. */
  readonly keyId: string
  /** Ids of all keys that can decrypt. */
  readonly keyIds: readonly string[]
  /** @param purpose context it is bound to, e.g. `authenticators:42`; only the same purpose opens it */
  seal(plain: string, purpose: string): string
  /** @throws SecretKeyError when none of our keys sealed it for this purpose */
  open(sealed: string, purpose: string): string
  /** True when it is sealed with the newest key. */
  isCurrent(stored: string): boolean
}

export class SecretKeyError extends Error {}

/** Sealed text is `v1.KEY.BYTES`: version, key id, and nonce, ciphertext and tag in base64url. */
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface Key {
  id: string
  bytes: Buffer
}

/** @param written the keys as written in the settings, newest first; the others only decrypt */
export function createSecretBox(written: readonly string[]): SecretBox {
  const keys = written.map(deriveKey)
  const newest = required(keys[0])
  return {
    keyId: newest.id,
    keyIds: keys.map(({ id }) => id),
    isCurrent: (stored) => stored.startsWith(`${VERSION}.${newest.id}.`),
    seal(plain, purpose) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce).setAAD(Buffer.from(purpose))
      const bytes = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${VERSION}.${newest.id}.${bytes.toString('base64url')}`
    },
    open(sealed, purpose) {
      const [version, id, bytes] = sealed.split('.')
      const key = keys.find((one) => one.id === id)
      if (version !== VERSION || !key || !bytes)
        throw new SecretKeyError('This secret was sealed with another key')
      return decrypt(key, Buffer.from(bytes, 'base64url'), purpose)
    },
  }
}

function decrypt(key: Key, bytes: Buffer, purpose: string): string {
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(bytes.length - TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
    const plain = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES))
    return Buffer.concat([plain, decipher.final()]).toString('utf8')
  } catch {
    throw new SecretKeyError('This secret is damaged or stands in the wrong place')
  }
}

/** Id and key are derived from the same secret under different labels, so that the id reveals nothing of the key. */
function deriveKey(secret: string): Key {
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'placard', label, length))
  return { id: derive('key id', 4).toString('hex'), bytes: derive('secrets at rest', 32) }
}
