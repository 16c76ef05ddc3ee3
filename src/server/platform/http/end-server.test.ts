import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { endServer } from './end-server.ts'

it('ends with the answers under way, though one line never stops asking', async () => {
  const http = createServer((_request, response) => setTimeout(() => response.end('whole'), 20))
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = http.address() as AddressInfo
  const ask = () =>
    new Promise<string>((done, failed) => {
      get({ port, host: '127.0.0.1', agent }, async (answer) => {
        answer.setEncoding('utf8')
        done((await Array.fromAsync(answer)).join(''))
      }).on('error', failed)
    })
  const answers: string[] = []
  const asking = (async () => {
    for (;;) answers.push(await ask())
  })()
  while (answers.length < 3) await new Promise((next) => setTimeout(next, 5))
  await Promise.all([endServer(http), expect(asking).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/)])
  expect(new Set(answers)).toEqual(new Set(['whole']))
  agent.destroy()
})
