import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { describeRefusedConnection } from './refused-connection.ts'

const cluster = inject('clusterUrl')

it.each([
  ['postgres://secret:word@127.0.0.1:1/x', 'nothing listens at its address'],
  [cluster.replace('/postgres?', '/no_such_database?'), 'there is no database of that name'],
  [cluster.replace(/\/\/[^@]+@/, '//nobody@'), 'it does not let this user in'],
])('says in a sentence why %s is refused', async (connectionString, reason) => {
  const error = await new pg.Client({ connectionString }).connect().catch((thrown) => thrown)
  expect(describeRefusedConnection(error)).toBe(
    `Placard could not sign in to the database of DATABASE_URL: ${reason}.`,
  )
})

it('leaves other errors as they are', () => {
  expect(describeRefusedConnection(new Error('no'))).toBeUndefined()
})
