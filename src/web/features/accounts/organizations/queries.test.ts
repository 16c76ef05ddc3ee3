import { expect, it } from 'vitest'
import { runQuery } from '#test/support/run-query.ts'
import { invitationQuery, teamQuery } from './queries.ts'

it('asks for the team of the organization that somebody acts for', async () => {
  const { calls } = await runQuery(teamQuery, { 'GET /api/team': { members: [] } })
  expect(calls).toEqual(['GET /api/team'])
})

it('reads an invitation without its token in the address', async () => {
  const { data, calls } = await runQuery(invitationQuery('a-secret'), {
    'POST /api/invitations': { organization: 'Rainier Outdoor' },
  })
  expect(data).toEqual({ organization: 'Rainier Outdoor' })
  expect(calls).toEqual(['POST /api/invitations {"token":"a-secret"}'])
})

it('reads an invitation anew: whoever reads it may have signed in meanwhile', () => {
  expect(invitationQuery('a')).toMatchObject({ retry: false, staleTime: 0 })
})
