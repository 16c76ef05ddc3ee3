import { isIP } from 'node:net'
import type { Config } from '../../config.ts'
import { isPublicAddress } from './public-address.ts'

type Found = { url: URL } | { problem: string }

/**
 * An address of another machine, as somebody gives it. Whether its name leads to a public machine is looked at with each call
 * (`outgoing.ts`).
 */
export function parseOutsideAddress(
  given: string,
  config: Pick<Config, 'ALLOW_PRIVATE_ENDPOINTS' | 'PUBLIC_URL'>,
): Found {
  if (!URL.canParse(given)) return { problem: 'is not an address' }
  const url = new URL(given)
  if (config.ALLOW_PRIVATE_ENDPOINTS) return { url }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:') return { problem: 'must be an address that starts with https://' }
  if (url.username || url.password) return { problem: 'must not hold a password' }
  if (url.host === new URL(config.PUBLIC_URL).host)
    return { problem: 'must not be an address of Placard itself' }
  if (isIP(host) && !isPublicAddress(host)) return { problem: 'is not a public address' }
  url.hash = ''
  return { url }
}
