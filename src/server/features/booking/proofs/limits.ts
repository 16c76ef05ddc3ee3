import type { Limit } from '../../../platform/http/rate-limit.ts'
import { createGate } from '../../../platform/uploads/gate.ts'

/** Of a crew's day: hundreds of faces. */
export const PROOFS_PER_USER: Limit = { name: 'proof:user', max: 1500, perSeconds: 3600 }
export const DECISIONS_PER_USER: Limit = { name: 'proof-decision:user', max: 500, perSeconds: 3600 }
/** Whoever holds the link of a crew. */
export const PROOFS_PER_LINK: Limit = { name: 'proof:crew-link', max: 1500, perSeconds: 3600 }
export const CREW_LINKS_PER_USER: Limit = { name: 'crew-link:user', max: 60, perSeconds: 3600 }
/** A day of several crews at a desk. */
export const BATCH_FILES_PER_USER: Limit = { name: 'proof-batch-file:user', max: 4000, perSeconds: 3600 }
export const BATCHES_PER_USER: Limit = { name: 'proof-batch:user', max: 60, perSeconds: 3600 }

/** Photos from phones take their time: other uploads do not wait behind them. By user. */
export const PROOF_BODIES = createGate({ atOnce: 12, waiting: 24, perSubject: 4, waitingPerSubject: 8 })
