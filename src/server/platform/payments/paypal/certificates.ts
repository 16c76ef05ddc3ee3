import { X509Certificate } from 'node:crypto'
import { required } from '#domain/required.ts'
import { createOutgoing } from '../../http/outgoing.ts'
import { createTokenBuckets } from '../../http/token-buckets.ts'
import { NoticeNotSigned, ProviderAway } from '../provider.ts'
import { isPaypalAddress } from './addresses.ts'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 32 * 1024
/** PayPal signs with one at a time. */
const MAX_KEPT = 8
const MIN_BITS = 2048
const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/
/** Of one sender: a certificate a month is what PayPal needs. */
const PER_SENDER = { burst: 5, perSecond: 1 / 60 }

export interface Certificates {
  /**
   * @param sender network that the notice came from
   * @throws NoticeNotSigned for an address that is not PayPal's, or no certificate that holds now
   * @throws ProviderAway where PayPal does not give it
   */
  get(address: string, sender: string): Promise<X509Certificate>
  /** A notice was signed by it: it stays until it no longer holds. */
  keep(address: string): void
}

/**
 * Certificates that PayPal signs notices with. They are PayPal's because they come from its own host under TLS. Anybody can
 * name an address in a forged notice, so each sender has a few fetched, and what signed a true notice is never pushed out by
 * what did not: forgeries keep no true notice waiting.
 */
export function createCertificates({ baseUrl, now }: { baseUrl: string; now: () => Date }): Certificates {
  const fetchText = createFetch(baseUrl)
  const named = new Map<string, X509Certificate>()
  const proven = new Map<string, X509Certificate>()
  const underWay = new Map<string, Promise<X509Certificate>>()
  const fetches = createTokenBuckets(PER_SENDER)

  const fetchOnce = (address: string, sender: string) => {
    const other = underWay.get(address)
    if (other) return other
    if (fetches.take(sender) > 0) throw new ProviderAway('Too many certificates of PayPal were asked for')
    const fetched = fetchText(address)
      .then(parseCertificate)
      .finally(() => underWay.delete(address))
    underWay.set(address, fetched)
    return fetched
  }
  return {
    async get(address, sender) {
      if (!isPaypalAddress(address, baseUrl) || !PATH.test(new URL(address).pathname))
        throw new NoticeNotSigned('The certificate is not one of PayPal')
      const known = proven.get(address) ?? named.get(address)
      const certificate = known ?? (await fetchOnce(address, sender))
      checkValid(certificate, now())
      if (!known) remember(named, address, certificate)
      return certificate
    },
    keep(address) {
      const certificate = named.get(address)
      if (certificate) remember(proven, address, certificate)
    },
  }
}

function remember(kept: Map<string, X509Certificate>, address: string, certificate: X509Certificate): void {
  kept.set(address, certificate)
  if (kept.size > MAX_KEPT) kept.delete(required(kept.keys().next().value))
}

function createFetch(baseUrl: string): (address: string) => Promise<string> {
  const outgoing = createOutgoing({ allowsPrivate: baseUrl.startsWith('http:') })
  return async (url) => {
    const call = { url, method: 'GET' as const, headers: {}, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
    const answer = await outgoing(call).catch((cause: unknown) => {
      throw new ProviderAway('PayPal did not give its certificate', { cause })
    })
    if (answer.status === 404) throw new NoticeNotSigned('There is no such certificate')
    if (answer.status !== 200) throw new ProviderAway(`PayPal answered ${answer.status} for its certificate`)
    return answer.text
  }
}

function parseCertificate(text: string): X509Certificate {
  try {
    // the first of the chain is the one that signs
    return new X509Certificate(text)
  } catch {
    throw new NoticeNotSigned('The certificate cannot be read')
  }
}

/** A known one too, each time: it ends, and another is fetched under another address. */
function checkValid(certificate: X509Certificate, at: Date): void {
  const { publicKey, validFromDate, validToDate } = certificate
  const isStrong =
    publicKey.asymmetricKeyType === 'rsa' && (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_BITS
  if (!isStrong || at < validFromDate || at > validToDate)
    throw new NoticeNotSigned('The certificate does not hold')
}
