import { AppError } from '../../../platform/http/app-error.ts'
import { refuseUnstorable } from '../../../platform/http/parse-input.ts'
import { parseJson } from '../../../platform/http/read-body.ts'

export const MCP_PATH = '/mcp'

/**
 * Versions of the protocol whose duties are met, newest first. Before 2025-06-18 a server has to take batches, in which one
 * request could ask for a hundred answers; before 2025-03-26 it speaks over streams that a stateless server cannot keep.
 */
const VERSIONS = ['2025-11-25', '2025-06-18']

interface Message {
  method?: unknown
  params?: { name?: unknown; protocolVersion?: unknown }
}

export interface McpCall {
  /** The message as the library gets it. */
  text: string
  tool: unknown
}

/**
 * Reads the one message of a request. A client that offers another version is offered our newest, as the protocol says.
 * @throws AppError `invalid-json`, `invalid-input`
 */
export function readMessage(text: string, versionHeader: string | undefined): McpCall {
  const message: unknown = parseJson(text)
  refuseUnstorable(message)
  if (Array.isArray(message)) throw refuse('Send one message at a time.')
  if (versionHeader !== undefined && !VERSIONS.includes(versionHeader))
    throw refuse(`This server speaks the protocol of ${VERSIONS.join(' and ')}.`)
  const { method, params } = (message ?? {}) as Message
  if (method !== 'initialize' || VERSIONS.includes(String(params?.protocolVersion)))
    return { text, tool: params?.name }
  const offered = { ...(message as object), params: { ...params, protocolVersion: VERSIONS[0] } }
  return { text: JSON.stringify(offered), tool: undefined }
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message })
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
