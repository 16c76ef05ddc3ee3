import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { withPageApi } from '#test/support/page-api.ts'
import { startCountingPages } from './count-pages.ts'

type Resolved = (event: {
  pathChanged: boolean
  fromLocation?: { pathname: string }
  toLocation: { pathname: string }
}) => void

/** A router that says where it went. */
function router() {
  const listeners: Resolved[] = []
  const subscribe = (_event: string, listener: Resolved) => void listeners.push(listener)
  return { listeners, router: { subscribe } as unknown as AnyRouter }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const HOME = { pathname: '/' }
const BLOG = { pathname: '/blog' }

it.each([
  [
    'another page',
    { pathChanged: true, fromLocation: HOME, toLocation: BLOG },
    ['POST /api/page-views {"path":"/blog"}'],
  ],
  ['the first page, which the server saw', { pathChanged: true, toLocation: BLOG }, []],
  ['another search on the same page', { pathChanged: false, fromLocation: HOME, toLocation: HOME }, []],
])('%s', async (_what, event, expected) => {
  vi.stubGlobal('document', {})
  await withPageApi({ 'POST /api/page-views': {} }, async (calls) => {
    const { listeners, router: fake } = router()
    startCountingPages(fake)
    listeners[0]!(event)
    expect(calls).toEqual(expected)
  })
})

it('counts nothing while a page is drawn on the server', () => {
  const { listeners, router: fake } = router()
  startCountingPages(fake)
  expect(listeners).toEqual([])
})
