import { type KeyObject, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { createSelfSigned } from './self-signed.ts'

interface Changes {
  /** When it was first sent; a forger may say anything. */
  at?: string
  webhookId?: string
  certUrl?: string
  algorithm?: string
  /** Signed by somebody else. */
  privateKey?: KeyObject
}

/** Signs notices as PayPal does. */
export class PaypalSigner {
  readonly webhookId = 'WEBHOOK1'
  readonly #privateKey: KeyObject
  /** Path of its API → certificate. */
  readonly certificates = new Map<string, string>()
  readonly url: string
  readonly now: () => Date
  #count = 0

  constructor(url: string, now: () => Date) {
    this.url = url
    this.now = now
    this.#privateKey = this.addCertificate('CERT-1')
  }

  /** @returns the key that it certifies */
  addCertificate(name: string, options: { validFrom?: Date; validTo?: Date; bits?: number } = {}): KeyObject {
    const year = 365 * 24 * 60 * 60_000
    const validFrom = new Date(this.now().getTime() - year)
    const validTo = new Date(this.now().getTime() + year)
    const { privateKey, certificate } = createSelfSigned({ validFrom, validTo, ...options })
    this.certificates.set(`/v1/notifications/certs/${name}`, certificate)
    return privateKey
  }

  /** A transmission of an event: body and headers. */
  sign(
    { type, resource }: { type: string; resource: unknown },
    changes: Changes = {},
  ): { raw: Buffer; headers: Headers; sender: string } {
    const id = `${++this.#count}d13f0-d67a-11e5-baa3-778b53f4ae55`
    const event = {
      id: `WH-${this.#count}`,
      event_type: type,
      create_time: this.now().toISOString(),
      resource,
    }
    const raw = Buffer.from(JSON.stringify(event))
    const at = changes.at ?? this.now().toISOString()
    const text = `${id}|${at}|${changes.webhookId ?? this.webhookId}|${crc32(raw)}`
    const headers = new Headers({
      'paypal-transmission-id': id,
      'paypal-transmission-time': at,
      'paypal-transmission-sig': sign(
        'sha256',
        Buffer.from(text),
        changes.privateKey ?? this.#privateKey,
      ).toString('base64'),
      'paypal-cert-url': changes.certUrl ?? `${this.url}/v1/notifications/certs/CERT-1`,
      'paypal-auth-algo': changes.algorithm ?? 'SHA256withRSA',
    })
    return { raw, headers, sender: '192.0.2.1' }
  }
}
