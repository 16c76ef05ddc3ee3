import { afterEach, describe, expect, it, vi } from 'vitest'
import { withPageApi } from '#test/support/page-api.ts'
import { actingForHeaders, loseMembership, onMembershipLost, setActingFor } from './acting-for.ts'
import { api } from './api.ts'

afterEach(() => setActingFor(null))

describe('the organization that a tab acts for', () => {
  it('is named with every request, where somebody belongs to several', () => {
    expect(actingForHeaders()).toEqual({})
    setActingFor(7)
    expect(actingForHeaders()).toEqual({ 'x-acting-for': '7' })
    setActingFor(null)
    expect(actingForHeaders()).toEqual({})
  })
})

describe('a membership that is lost', () => {
  it('is said to whoever listens, and to nobody who has stopped', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const [stopFirst, stopSecond] = [first, second].map(onMembershipLost)
    loseMembership()
    stopFirst!()
    loseMembership()
    stopSecond!()
    loseMembership()
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
  })

  it.each([
    ['not-a-member', 403, 1],
    ['role-missing', 403, 0],
    ['not-found', 404, 0],
  ])('is heard of by the refusal %s', async (code, status, times) => {
    const lost = vi.fn()
    const stop = onMembershipLost(lost)
    const refusal = Response.json({ success: false, code, message: 'No' }, { status })
    await withPageApi({ 'GET /api/team': refusal }, async () => {
      await expect(api('GET /api/team', {})).rejects.toThrow('No')
    })
    stop()
    expect(lost).toHaveBeenCalledTimes(times)
  })
})
