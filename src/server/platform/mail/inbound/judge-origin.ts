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
const AUTHENTICATED: Record<string, readonly string[]> = {
  dmarc: ['header.from'],
  spf: ['smtp.mailfrom'],
  dkim: ['header.d', 'header.i'],
}

/**
 * Judges by the values of `Authentication-Results`, the topmost first: a server adds its own above what a mail brings along.
 * Alignment is strict (the same domain): whether two domains are one organization's only DMARC's result tells.
 */
export function judgeOrigin(values: readonly string[], { from, server }: Given): MailOrigin {
  const all = values.map(parseAuthenticationResults).filter((one) => one !== null)
  // without a server of ours the topmost may at most tell against a mail
  const heard =
    server === undefined ? all.slice(0, 1) : all.filter((one) => one.server === server.toLowerCase())
  if (heard.some(({ results }) => results.some(isRefusal))) return 'refuted'
  if (server === undefined) return 'unproven'
  const domain = toDomain(from)
  const isProof = (method: string) => latest(heard, method).some((one) => isAligned(one, domain))
  return domain !== '' && Object.keys(AUTHENTICATED).some(isProof) ? 'proven' : 'unproven'
}

function isRefusal({ method, result }: MethodResult): boolean {
  return method === 'dmarc' && result === 'fail'
}

/** Of a method only the topmost header speaks that has it: what a sender wrote under our name stands below. */
function latest(heard: readonly AuthenticationResults[], method: string): MethodResult[] {
  const found = heard.find(({ results }) => results.some((one) => one.method === method))
  return found?.results.filter((one) => one.method === method) ?? []
}

function isAligned({ method, result, properties }: MethodResult, domain: string): boolean {
  if (result !== 'pass') return false
  const named = AUTHENTICATED[method]!.map((name) => properties.filter(([property]) => property === name))
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
