import { AppError } from '../../../platform/http/app-error.ts'
import { refuseUnstorable } from '../../../platform/http/parse-input.ts'
import { parseJson } from '../../../platform/http/read-body.ts'

export const MCP_PATH = '/mcp'

/**
 * Versions of the protocol whose duties are met, newest first: the one without a handshake, and of those with one the last two.
 * Before 2025-06-18 a server has to take batches, in which one request could ask for a hundred answers; before 2025-03-26 it
 * speaks over streams that a stateless server cannot keep.
 */
export const VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18'] as const

interface Message {
  params?: { name?: unknown; arguments?: { lines?: unknown } }
}

export interface McpCall {
  /** The message as the library gets it. */
  message: unknown
  tool: unknown
  /** How many bookings it asks to have prepared. */
  lines: number
}

/**
 * Reads the one message of a request.
 * @throws AppError `invalid-json`, `invalid-input`
 */
export function readMessage(text: string): McpCall {
  const message: unknown = parseJson(text)
  refuseUnstorable(message)
  if (Array.isArray(message)) throw new AppError('invalid-input', { message: 'Send one message at a time.' })
  const { params } = (message ?? {}) as Message
  const lines = params?.arguments?.lines
  return { message, tool: params?.name, lines: Array.isArray(lines) ? lines.length : 1 }
}

/** JSON-RPC's own numbers; all other refusals have one number, and their own code beside it. */
const RPC_CODES: Record<string, number> = {
  'invalid-json': -32700,
  'invalid-input': -32600,
  internal: -32603,
}
const SERVER_ERROR = -32000

/** A refusal of the API as clients of the protocol read it, whatever part of the server refused. */
export async function toRpcAnswer(refusal: Response): Promise<Response> {
  const { code, message, requestId } = (await refusal.json()) as Record<string, string>
  const error = { code: RPC_CODES[code ?? ''] ?? SERVER_ERROR, message, data: { code, requestId } }
  const { status, headers } = refusal
  return new Response(JSON.stringify({ jsonrpc: '2.0', id: null, error }), { status, headers })
}
