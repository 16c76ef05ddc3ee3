import { X509Certificate } from 'node:crypto'
import { createOutgoing } from '../../http/outgoing.ts'
import { createTokenBuckets } from '../../http/token-buckets.ts'
import { NoticeNotSigned, ProviderAway } from '../provider.ts'
import { isPaypalAddress } from './addresses.ts'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 32 * 1024
/** PayPal signs with one at a time. */
const MAX_KEPT = 8
const KEEP_MS = 24 * 60 * 60_000
const MIN_BITS = 2048
const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/

export interface Certificates {
  /**
   * @throws NoticeNotSigned for an address that is not PayPal's, or no certificate that holds now
   * @throws ProviderAway where PayPal does not give it
   */
  get(address: string): Promise<X509Certificate>
}

/**
 * Certificates that PayPal signs notices with. They are PayPal's because they come from its own host under TLS. Anybody can
 * name an address in a forged notice, so these are few, and fetched a few times a minute at most.
 */
export function createCertificates({ baseUrl, now }: { baseUrl: string; now: () => Date }): Certificates {
  const outgoing = createOutgoing({ allowsPrivate: baseUrl.startsWith('http:') })
  const kept = new Map<string, { certificate: X509Certificate; until: number }>()
  const fetches = createTokenBuckets({ burst: 10, perSecond: 1 / 6 })

  const fetchOne = async (address: string) => {
    if (fetches.take('certificates') > 0)
      throw new ProviderAway('Too many certificates of PayPal were asked for')
    const call = {
      url: address,
      method: 'GET' as const,
      headers: {},
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    }
    const answer = await outgoing(call).catch((cause: unknown) => {
      throw new ProviderAway('PayPal did not give its certificate', { cause })
    })
    if (answer.status === 404) throw new NoticeNotSigned('There is no such certificate')
    if (answer.status !== 200) throw new ProviderAway(`PayPal answered ${answer.status} for its certificate`)
    return parseCertificate(answer.text)
  }
  return {
    async get(address) {
      if (!isPaypalAddress(address, baseUrl) || !PATH.test(new URL(address).pathname))
        throw new NoticeNotSigned('The certificate is not one of PayPal')
      const known = kept.get(address)
      const isFresh = known && now().getTime() < known.until
      const certificate = isFresh ? known.certificate : await fetchOne(address)
      checkValid(certificate, now())
      if (!isFresh) {
        kept.set(address, { certificate, until: now().getTime() + KEEP_MS })
        if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
      }
      return certificate
    },
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

function checkValid(certificate: X509Certificate, at: Date): void {
  const { publicKey, validFromDate, validToDate } = certificate
  const isStrong =
    publicKey.asymmetricKeyType === 'rsa' && (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_BITS
  if (!isStrong || at < validFromDate || at > validToDate)
    throw new NoticeNotSigned('The certificate does not hold')
}
