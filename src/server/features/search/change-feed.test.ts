import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'
import { followChanges } from './change-feed.ts'

function buildLog() {
  const lines: { level: number; msg: string }[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  return { lines, log: pino({}, stream) }
}

it('logs once that it cannot connect', async () => {
  const { lines, log } = buildLog()
  const stop = followChanges({
    url: 'postgres://nobody@127.0.0.1:1/none',
    log,
    onChange: async () => {},
  })
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toMatchObject({ level: 40, msg: expect.stringContaining('does not hear of changes') })
  await stop()
})

it('logs when the connection is lost and when it is back', async () => {
  const { db, context } = await createTestApp()
  const { lines, log } = buildLog()
  let looks = 0
  const onChange = async () => {
    looks += 1
  }
  const stop = followChanges({ url: context.config.DATABASE_URL!, log, onChange })
  await vi.waitFor(() => expect(looks).toBe(1))
  expect(lines).toEqual([])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'placard search' and datname = current_database()`.execute(db)
  await vi.waitFor(() => expect(lines.map(({ level }) => level)).toEqual([40, 30]), 10_000)
  expect(looks).toBe(2)
  await stop()
})
