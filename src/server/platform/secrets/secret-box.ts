import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what must be read again, for keeping in the database (AES-256-GCM). */
export interface SecretBox {
  /** Of the key that new secrets are sealed with. */
  readonly keyId: string
  /** Of every key that can be read. */
  readonly keyIds: readonly string[]
  /** @param purpose where it is kept, e.g. `authenticators:42`; it opens for the same purpose alone */
  seal(plain: string, purpose: string): string
  /** @throws SecretKeyError when none of our keys sealed it for this purpose */
  open(sealed: string, purpose: string): string
  /** True when it is sealed, and with the newest key. */
  isCurrent(stored: string): boolean
}

export class SecretKeyError extends Error {}

/** Sealed text is `v1.KEY.BYTES`: whose key, and nonce, ciphertext and tag in base64url. */
const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

interface Key {
  id: string
  bytes: Buffer
}

/** @param words the keys as they are written down, the newest first; the others only read */
export function createSecretBox(words: readonly string[]): SecretBox {
  const keys = words.map(deriveKey)
  const newest = keys[0]!
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

/** Id and key come from the same words by different labels, so that the id says nothing of the key. */
function deriveKey(words: string): Key {
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', words, 'placard', label, length))
  return { id: derive('key id', 4).toString('hex'), bytes: derive('secrets at rest', 32) }
}
