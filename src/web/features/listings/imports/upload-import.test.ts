import { expect, it, vi } from 'vitest'
import { ApiError } from '#web/platform/api.ts'
import { onSessionEnded } from '#web/platform/auth/session-ended.ts'
import { uploadImport } from './upload-import.ts'

/** Stands in for the browser's own: keeps what was sent, and answers when it is told to. */
class Request {
  static last: Request
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  opened: string[] = []
  status = 0
  response: unknown = null
  onload = () => {}
  onerror = () => {}
  constructor() {
    Request.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  send() {}
  getResponseHeader() {
    return null
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.onload()
  }
}
vi.stubGlobal('XMLHttpRequest', Request)

const FILE = new File(['a,b'], 'walls & posters.csv')
const seen: number[] = []
const start = (kind: 'inventory' | 'contracts' = 'inventory') =>
  uploadImport(FILE, { kind, onProgress: (percent) => seen.push(percent) })

it('sends the file under its name and says how far it is', async () => {
  const sent = start()
  expect(Request.last.opened).toEqual(['POST', '/api/imports?name=walls%20%26%20posters.csv'])
  Request.last.upload.onprogress!({ loaded: 1, total: 4 })
  Request.last.upload.onprogress!({ loaded: 0, total: 0 })
  Request.last.answer(201, { id: 7 })
  expect(await sent).toEqual({ id: 7 })
  expect(seen).toEqual([25, 0])
})

it.each([
  [413, { message: 'The file is too large' }, 'The file is too large'],
  [500, { message: '' }, 'The file could not be uploaded. Please try again.'],
  [502, null, 'The file could not be uploaded. Please try again.'],
])('is refused in the words of the server where it has some: %d', async (status, body, message) => {
  const sent = start()
  Request.last.answer(status, body)
  await expect(sent).rejects.toMatchObject({ name: 'ApiError', message, status })
})

it('says that a file holds contracts', () => {
  void start('contracts')
  expect(Request.last.opened).toEqual(['POST', '/api/imports?name=walls%20%26%20posters.csv&kind=contracts'])
})

it('is refused in words of its own where no answer comes', async () => {
  const sent = start()
  Request.last.onerror()
  await expect(sent).rejects.toMatchObject(
    new ApiError('The file could not be uploaded. Please try again.', 0),
  )
})

it('B6: goes on when who was signed out has signed in', async () => {
  const stop = onSessionEnded(async () => 'same')
  const sent = start()
  const first = Request.last
  first.answer(401, { code: 'sign-in-required', message: 'Please sign in first.' })
  await vi.waitUntil(() => Request.last !== first)
  Request.last.answer(201, { id: 8 })
  expect(await sent).toEqual({ id: 8 })
  stop()
})
