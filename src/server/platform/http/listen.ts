import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const RETRY_MS = 100
/** A process whose parent was killed releases its port within moments; any other keeps it. */
const PORT_WAIT_MS = 5_000

/** Listens; retries while the port is still held by the previous process. */
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
