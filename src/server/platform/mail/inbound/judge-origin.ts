import { domainToASCII } from 'node:url'
import {
  type AuthenticationResults,
  type MethodResult,
  parseAuthenticationResults,
} from './authentication-results.ts'

/**
 * Whether a mail comes from the address in its `From`: `proven` by a result of our own mail server, `refuted` by one, and `unproven`
 * where nothing says so. Nothing is ever taken for proof.
 */
export type MailOrigin = 'proven' | 'unproven' | 'refuted'

interface Given {
  /** The one address in `From`. */
  from: string
  /** authserv-id of our own mail server; undefined where none adds results that can be trusted. */
  server: string | undefined
}

/** Properties that name whom a method has authenticated. */
const AUTHENTICATED: ReadonlyMap<string, readonly string[]> = new Map([
  ['dmarc', ['header.from']],
  ['spf', ['smtp.mailfrom']],
  ['dkim', ['header.d', 'header.i']],
])

/**
 * Judges by the values of `Authentication-Results`, the topmost first: a server adds its own above what a mail brings along.
 * Any header under our name may tell against a mail; for it only the topmost does (`findSpeaker`).
 * Alignment is strict (the same domain): whether two domains are one organization's only DMARC's result tells.
 */
export function judgeOrigin(values: readonly string[], { from, server }: Given): MailOrigin {
  const all = values.map(parseAuthenticationResults)
  const read = all.filter((one) => one !== null)
  const own = server?.toLowerCase()
  // without a server of ours the topmost may at most tell against a mail
  const heard = own === undefined ? read.slice(0, 1) : read.filter((one) => one.server === own)
  if (heard.some(({ results }) => results.some(isRefusal))) return 'refuted'
  if (own === undefined) return 'unproven'
  const domain = toDomain(from)
  const results = findSpeaker(all, own)?.results ?? []
  return domain !== '' && results.some((one) => isAligned(one, domain)) ? 'proven' : 'unproven'
}

/**
 * The topmost header of our server, for all methods: what a sender wrote under our name stands below it, and nothing in a mail tells it
 * from a second header of ours. One above it that cannot be read may have been ours: then none speaks.
 */
function findSpeaker(
  all: readonly (AuthenticationResults | null)[],
  own: string,
): AuthenticationResults | null {
  return all.find((one) => one === null || one.server === own) ?? null
}

function isRefusal({ method, result }: MethodResult): boolean {
  return method === 'dmarc' && result === 'fail'
}

/** By a method that proves anything, for exactly this domain. */
function isAligned({ method, result, properties }: MethodResult, domain: string): boolean {
  if (result !== 'pass') return false
  const named = (AUTHENTICATED.get(method) ?? []).map((name) =>
    properties.filter(([property]) => property === name),
  )
  const whom = named.find((some) => some.length > 0) ?? []
  return whom.length > 0 && whom.every(([, value]) => toDomain(value) === domain)
}

/** Of an address, or of a domain alone; '' when it is none. */
function toDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).trim()
  return domainToASCII(
    domain.endsWith('>') || domain.endsWith('.') ? domain.slice(0, -1) : domain,
  ).toLowerCase()
}
