import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FeedPosition } from './feed-position.ts'
import { holdLine } from './hold-line.ts'

/** The browser's part of an event stream: what a server or a proxy lets through is said by the test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Stream.all.push(this)
  }
  say(event: string, data = {}) {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data) }))
  }
  close() {
    this.readyState = Stream.CLOSED
  }
}

const openStreams = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED)
const poll = vi.fn(async () => true)
const heard: number[] = []
let leaving: AbortController
let page: EventTarget & { hidden: boolean }

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  const browser = new EventTarget()
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('window', { EventSource: Stream })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  Stream.all = []
  heard.length = 0
  poll.mockReset().mockResolvedValue(true)
  leaving = new AbortController()
})
afterEach(() => {
  leaving.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function hold(): Promise<void> {
  const position = new FeedPosition({
    after: 7,
    tell: ({ seq }) => heard.push(seq),
    ask: async () => ({ events: [], hasMore: false }),
  })
  const onEvent = (event: Parameters<typeof position.take>[0]) => void position.take(event)
  return holdLine({ position, onEvent, poll, signal: leaving.signal })
}

it('asks every 15 s once two streams have said nothing for 10 s: a proxy holds them back', async () => {
  void hold()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(Stream.all).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(Stream.all.map(({ url }) => url)).toEqual(['/api/live?after=7', '/api/live?after=7'])
  expect(poll).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(openStreams()).toEqual([])
  expect(poll).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(poll).toHaveBeenCalledTimes(2)
  // five minutes later it looks whether streams get through now
  await vi.advanceTimersByTimeAsync(19 * 15_000)
  expect(poll).toHaveBeenCalledTimes(20)
  expect(openStreams()).toHaveLength(1)
})

it('keeps a stream that says hello, however long nothing happens', async () => {
  void hold()
  await vi.advanceTimersByTimeAsync(9_999)
  Stream.all[0]!.say('hello', { seq: 7 })
  await vi.advanceTimersByTimeAsync(3_600_000)
  Stream.all[0]!.say('notice', { seq: 8, kind: 'notice' })
  expect(heard).toEqual([8])
  expect(Stream.all).toHaveLength(1)
  expect(poll).not.toHaveBeenCalled()
})

it('counts as held back only what never came through: after a break it tries two streams more', async () => {
  void hold()
  Stream.all[0]!.say('hello', { seq: 7 })
  Stream.all[0]!.say('message', { seq: 8, kind: 'message' })
  Stream.all[0]!.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(Stream.all.map(({ url }) => url)).toEqual(['/api/live?after=7', '/api/live?after=8'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(poll).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(poll).toHaveBeenCalledTimes(1)
})

it('asks nothing while the page is hidden, and ends with the session', async () => {
  const held = hold()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(poll).toHaveBeenCalledTimes(1)
  page.hidden = true
  await vi.advanceTimersByTimeAsync(600_000)
  expect(poll).toHaveBeenCalledTimes(1)
  poll.mockResolvedValue(false)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await held
  expect(poll).toHaveBeenCalledTimes(2)
})
