import { Agent, type ClientRequest, get, request } from 'node:http'
import type { Person } from './fill.ts'

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
const kept = new Agent({ keepAlive: true, maxSockets: 50 })

/** A message carries the time it was written at. */
export const now = () => performance.timeOrigin + performance.now()

/** Each `at=TIME` in the words of the other side. */
function readTimes(text: string, onTime: (sentAt: number) => void): void {
  for (const [, at] of text.matchAll(/"author":"other"[^{}]*?"body":"at=([\d.]+)"/g)) onTime(Number(at))
}

/** Opens a stream; calls back with the times written in what the other side says. */
export function openStream(
  base: string,
  { cookie }: Person,
  onTime: (sentAt: number) => void,
): Promise<ClientRequest> {
  return new Promise((opened, failed) => {
    const asked = get(`${base}/api/live`, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return failed(new Error(`A stream was answered ${answer.statusCode}`))
      answer.setEncoding('utf8')
      answer.once('data', () => opened(asked))
      let rest = ''
      answer.on('data', (text: string) => {
        rest += text
        const end = rest.lastIndexOf('\n\n')
        if (end < 0) return
        readTimes(rest.slice(0, end), onTime)
        rest = rest.slice(end)
      })
      answer.on('error', () => {})
    })
    asked.on('error', failed)
  })
}

/** Asks every so often, from a random moment on. @returns a function that stops */
export function pollEvery(
  ms: number,
  base: string,
  { cookie }: Person,
  onTime: (sentAt: number) => void,
): () => void {
  let after: number | undefined
  let timer: NodeJS.Timeout
  let hasEnded = false
  const ask = async () => {
    after ??= ((await read(`${base}/api/live/summary`, cookie)) as { feedSeq: number }).feedSeq
    const { events } = (await read(`${base}/api/live/events?after=${after}`, cookie)) as {
      events: { seq: number }[]
    }
    readTimes(JSON.stringify(events), onTime)
    after = events.at(-1)?.seq ?? after
    if (!hasEnded) timer = setTimeout(ask, ms)
  }
  timer = setTimeout(ask, Math.random() * ms)
  return () => {
    hasEnded = true
    clearTimeout(timer)
  }
}

function read(url: string, cookie: string): Promise<unknown> {
  return new Promise((done, failed) => {
    get(url, { agent: kept, headers: { cookie } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => done(JSON.parse(Buffer.concat(chunks).toString())))
    }).on('error', failed)
  })
}

/** Writes as a person does whose line is kept. @throws unless it is answered 201 */
export function post(url: string, { cookie }: Person, body: string): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json', 'content-length': body.length }
  return new Promise((done, failed) => {
    const asked = request(url, { agent: kept, method: 'POST', headers }, (answer) => {
      if (answer.statusCode !== 201) failed(new Error(`A message was answered ${answer.statusCode}`))
      answer.on('end', done).resume()
    })
    asked.on('error', failed)
    asked.end(body)
  })
}

export function closeReaders(): void {
  agent.destroy()
  kept.destroy()
}
