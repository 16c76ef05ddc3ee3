import { describe, expect, it } from 'vitest'
import { openFileRoutes } from '#contract/edge/open-data-files.ts'
import type { Route } from '#contract/route.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { findUndocumented } from '#test/support/api-document.ts'
import { period } from '#test/support/booking/book.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { makeOpenFiles } from './make-open-files.ts'

const app = await createTestApp({ OPEN_DATA: '1', RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const CLOSED = { isOpen: true, keptOut: [], showsCalendars: false }

describe('a calendar', () => {
  const read = async (id: number, type: 'ics' | 'json') => app.get(`/open/v1/spaces/${id}/calendar.${type}`)

  it('is there where its seller gives it away, says what is taken and never by whom', async () => {
    const { id: sellerId, client } = await buildMember(app)
    const id = await buildListing(db, { seller_id: sellerId, frequency: '4-week' })
    const days = period(6)
    expect(
      (await client.send('POST', `/api/my/listings/${id}/blocks`, { unitId: null, ...days })).status,
    ).toBe(201)
    expect((await read(id, 'ics')).status).toBe(404)
    const since = new Date().toISOString()
    await client.send('PUT', '/api/my/open', { ...CLOSED, showsCalendars: true })
    const lines = (await (await app.get(`/open/v1/changes.jsonl?since=${since}`)).text()).trim().split('\n')
    const change = lines.map((line) => JSON.parse(line)).find((one) => one.id === id)
    expect(change.space.calendar_url).toBe(`http://localhost:3000/open/v1/spaces/${id}/calendar.ics`)
    const file = await read(id, 'ics')
    const text = await file.text()
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(text.match(/SUMMARY:.*/g)?.map((line) => line.trim())).toEqual(['SUMMARY:Taken'])
    expect(text).toContain(`DTSTART;VALUE=DATE:${days.from.replaceAll('-', '')}`)
    const answer = await read(id, 'json')
    const body = await answer.text()
    expect(
      findUndocumented({ method: 'GET', path: '/open/v1/spaces/:id/calendar.json' }, answer, body),
    ).toEqual([])
    const taken = JSON.parse(body).units[0].spans.filter(({ free }: { free: number }) => free === 0)
    expect(taken).toEqual([{ first: days.from, last: days.to, free: 0 }])
    await client.send('PUT', '/api/my/open', { ...CLOSED, keptOut: [id], showsCalendars: true })
    expect((await read(id, 'ics')).status).toBe(404)
    expect((await read(id, 'json')).status).toBe(404)
  })
})

it.each(Object.entries<Route>(openFileRoutes).filter(([, { params }]) => !params))(
  'the description of %s holds',
  async (_name, route) => {
    await makeOpenFiles(context)
    const query = route.path.endsWith('changes.jsonl') ? `?since=${new Date().toISOString()}` : ''
    const answer = await app.get(`${route.path}${query}`)
    expect(findUndocumented(route, answer, await answer.text())).toEqual([])
  },
)
