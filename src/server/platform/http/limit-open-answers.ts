import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { RequestEnv } from './env.ts'
import { networkOf } from './network-of.ts'
import { rateLimitKey } from './rate-limit-key.ts'

/** A browser opens six; what exceeds this waits its turn. */
const PER_PERSON = 8
/** Pictures of everybody in an office behind one address (NAT). */
const PER_ADDRESS = 64

/**
 * Before a file is read or made for an answer: a few at once for each person, and for each address of guests. The place is
 * given back when the answer has left, or its reader has. @throws AppError `rate-limited`, `unavailable`
 */
export async function limitOpenAnswers(c: Context<RequestEnv>): Promise<void> {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  // without a socket there is nobody who could read slowly
  if (!outgoing) return
  const { actor, clientAddress, readLimits } = c.var
  const subject = rateLimitKey(actor, networkOf(clientAddress))
  const leave = await readLimits.openAnswers.enter(subject, actor ? PER_PERSON : PER_ADDRESS)
  if (outgoing.closed) leave()
  else outgoing.once('close', leave)
}
