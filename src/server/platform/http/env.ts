import type { Hono } from 'hono'
import type { Actor } from '#domain/listing.ts'
import type { Log } from '../log/log.ts'
import type { LoadMeter } from './load-meter.ts'
import type { TokenBuckets } from './token-buckets.ts'

/** What middleware puts on every request for the handlers behind it. */
export interface RequestEnv {
  Variables: {
    requestId: string
    log: Log
    /** The signed-in user; null for guests. */
    actor: Actor | null
    /** A suspended user's session: a guest who is told why. */
    isSuspended: boolean
    /** An admin whose session began with a password alone where more is asked: acts as a user until then. */
    needsSecondFactor: boolean
    /** Id of the session the request came with; null for guests. */
    sessionId: string | null
    clientAddress: string
    /** The route's contract says that it changes listings. */
    changesListings: boolean
    readLimits: ReadLimits
  }
}

export type ReadLimits = Record<'read' | 'page', TokenBuckets> & { load: LoadMeter }

/** What every feature mounts its routes on. */
export type App = Hono<RequestEnv>
