import { KeyRefused } from './key-refused.ts'

interface Service {
  name: string
  /** The settings that hold its key and its address. */
  key: string
  address: string
}

/** What an HTTP service answers to a wrong key or under a wrong address. @returns null for what may pass */
export function findRefusal(status: number, { name, key, address }: Service): KeyRefused | null {
  if (status === 401 || status === 403)
    return new KeyRefused(`${name} refuses us (${status}). Is ${key} right?`)
  if (status === 404 || status === 405 || status === 410)
    return new KeyRefused(`${name} does not answer at its address (${status}). Is ${address} right?`)
  return null
}

/** A name that nobody has is no outage. @returns what was thrown, unless it is that */
export function toNotFound(error: unknown, { name, address }: Omit<Service, 'key'>): unknown {
  const isUnknown = [error, (error as Error).cause].some(
    (at) => (at as { code?: string } | null)?.code === 'ENOTFOUND',
  )
  return isUnknown ? new KeyRefused(`${name} was not found under its name. Is ${address} right?`) : error
}
