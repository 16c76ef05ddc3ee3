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

it('an uploaded file does so too', async () => {
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
  const lost = vi.fn()
  const stop = onMembershipLost(lost)
  setActingFor(42)
  const options = { failed: 'failed', onProgress: () => {} }
  await expect(uploadBytes('/api/x', new File(['a'], 'a.csv'), options)).rejects.toThrow(LOST.message)
  stop()
  expect(headers).toEqual([['x-acting-for', '42']])
  expect(lost).toHaveBeenCalledOnce()
})
