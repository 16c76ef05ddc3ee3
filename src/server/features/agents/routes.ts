import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { App } from '../../platform/http/env.ts'
import { refuseUnstorable } from '../../platform/http/parse-input.ts'
import type { Limit } from '../../platform/http/rate-limit.ts'
import { parseJson, readText } from '../../platform/http/read-body.ts'

const PER_ADDRESS: Limit = { name: 'mcp:address', max: 240, perSeconds: 60 }
const MAX_BODY_BYTES = 64 * 1024
/** A brief is parsed, matched and explained: this many times the work of the other tools. */
const BRIEF_WEIGHT = 5
/** Each is a row that is kept for a week. */
const PREPARED_PER_ADDRESS: Limit = { name: 'prepare:address', max: 30, perSeconds: 3600 }

/**
 * The Model Context Protocol over streamable HTTP, stateless: each request stands alone, so that any of several processes
 * may answer it. Its library is loaded on first use.
 */
export function mountAgents(app: App, context: AppContext): void {
  app.post('/mcp', async (c) => {
    await context.limiter.take(PER_ADDRESS, c.var.clientAddress)
    const text = await readText(c.req.raw, MAX_BODY_BYTES)
    refuseUnstorable(parseJson(text))
    const { isBatch, tool } = readCall(text)
    if (isBatch) throw new AppError('invalid-input', { message: 'Send one message at a time.' })
    if (tool === 'understand_brief')
      await context.limiter.take(PER_ADDRESS, c.var.clientAddress, BRIEF_WEIGHT - 1)
    if (tool === 'prepare_booking') await context.limiter.take(PREPARED_PER_ADDRESS, c.var.clientAddress)
    const { buildToolServer } = await import('./tool-server.ts')
    const { WebStandardStreamableHTTPServerTransport: Transport } = await import(
      '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
    )
    const transport = new Transport({ enableJsonResponse: true })
    const server = buildToolServer(context)
    await server.connect(transport)
    const { url, headers } = c.req.raw
    return transport.handleRequest(new Request(url, { method: 'POST', headers, body: text }))
  })
  // stateless: there is no stream to open or end
  app.on(['GET', 'DELETE'], '/mcp', () => {
    throw new AppError('method-not-allowed', { headers: { allow: 'POST' } })
  })
}

/** Batching left the protocol in 2025-06-18: one request could ask for a hundred answers. The library refuses invalid JSON. */
function readCall(text: string): { isBatch: boolean; tool: unknown } {
  try {
    const message = JSON.parse(text)
    return { isBatch: Array.isArray(message), tool: message?.params?.name }
  } catch {
    return { isBatch: false, tool: undefined }
  }
}
