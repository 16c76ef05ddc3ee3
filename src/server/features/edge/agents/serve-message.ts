import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport as Transport,
} from '@modelcontextprotocol/server'

/**
 * Answers one message with a server made for it, whichever era of the protocol it speaks: that of 2026, in which each message
 * says its version and its client, or that of 2025, which begins with a handshake. Nothing is kept between messages, no stream
 * is opened, and both eras get one JSON answer.
 */
export async function serveMessage(
  request: Request,
  message: unknown,
  buildServer: () => McpServer,
): Promise<Response> {
  if (!(await isLegacyRequest(request, message)))
    return createMcpHandler(buildServer, { legacy: 'reject', maxSubscriptions: 0 }).fetch(request, {
      parsedBody: message,
    })
  const transport = new Transport({ enableJsonResponse: true })
  await buildServer().connect(transport)
  return transport.handleRequest(request, { parsedBody: message })
}
