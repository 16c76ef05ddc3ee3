import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server that takes every mail, unless it greets and says no more. */
export async function startMailServer() {
  const received: string[] = []
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    if (!isSilent) converse(socket, received)
    else socket.resume()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    /** The recipient of each mail that it took. */
    received: () => [...received],
    /** How many wait for an answer. */
    waiting: () => (isSilent ? sockets.size : 0),
    fallSilent() {
      isSilent = true
    },
    recover() {
      isSilent = false
      for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** The commands of RFC 5321 that a client without extensions sends. */
function converse(socket: Socket, received: string[]): void {
  let isData = false
  let to = ''
  let unread = ''
  socket.on('data', (chunk) => {
    unread += chunk
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end)
      unread = unread.slice(end + 2)
      if (isData) {
        if (line !== '.') continue
        isData = false
        received.push(to)
        socket.write('250 kept\r\n')
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
      else {
        isData = line === 'DATA'
        to = /^RCPT TO:<(.+)>/.exec(line)?.[1] ?? to
        socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
      }
    }
  })
}
