import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { asOwner } from '#test/support/as-owner.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { type ChannelFollower, followChannels } from './follow-channel.ts'

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

function buildFollower(channel: string) {
  const heard: string[] = []
  const follower: ChannelFollower = {
    channels: [channel],
    notify: (payload) => heard.push(payload),
    follow: (isFollowing) => heard.push(isFollowing ? 'hears' : 'deaf'),
  }
  return { heard, follower }
}

it('logs once that it cannot connect', async () => {
  const { lines, log } = buildLog()
  const { heard, follower } = buildFollower('one')
  const stop = followChannels({ url: 'postgres://nobody@127.0.0.1:1/none', log, followers: [follower] })
  await vi.waitFor(() => expect(heard).toEqual(['deaf', 'deaf']), 10_000)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 40, msg: expect.stringContaining('go unheard') })
  await stop()
})

it('tells each follower of its channels alone, by one connection', async () => {
  const { db, context } = await createTestApp()
  const [one, two] = [buildFollower('one'), buildFollower('two')]
  const followers = [one.follower, two.follower]
  const stop = followChannels({ url: context.config.DATABASE_URL!, log: context.log, followers })
  await vi.waitFor(() => expect([one.heard, two.heard]).toEqual([['hears'], ['hears']]))
  await sql`select pg_notify('two', '7'), pg_notify('one', '8')`.execute(db)
  await vi.waitFor(() =>
    expect([one.heard, two.heard]).toEqual([
      ['hears', '8'],
      ['hears', '7'],
    ]),
  )
  const { rows } = await sql`select from pg_stat_activity
    where application_name = 'placard listener' and datname = current_database()`.execute(db)
  expect(rows).toHaveLength(1)
  await stop()
})

it('logs when the connection is lost and when it is back, and tells its followers', async () => {
  const { db, context } = await createTestApp()
  const { lines, log } = buildLog()
  const { heard, follower } = buildFollower('one')
  const stop = followChannels({ url: context.config.DATABASE_URL!, log, followers: [follower] })
  await vi.waitFor(() => expect(heard).toEqual(['hears']))
  expect(lines).toEqual([])
  await asOwner(
    db,
    sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'placard listener' and datname = current_database()`,
  )
  await vi.waitFor(() => expect(heard).toEqual(['hears', 'deaf', 'hears']), 10_000)
  expect(lines.map(({ level }) => level)).toEqual([40, 30])
  await stop()
})
