import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const RETRY_MS = 100
/** A process whose starter was killed lets go of its port within moments; a stranger keeps it. */
const PORT_WAIT_MS = 5_000

/** Listens, and waits for a moment where the process before this one has not let go of the port yet. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<void> {
  const deadline = Date.now() + PORT_WAIT_MS
  for (;;) {
    try {
      return await tryListen(server, port, host)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || Date.now() > deadline) throw error
      await wait(RETRY_MS)
    }
  }
}

function tryListen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      done()
    })
  })
}
