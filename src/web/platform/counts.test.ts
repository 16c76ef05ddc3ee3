import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countContact, countSearch } from './counts.ts'

const SEARCH = { lat: 47.6, lng: -122.3, adTypes: [], found: 2 }

let sent: Blob[]
beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: Blob) => sent.push(body) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const readSent = () => Promise.all(sent.map(async (body) => JSON.parse(await body.text())))

it('sends together what is counted within seconds, and loses none of it', async () => {
  countContact(7)
  countSearch(SEARCH)
  countContact(8)
  vi.advanceTimersByTime(10_000)
  expect(await readSent()).toEqual([{ search: SEARCH, contacts: [7, 8] }])
})

it('says nothing where nobody wants to be counted', async () => {
  vi.stubGlobal('navigator', {
    ...navigator,
    globalPrivacyControl: true,
    sendBeacon: () => sent.push(new Blob()),
  })
  countContact(7)
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([])
})
