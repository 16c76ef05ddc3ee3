import type { Server } from 'node:http'

const SWEEP_MS = 100

/** Takes no new lines and closes those that are open with the answer under way: one that keeps asking would hold the end up. */
export function endServer(http: Server): Promise<void> {
  http.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  // a line whose answer was begun before is idle only later
  const sweep = setInterval(() => http.closeIdleConnections(), SWEEP_MS)
  return new Promise((ended) => {
    http.close(() => {
      clearInterval(sweep)
      ended()
    })
  })
}
