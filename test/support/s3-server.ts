import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface S3Server {
  endpoint: string
  /** Bucket and key → bytes. */
  objects: Map<string, Buffer>
  /** Requests without a valid signature of this access key. */
  unsigned: string[]
  close(): Promise<void>
}

/** Mock S3 server: puts, gets and deletes objects over real HTTP. */
export async function startS3Server(accessKeyId: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const unsigned: string[] = []
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url!, 'http://s3').pathname.slice(1))
    if (!isSigned(request, accessKeyId)) {
      unsigned.push(`${request.method} ${key}`)
      response.writeHead(403).end()
      return
    }
    const body = await buffer(request)
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (request.method === 'DELETE') response.writeHead(204).end()
    else if (found) response.writeHead(200, { 'content-length': found.length, etag: '"1"' }).end(found)
    else
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    unsigned,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function isSigned(request: IncomingMessage, accessKeyId: string): boolean {
  const signature = request.headers.authorization ?? ''
  return signature.startsWith('AWS4-HMAC-SHA256') && signature.includes(`Credential=${accessKeyId}/`)
}
