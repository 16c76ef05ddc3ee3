import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface S3Server {
  endpoint: string
  /** Bucket and key → bytes. */
  objects: Map<string, Buffer>
  /** Requests without a valid signature of this access key. */
  unsigned: string[]
  /** How it answers from now on: as it should, with 500, not at all, or with the beginning of an object. */
  mood: 'well' | 'failing' | 'silent' | 'stalling'
  /** Requests that arrived, in any mood. */
  asked: number
  close(): Promise<void>
}

/** Mock S3 server: puts, gets and deletes objects over real HTTP. */
export async function startS3Server(accessKeyId: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const unsigned: string[] = []
  const state: Pick<S3Server, 'mood' | 'asked'> = { mood: 'well', asked: 0 }
  const server = createServer(async (request, response) => {
    state.asked += 1
    if (state.mood === 'silent') return
    if (state.mood === 'failing') {
      request.resume()
      response.writeHead(500).end()
      return
    }
    const key = decodeURIComponent(new URL(request.url!, 'http://s3').pathname.slice(1))
    if (!isSigned(request, accessKeyId)) {
      unsigned.push(`${request.method} ${key}`)
      response
        .writeHead(403, { 'content-type': 'application/xml' })
        .end(
          '<?xml version="1.0"?><Error><Code>InvalidAccessKeyId</Code><Message>No such id</Message></Error>',
        )
      return
    }
    const body = await buffer(request)
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (request.method === 'DELETE') response.writeHead(204).end()
    else if (found && state.mood === 'stalling')
      response.writeHead(200, { 'content-length': found.length }).write(found.subarray(0, 1))
    else if (found) answerObject(request, response, found)
    else
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    unsigned,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  })
}

function answerObject(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = start === undefined ? bytes : bytes.subarray(Number(start), Number(end) + 1)
  response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length, etag: '"1"' })
  response.end(request.method === 'HEAD' ? undefined : part)
}

function isSigned(request: IncomingMessage, accessKeyId: string): boolean {
  const signature = request.headers.authorization ?? ''
  return signature.startsWith('AWS4-HMAC-SHA256') && signature.includes(`Credential=${accessKeyId}/`)
}
