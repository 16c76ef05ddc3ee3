import { required } from '#domain/required.ts'

/**
 * Takes the password out of a connection URL: program arguments are world-readable, the environment only by its user.
 * Not parsed as a URL: Postgres allows forms that are none (`postgres://user:word@/name?host=/run`).
 */
export function separatePassword(url: string): { address: string; password: string | null } {
  const inFront = /^([a-z]+:\/\/[^:@/?#]*):([^@/?#]*)@/.exec(url)
  if (inFront) {
    const address = `${inFront[1]}@${url.slice(inFront[0].length)}`
    return { address, password: decodeURIComponent(required(inFront[2])) || null }
  }
  const [base, query] = url.split('?') as [string, string | undefined]
  const parameters = new URLSearchParams(query)
  const password = parameters.get('password')
  if (password === null) return { address: url, password: null }
  parameters.delete('password')
  return { address: parameters.size > 0 ? `${base}?${parameters}` : base, password }
}
