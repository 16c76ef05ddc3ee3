import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { withPageApi } from '#test/support/page-api.ts'
import { findMe, meQuery } from './me-query.ts'

const user = { id: 7, username: 'rosa', role: 'user' }
const ask = (answer: unknown) => withPageApi({ 'GET /api/auth/me': answer }, () => findMe(new QueryClient()))

it('is somebody only with success and a user', async () => {
  expect(await ask({ success: true, user })).toEqual(user)
  expect(await ask({ success: true, user: null })).toBeNull()
  expect(await ask({ success: false, user })).toBeNull()
})

it('is a guest where no answer comes', async () => {
  expect(await ask({ status: 503, message: 'busy' })).toBeNull()
})

it('is asked for once', async () => {
  const queryClient = new QueryClient()
  await withPageApi({ 'GET /api/auth/me': { success: true, user } }, async (calls) => {
    await findMe(queryClient)
    await findMe(queryClient)
    expect(calls).toEqual(['GET /api/auth/me'])
    expect(queryClient.getQueryData(meQuery.queryKey)).toEqual(user)
  })
})
