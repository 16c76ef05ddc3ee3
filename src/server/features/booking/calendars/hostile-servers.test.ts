import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createOutgoing, type Outgoing } from '../../../platform/http/outgoing.ts'
import { fetchCalendar } from './fetch-calendar.ts'

const MB = 1024 * 1024

describe('servers of calendars that are made to be dear', () => {
  let answer = (response: ServerResponse) => void response.end()
  const server = createServer((_, response) => answer(response))
  afterAll(() => server.close())
  const pull = async (timeoutMs: number) => {
    if (!server.listening) await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const outgoing = createOutgoing({ allowsPrivate: true })
    const hurried: Outgoing = (request) => outgoing({ ...request, timeoutMs })
    return fetchCalendar(hurried, `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.ics`, null)
  }

  it('one that sends without end is left at a megabyte', async () => {
    let sent = 0
    const closed = new Promise<void>((done) => {
      answer = (response) => {
        response.once('close', done)
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'a'))) sent += 64 * 1024
        }
        response.on('drain', more)
        more()
      }
    })
    await expect(pull(30_000)).rejects.toThrow('It is larger than 1 MB.')
    await closed
    expect(sent).toBeLessThan(16 * MB)
  })

  it.each([
    ['says nothing', () => undefined],
    [
      'drips',
      (response: ServerResponse) => {
        const drip = setInterval(() => response.write('X'), 20)
        response.once('close', () => clearInterval(drip))
      },
    ],
  ] as [string, typeof answer][])('one that %s is left after its time', async (_, behaves) => {
    answer = behaves
    await expect(pull(500)).rejects.toThrow()
  })
})
