import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface SlowRequest {
  base: string
  path: string
  count: number
  cookie?: string
  /** Longer than the server waits for somebody who takes nothing: then they are cut. */
  holdMs: number
  /** Every reader comes from an address of its own, as far as the server believes its proxy. */
  isFromEverywhere?: boolean
}

/** Readers that ask for a file, read the beginning of its answer and no more. @returns how they were answered; 598: not yet */
export async function readSlowly({ count, holdMs, ...asked }: SlowRequest): Promise<Response[]> {
  const readers = await Promise.all(Array.from({ length: count }, (_, i) => ask(asked, i)))
  await sleep(holdMs)
  const statuses = readers.map(({ status }) => status())
  for (const { socket } of readers) socket.destroy()
  return statuses.map((status) => new Response(null, { status }))
}

async function ask(
  { base, path, cookie, isFromEverywhere }: Omit<SlowRequest, 'count' | 'holdMs'>,
  nth: number,
) {
  const { hostname, port } = new URL(base)
  const socket: Socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const headers = [
    `host: ${hostname}:${port}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(isFromEverywhere ? [`x-forwarded-for: 198.18.${nth >> 8}.${nth & 255}`] : []),
  ]
  socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  let status = 598
  socket.once('data', (bytes) => {
    status = Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1'))?.[1] ?? 599)
    socket.pause()
  })
  return { socket, status: () => status }
}
