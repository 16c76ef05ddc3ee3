import type { Hono } from 'hono'
import type { Actor } from '#domain/listings/listing.ts'
import type { Log } from '../log/log.ts'
import type { LoadMeter } from './load-meter.ts'
import type { OpenAnswers } from './open-answers.ts'
import type { TokenBuckets } from './token-buckets.ts'

/** For whom a page is rendered. */
export interface Visitor {
  address: string
  /** Of the request for the page. */
  headers: Headers
}

/** Request context: what middleware provides to handlers. */
export interface RequestEnv {
  /** Handed on by the page renderer beside its calls: nothing that comes over a socket can set it. */
  Bindings: { visitor?: Visitor | undefined }
  Variables: {
    requestId: string
    log: Log
    /** The signed-in user; null for guests. */
    actor: Actor | null
    /** True for a suspended user's session: treated as a guest, who is told why. */
    isSuspended: boolean
    /** True for an admin who signed in by password alone where a second factor is required: limited to a user's rights. */
    needsSecondFactor: boolean
    /** Id of the session the request came with; null for guests. */
    sessionId: string | null
    /** The API key that the request came with: it is counted by its own limits, not by its address. */
    keyId: number | undefined
    clientAddress: string
    /** The route's contract says that it changes listings. */
    changesListings: boolean
    readLimits: ReadLimits
  }
}

/** Of searches and other expensive reads, of expensive writes, of pages, of pictures, and of any request at all. */
export type RequestKind = 'read' | 'write' | 'page' | 'media' | 'any'

export type ReadLimits = Record<RequestKind, TokenBuckets> & { load: LoadMeter; openAnswers: OpenAnswers }

/** The router that every feature mounts its routes on. */
export type App = Hono<RequestEnv>
