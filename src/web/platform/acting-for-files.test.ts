import { afterEach, expect, it, vi } from 'vitest'
import { onMembershipLost, setActingFor } from './acting-for.ts'
import { postForm } from './post-form.ts'
import { uploadBytes } from './upload-file.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setActingFor(null)
})

const LOST = { code: 'not-a-member', message: 'You are no longer a member.' }

it('a form names the organization that its tab was drawn for, and hears that it is lost', async () => {
  const ask = vi.fn(async (_path: string, _init: RequestInit) => Response.json(LOST, { status: 403 }))
  vi.stubGlobal('fetch', ask)
  const lost = vi.fn()
  const stop = onMembershipLost(lost)
  setActingFor(42)
  await expect(postForm('/api/x', new FormData(), 'failed')).rejects.toThrow(LOST.message)
  stop()
  expect(ask.mock.calls[0]?.[1].headers).toEqual({ 'x-acting-for': '42' })
  expect(lost).toHaveBeenCalledOnce()
})

/** Where every upload is answered that the membership is lost. @returns the headers that were sent */
function loseEveryUpload(): string[][] {
  const headers: string[][] = []
  class Request {
    upload = {}
    status = 403
    response = LOST
    onload = () => {}
    open() {}
    setRequestHeader(...header: string[]) {
      headers.push(header)
    }
    getResponseHeader() {
      return null
    }
    send() {
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return headers
}

it.each([
  ['does so too', {}, '42', 1],
  ['may be for another organization, which the tab does not lose', { organizationId: 7 }, '7', 0],
])('an uploaded file %s', async (_, more, named, times) => {
  const headers = loseEveryUpload()
  const lost = vi.fn()
  const stop = onMembershipLost(lost)
  setActingFor(42)
  const options = { failed: 'failed', onProgress: () => {}, ...more }
  await expect(uploadBytes('/api/x', new File(['a'], 'a.csv'), options)).rejects.toThrow(LOST.message)
  stop()
  expect(headers).toEqual([['x-acting-for', named]])
  expect(lost).toHaveBeenCalledTimes(times)
})
