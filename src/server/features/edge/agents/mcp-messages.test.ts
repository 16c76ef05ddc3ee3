import { expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'

const { app, get, send } = await createTestApp()

const accept = { accept: 'application/json, text/event-stream' }
const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const post = (body: string, headers = {}) =>
  app.request('/mcp', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...accept, ...headers },
  })

it('C-14: every refusal is one of JSON-RPC', async () => {
  const tight = await createTestApp({ RATE_LIMIT_SCALE: '0.001' })
  await tight.send('POST', '/mcp', listTools, { headers: accept })
  const far = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
  const refusals: [string, Response | Promise<Response>, number, number, string | undefined][] = [
    ['batch', post(JSON.stringify([listTools, listTools])), 400, -32600, 'invalid-input'],
    ['broken JSON', post('{"jsonrpc":'), 400, -32700, 'invalid-json'],
    ['NUL', post(JSON.stringify({ ...listTools, params: { name: '\0' } })), 400, -32600, 'invalid-input'],
    ['too large', post(' '.repeat(65 * 1024)), 413, -32000, 'too-large'],
    ['throttle', tight.send('POST', '/mcp', listTools, { headers: accept }), 429, -32000, 'rate-limited'],
    ['origin', post('{}', { origin: 'https://evil.example' }), 403, -32000, 'cross-site'],
    [
      'host',
      app.request('/mcp', { method: 'POST', headers: { host: 'evil.example' } }, far),
      421,
      -32000,
      'wrong-host',
    ],
    ['verb', get('/mcp'), 405, -32000, 'method-not-allowed'],
    // which the library refuses, in the protocol's own words
    [
      'old version',
      post(JSON.stringify(listTools), { 'mcp-protocol-version': '2025-03-26' }),
      400,
      -32000,
      undefined,
    ],
  ]
  for (const [what, asked, status, number, code] of refusals) {
    const answer = await asked
    const { jsonrpc, id, error } = await answer.json()
    expect({ what, status: answer.status, jsonrpc, id, number: error.code, code: error.data?.code }).toEqual({
      what,
      status,
      jsonrpc: '2.0',
      id: null,
      number,
      code,
    })
    expect(error.message).toEqual(expect.any(String))
  }
})

it('C-08: answers other verbs than POST by naming it', async () => {
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const refused = await app.request('/mcp', { method })
    expect([method, refused.status, refused.headers.get('allow')]).toEqual([method, 405, 'POST, OPTIONS'])
  }
})

it.each([
  ['2025-11-25', '2025-11-25'],
  ['2025-06-18', '2025-06-18'],
  ['2025-03-26', '2025-11-25'],
  ['2024-11-05', '2025-11-25'],
])(
  'C-14, C-15: a client that offers %s is answered %s, and only what can be done',
  async (offered, agreed) => {
    const params = { protocolVersion: offered, capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }))
    const { result } = await answer.json()
    expect(result.protocolVersion).toBe(agreed)
    expect(result.capabilities).toEqual({ tools: { listChanged: false } })
  },
)

it('the era without a handshake names what it speaks, and opens no stream either', async () => {
  const ask = async (method: string, version = '2026-07-28') => {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const params = { _meta, ...(method === 'subscriptions/listen' && { notifications: {} }) }
    const headers = { 'mcp-protocol-version': version, 'mcp-method': method }
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }), headers)
    return { status: answer.status, type: answer.headers.get('content-type'), ...(await answer.json()) }
  }
  expect(await ask('server/discover')).toMatchObject({
    status: 200,
    result: { supportedVersions: ['2026-07-28'], capabilities: { tools: { listChanged: false } } },
  })
  expect(await ask('tools/list', '2031-01-01')).toMatchObject({ status: 400, id: 7, error: { data: {} } })
  expect(await ask('subscriptions/listen')).toMatchObject({ id: 7, error: { code: expect.any(Number) } })
  expect(await ask('resources/list')).toMatchObject({ id: 7, error: { code: -32601 } })
})

it('counts a brief as five requests', async () => {
  // eight a minute
  const tight = await createTestApp({ RATE_LIMIT_SCALE: '0.034' })
  const ask = (name: string, args: object) => {
    const params = { name, arguments: args }
    return tight.send(
      'POST',
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      { headers: accept },
    )
  }
  expect((await ask('understand_brief', { text: 'radio' })).status).toBe(200)
  for (let i = 0; i < 3; i++) expect((await ask('search_spaces', {})).status).toBe(200)
  expect((await ask('search_spaces', {})).status).toBe(429)
})

it('refuses invalid messages, and opens no stream', async () => {
  expect((await send('POST', '/mcp', { hello: 1 })).status).toBeGreaterThanOrEqual(400)
  expect((await get('/mcp')).status).toBe(405)
})
