import { afterEach, describe, expect, it, vi } from 'vitest'
import { withPageApi } from '#test/support/page-api.ts'
import { ApiError, api, apiWithHeaders } from './api.ts'
import { onSessionEnded } from './auth/session-ended.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is asked', () => {
  it.each([
    [
      'parameters are encoded',
      () => api('GET /api/shared/:token', { params: { token: 'a/b c' } }),
      'GET /api/shared/a%2Fb%20c',
    ],
    [
      'lists repeat their key',
      () => api('GET /api/users', { query: { role: ['user', 'admin'] } }),
      'GET /api/users?role=user&role=admin',
    ],
    ['what is empty is left out', () => api('GET /api/users', { query: { q: '' } }), 'GET /api/users'],
    [
      'commas stay readable',
      () => api('GET /api/favorites/listings', { query: { ids: '1,2' } }),
      'GET /api/favorites/listings?ids=1,2',
    ],
    [
      'a body is JSON',
      () => api('POST /api/newsletter', { body: { email: 'a@b.example' } }),
      'POST /api/newsletter {"email":"a@b.example"}',
    ],
  ])('%s', async (_what, ask, call) => {
    await withPageApi({ [call.split(' {')[0]!]: {} }, async (calls) => {
      await ask()
      expect(calls).toEqual([call])
    })
  })
})

describe('what is answered', () => {
  const ask = (answer: unknown) =>
    withPageApi({ 'GET /api/support': answer }, () => api('GET /api/support', {}))

  it('comes with its headers where they count', async () => {
    const answer = Response.json([], { headers: { 'x-total-count': '7' } })
    const { headers } = await withPageApi({ 'GET /api/users': answer }, () =>
      apiWithHeaders('GET /api/users', {}),
    )
    expect(headers.get('x-total-count')).toBe('7')
  })

  it('is nothing where there is no body', async () => {
    expect(await ask(new Response(null, { status: 204 }))).toBeNull()
  })

  it.each([
    [
      'a refusal in words',
      { status: 409, message: 'Taken', fields: { name: 'Choose another' } },
      'Taken',
      409,
    ],
    ['one without words', Response.json({}, { status: 400 }), 'API request failed', 400],
    ['one without JSON', new Response('<html>', { status: 502 }), 'API request failed with status: 502', 502],
    ['one with no body at all', Response.json(null, { status: 500 }), 'API request failed', 500],
  ])('%s is thrown', async (_what, answer, message, status) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'ApiError', message, status })
  })

  it('a refusal names the fields it is about', async () => {
    const refused = await ask({ status: 409, message: 'Taken', fields: { name: 'Choose another' } }).catch(
      (error) => error,
    )
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused.fields).toEqual({ name: 'Choose another' })
    expect(new ApiError('x', 400).fields).toEqual({})
  })
})

describe('a busy server that says when to come back', () => {
  const busy = (retryAfter: string) =>
    Response.json({ message: 'Busy' }, { status: 503, headers: { 'retry-after': retryAfter } })
  const headers = { 'idempotency-key': 'one-press' }
  const press = (answers: unknown[], given = { headers }) =>
    withPageApi({ 'POST /api/bookings/7/steps': () => answers.shift() }, async (calls) => {
      const body = { step: 'book', version: 0, sha256: 'a' } as never
      const path = { params: { id: 7 }, body }
      const answer = await api('POST /api/bookings/:id/steps', { ...path, ...given }).catch((error) => error)
      return { answer, count: calls.length }
    })

  it('R9: is sent a press once more, under its key', async () => {
    expect(await press([busy('0'), { id: 7 }])).toEqual({ answer: { id: 7 }, count: 2 })
  })

  it.each([
    ['once only', [busy('0'), busy('0')], { headers }, 2],
    ['not where it takes longer than people wait', [busy('30')], { headers }, 1],
    ['not where it might happen twice', [busy('0')], { headers: {} as never }, 1],
    ['not where it names no time', [{ status: 503, message: 'Busy' }], { headers }, 1],
  ])('R9: %s', async (_what, answers, given, expected) => {
    const { answer, count } = await press(answers, given)
    expect([answer.message, count]).toEqual(['Busy', expected])
  })
})

describe('no answer', () => {
  const ask = (error: Error) => withPageApi({ 'GET /api/support': error }, () => api('GET /api/support', {}))

  it.each([
    [true, 'No answer came. Check your connection and try again.'],
    [false, 'You are offline. Try again when you are back.'],
  ])('is explained in the browser (online: %s)', async (onLine, message) => {
    vi.stubGlobal('document', {})
    vi.stubGlobal('navigator', { onLine })
    await expect(ask(new TypeError('Failed to fetch'))).rejects.toThrow(message)
  })

  it.each([
    ['was so before', false, 'You are offline. Nothing was sent. Press again when you are back.'],
    ['was not before', true, 'You went offline before an answer came. Press again when you are back.'],
  ])('B5: to a press promises nothing: the browser is offline and %s', async (_when, onLine, message) => {
    const browser = { onLine }
    vi.stubGlobal('document', {})
    vi.stubGlobal('navigator', browser)
    const answer = () => {
      browser.onLine = false
      throw new TypeError('Failed to fetch')
    }
    await withPageApi({ 'POST /api/newsletter': answer }, async () => {
      const pressed = api('POST /api/newsletter', { body: { email: 'a@b.example' } })
      await expect(pressed).rejects.toThrow(message)
    })
  })

  it('that was asked to stop is no lost connection', async () => {
    vi.stubGlobal('document', {})
    vi.stubGlobal('navigator', { onLine: true })
    const stopped = new DOMException('Stopped', 'AbortError')
    await expect(ask(stopped as unknown as Error)).rejects.toBe(stopped)
  })

  it('on the server is what it is', async () => {
    const error = new TypeError('fetch failed')
    await expect(ask(error)).rejects.toBe(error)
  })
})

describe('a session that ended', () => {
  const ENDED = { status: 401, code: 'sign-in-required', message: 'Please sign in first.' }
  const body = { name: 'Rosa' }

  /** @returns the answers of a press, after the person has signed in as `renewed`, and what was asked of the server */
  const press = (renewed: 'same' | 'other' | 'nobody', answers: unknown[]) => {
    const stop = onSessionEnded(async () => renewed)
    return withPageApi({ 'PATCH /api/account': () => answers.shift() }, async (calls) => {
      const answer = await api('PATCH /api/account', { body }).catch((error) => error)
      stop()
      return { answer, count: calls.length }
    })
  }

  it('B6: is renewed, and the press goes on', async () => {
    expect(await press('same', [ENDED, { message: 'Saved' }])).toEqual({
      answer: { message: 'Saved' },
      count: 2,
    })
  })

  it('B6: is asked for once: a press that is refused again is refused', async () => {
    const { answer, count } = await press('same', [ENDED, ENDED])
    expect([answer.message, count]).toEqual(['Please sign in first.', 2])
  })

  it('B6: of somebody else sends nothing', async () => {
    const { answer, count } = await press('other', [ENDED])
    expect([answer.message, count]).toEqual([
      'You are signed in to another account now. Look at the page again before you press.',
      1,
    ])
  })

  it('B6: that nobody renews is a refusal', async () => {
    const { answer, count } = await press('nobody', [ENDED])
    expect([answer.message, count]).toEqual(['Please sign in first.', 1])
  })

  it('asks nobody for what a page reads by itself', async () => {
    const ask = vi.fn()
    const stop = onSessionEnded(ask)
    await withPageApi({ 'GET /api/account': ENDED }, () =>
      expect(api('GET /api/account', {})).rejects.toThrow('Please sign in first.'),
    )
    stop()
    expect(ask).not.toHaveBeenCalled()
  })
})

it('B25: a refusal that is one of the answers is asked for so, and thrown with its own status', async () => {
  const asked: (string | null)[] = []
  const answer = ({ headers }: RequestInit) => {
    asked.push(new Headers(headers).get('prefer'))
    const reply = { code: 'dates-taken', message: 'Taken' }
    return Response.json(reply, { headers: { 'x-refused-status': '409' } })
  }
  await withPageApi({ 'GET /api/support': answer }, async () => {
    const taken = { status: 409, message: 'Taken', reply: { code: 'dates-taken' } }
    await expect(api('GET /api/support', { mayRefuse: true })).rejects.toMatchObject(taken)
    await expect(api('GET /api/support', {})).rejects.toMatchObject(taken)
  })
  expect(asked).toEqual(['refusal=answer', null])
})
