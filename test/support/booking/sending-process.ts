import { alone } from '#domain/listings/listing.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { addProof } from '#server/features/booking/proofs/add-proof.ts'
import type { ReceivedProof } from '#server/features/booking/proofs/receive-proof.ts'

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

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

watchCommits()
const received = { ...task.received, sha256: Buffer.from(task.received.sha256, 'hex') }
const actor = alone({ id: sellerId, role: 'user', status: 'active' })
await addProof(context, { bookingId, actor, received })

function watchCommits(): void {
  const connect = context.pool.connect.bind(context.pool)
  const watched = async () => {
    const client = await connect()
    const query = client.query.bind(client) as (...input: unknown[]) => Promise<unknown>
    const watchedQuery = async (...input: unknown[]) => {
      const [first] = input as [string | { text: string }]
      const isCommit = (typeof first === 'string' ? first : first.text) === 'commit'
      if (isCommit && dies === 'before-commit') die()
      const answer = await query(...input)
      if (isCommit && dies === 'after-commit') die()
      return answer
    }
    return Object.assign(client, { query: watchedQuery })
  }
  Object.assign(context.pool, { connect: watched })
}
