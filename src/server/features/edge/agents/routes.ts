import { ORDER_SIZE } from '#contract/booking/orders.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import { readText } from '../../../platform/http/read-body.ts'
import type { SolvePlan } from '../../../platform/planner/solve-plan.ts'
import { MCP_PATH, readMessage } from './mcp-messages.ts'

const PER_ADDRESS: Limit = { name: 'mcp:address', max: 240, perSeconds: 60 }
const MAX_BODY_BYTES = 64 * 1024
/** How many times the work of the others: a brief is parsed, matched and explained; for a plan every space of an area is priced. */
const WEIGHTS: Record<string, number> = { understand_brief: 5, build_plan: 10 }
const PREPARING = ['prepare_booking', 'prepare_order']
/** Each booking is a row that is kept for a week. */
const PREPARED_PER_ADDRESS: Limit = { name: 'prepare:address', max: 60, perSeconds: 3600 }

/**
 * The Model Context Protocol over streamable HTTP, stateless: each request stands alone, so that any of several processes
 * may answer it, and there is no stream to open or end. Its library is loaded on first use.
 */
export function mountAgents(app: App, context: AppContext, solve: SolvePlan): void {
  app.post(MCP_PATH, async (c) => {
    const { clientAddress } = c.var
    await context.limiter.take(PER_ADDRESS, clientAddress)
    const { message, tool, lines } = readMessage(await readText(c.req.raw, MAX_BODY_BYTES))
    const asked = PREPARING.includes(String(tool)) ? Math.min(Math.max(lines, 1), ORDER_SIZE) : 0
    const weight = WEIGHTS[String(tool)] ?? Math.max(asked, 1)
    if (weight > 1) await context.limiter.take(PER_ADDRESS, clientAddress, weight - 1)
    if (asked > 0) await context.limiter.take(PREPARED_PER_ADDRESS, clientAddress, asked)
    const { buildToolServer } = await import('./tool-server.ts')
    const { serveMessage } = await import('./serve-message.ts')
    const asker = rateLimitKey(null, clientAddress)
    const { url, headers, signal } = c.req.raw
    const request = new Request(url, { method: 'POST', headers, signal })
    return serveMessage(request, message, () => buildToolServer(context, { solve, asker }))
  })
}
