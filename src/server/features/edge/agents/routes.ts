import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import { readText } from '../../../platform/http/read-body.ts'
import type { SolvePlan } from '../../../platform/planner/solve-plan.ts'
import { MCP_PATH, readMessage } from './mcp-messages.ts'

const PER_ADDRESS: Limit = { name: 'mcp:address', max: 240, perSeconds: 60 }
const MAX_BODY_BYTES = 64 * 1024
/** A brief is parsed, matched and explained: this many times the work of the other tools. */
const BRIEF_WEIGHT = 5
/** Every space of an area is priced. */
const PLAN_WEIGHT = 10
/** Each is a row that is kept for a week. */
const PREPARED_PER_ADDRESS: Limit = { name: 'prepare:address', max: 30, perSeconds: 3600 }

/**
 * The Model Context Protocol over streamable HTTP, stateless: each request stands alone, so that any of several processes
 * may answer it, and there is no stream to open or end. Its library is loaded on first use.
 */
export function mountAgents(app: App, context: AppContext, solve: SolvePlan): void {
  app.post(MCP_PATH, async (c) => {
    await context.limiter.take(PER_ADDRESS, c.var.clientAddress)
    const sent = await readText(c.req.raw, MAX_BODY_BYTES)
    const { text, tool } = readMessage(sent, c.req.header('mcp-protocol-version'))
    if (tool === 'understand_brief')
      await context.limiter.take(PER_ADDRESS, c.var.clientAddress, BRIEF_WEIGHT - 1)
    if (tool === 'build_plan') await context.limiter.take(PER_ADDRESS, c.var.clientAddress, PLAN_WEIGHT - 1)
    if (tool === 'prepare_booking') await context.limiter.take(PREPARED_PER_ADDRESS, c.var.clientAddress)
    const { buildToolServer } = await import('./tool-server.ts')
    const { WebStandardStreamableHTTPServerTransport: Transport } = await import(
      '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
    )
    const transport = new Transport({ enableJsonResponse: true })
    const server = buildToolServer(context, { solve, asker: rateLimitKey(null, c.var.clientAddress) })
    await server.connect(transport)
    const { url, headers } = c.req.raw
    return transport.handleRequest(new Request(url, { method: 'POST', headers, body: text }))
  })
}
