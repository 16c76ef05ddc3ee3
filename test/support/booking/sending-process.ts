import { alone } from '#domain/listings/listing.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { addProof } from '#server/features/booking/proofs/add-proof.ts'
import type { ReceivedProof } from '#server/features/booking/proofs/receive-proof.ts'
import { dieAtCommit } from './die-at-commit.ts'

/** Files of a proof are stored: what follows, in a process of its own that kills itself at a named point. */
export interface SendingTask {
  databaseUrl: string
  settings: Record<string, string>
  bookingId: number
  sellerId: number
  /** Its hash in hexadecimal. */
  received: Omit<ReceivedProof, 'sha256'> & { sha256: string }
  dies: 'before-commit' | 'after-commit'
}

const task = JSON.parse(process.env.SENDING_TASK!) as SendingTask
const { dies, bookingId, sellerId } = task
const context = createContext(
  parseConfig({ ...task.settings, DATABASE_URL: task.databaseUrl }),
  task.databaseUrl,
)

dieAtCommit(context.pool, { dies })
const received = { ...task.received, sha256: Buffer.from(task.received.sha256, 'hex') }
const actor = alone({ id: sellerId, role: 'user', status: 'active' })
await addProof(context, { bookingId, actor, received })
