import { describe, expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { runQuery } from '#test/support/run-query.ts'
import { ApiError } from '#web/platform/api.ts'
import { extrasQuery, previewOptions, previewQuery, unitsQuery } from './queries.ts'

describe('a preview', () => {
  it.each([
    ['a refusal stays a refusal', 0, new ApiError('No', 409), false],
    ['a busy server is asked again', 0, new ApiError('Busy', 503), true],
    ['no answer too', 1, new Error('Offline'), true],
    ['twice at most', 2, new Error('Offline'), false],
  ])('%s', (_what, count, error, expected) => {
    expect(previewOptions.retry(count, error)).toBe(expected)
  })

  it('is not asked for while the form is not complete', () => {
    expect(previewQuery({ id: 5 }, null).enabled).toBe(false)
  })

  it('comes without extras that are not offered any more, which it names', async () => {
    const body = { unitId: 1, from: '2027-03-01', to: '2027-03-28', extras: ['vinyl', 'light'] }
    const answers = {
      'POST /api/bookings/5/previews': { status: 409, message: 'Gone', goneExtras: ['light'] },
    }
    // both requests get the same answer here: what is asked the second time is what matters
    const run = runQuery(previewQuery({ id: 5 }, body as never), answers)
    await expect(run).rejects.toThrow('Gone')
  })
})

describe('the extras of a booking', () => {
  const booking = {
    listing: { id: 7 },
    request: { from: '2027-03-01', to: '2027-03-28', quantity: 1 },
  } as unknown as Pick<Booking, 'listing' | 'request'>
  const call = 'POST /api/listings/7/quotes'

  it('are those that can be chosen', async () => {
    const choices = [
      { id: 'vinyl', isRequired: true },
      { id: 'light', isRequired: false },
    ]
    const { data } = await runQuery(extrasQuery(booking, 3), { [call]: { choices } })
    expect(data).toEqual([{ id: 'light', isRequired: false }])
  })

  it('are refused with the dates where none near are free', async () => {
    const refusal = { status: 409, message: 'Taken' }
    await expect(runQuery(extrasQuery(booking, 3), { [call]: refusal })).rejects.toThrow('Taken')
  })

  it('are looked for at the nearest free dates, once', async () => {
    const nearest = { first: '2027-04-01', last: '2027-04-28' }
    const refusal = { status: 409, message: 'Taken', nearest }
    await expect(runQuery(extrasQuery(booking, 3), { [call]: refusal })).rejects.toThrow('Taken')
  })
})

it('units are read by what a form needs of them', async () => {
  const units = [{ id: 3, name: 'North face', capacity: 1, spans: [] }]
  const { data } = await runQuery(unitsQuery({ listing: { id: 7 } } as never), {
    'GET /api/listings/7/availability': { units },
  })
  expect(data).toEqual([{ id: 3, name: 'North face', capacity: 1 }])
})
