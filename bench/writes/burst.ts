import { Agent, request } from 'node:http'
import { toTiming } from '../search/measure.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

export interface Post {
  url: string
  body?: unknown
  cookie?: string
}

export interface Burst {
  p50: number
  p95: number
  /** When the last response arrived. */
  last: number
}

/** Sends all requests at once; milliseconds from the first request to each response. */
export async function burst(posts: readonly Post[]): Promise<Burst> {
  const start = performance.now()
  const times = await Promise.all(
    posts.map(async (one) => {
      await post(one)
      return performance.now() - start
    }),
  )
  const sorted = times.sort((a, b) => a - b)
  return { p50: toTiming(sorted).p50, p95: sorted[Math.floor(sorted.length * 0.95)]!, last: sorted.at(-1)! }
}

function post({ url, body, cookie }: Post): Promise<void> {
  const text = body === undefined ? '' : JSON.stringify(body)
  return new Promise((done, failed) => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode! < 300) done()
        else failed(new Error(`${url} answered ${answer.statusCode}`))
      })
    })
    sent.on('error', failed)
    sent.end(text)
  })
}

export function closeConnections(): void {
  agent.destroy()
}
