import { z } from 'zod'
import { isLocalHost } from '../http/local-host.ts'

/** One, or two while they are exchanged: the new one first. */
export const oneOrTwo = (one: z.ZodString) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(one).min(1).max(2))

/** Plain http goes to a server of tests alone. */
export const apiUrl = z
  .url()
  .refine((address) => {
    const { protocol, hostname } = new URL(address)
    return protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))
  }, 'must begin with https://')
  .transform((address) => address.replace(/\/$/, ''))
