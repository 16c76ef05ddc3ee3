import { RESPONSE_LIMITS } from './response-code.ts'

/** Where a code leads, or why it cannot lead there. */
export type ReadTarget = { url: string; host: string } | { problem: string }

/** Names that mean another machine everywhere, or none at all. */
const LOCAL = ['localhost', 'local', 'internal', 'lan', 'home', 'corp', 'arpa', 'onion', 'invalid', 'test']

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const TOP = /^[a-z]{2,63}$/

/**
 * Reads the address that a code is to lead to, as browsers read it. Only public names in plain letters: an address of numbers
 * names no advertiser, and a name in other letters can look like somebody else's.
 */
export function readResponseTarget(text: string): ReadTarget {
  const typed = text.trim()
  if (typed.length > RESPONSE_LIMITS.target) return { problem: TOO_LONG }
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  if (url?.protocol !== 'https:') return { problem: 'Give an address that begins with https://' }
  if (url.username !== '' || url.password !== '') return { problem: 'Leave out the name and password' }
  if (url.port !== '') return { problem: 'Leave out the port' }
  const problem = findHostProblem(url.hostname)
  if (problem) return { problem }
  // what is not plain takes more room once it is written as browsers send it
  if (url.href.length > RESPONSE_LIMITS.target) return { problem: TOO_LONG }
  return { url: url.href, host: url.hostname }
}

const TOO_LONG = `At most ${RESPONSE_LIMITS.target} characters`

/** @param host as `URL` writes it: in small letters, other scripts as `xn--`, numbers of every form as an IP address */
function findHostProblem(host: string): string | undefined {
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  if (host.startsWith('[') || /^\d{1,3}$/.test(top)) return 'Give the name of your site, not its number'
  if (labels.length < 2 || LOCAL.includes(top)) return 'Give the public name of your site'
  if (labels.some((label) => label.startsWith('xn--')))
    return 'Give a name in the letters a to z: others can look like the name of another site'
  const isName = host.length <= 253 && labels.every((label) => LABEL.test(label)) && TOP.test(top)
  return isName ? undefined : 'Give the public name of your site'
}
