import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createProduct, freePort, killGroup, until, untilReady } from './support/product.ts'

/** Crash recovery of the whole product: started as a user starts it, killed and restarted. */
const { folder, start, query, jobProcess, killPostgres, hasPostgres } = createProduct()

/** Waits until everybody whose registration was acknowledged has their mail. */
async function untilMailed(usernames: string[]): Promise<void> {
  await until(async () => {
    const kept = await query<{ recipient: string }>('select recipient from outbox_messages').catch(() => [])
    const recipients = new Set(kept.map(({ recipient }) => recipient))
    return usernames.every((username) => recipients.has(`${username}@example.com`))
  })
}

const register = (port: number, username: string) =>
  fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: `${username}@example.com`,
      password: 'long-enough-1x',
      passwordConfirm: 'long-enough-1x',
    }),
  })

describe('a start that does not come to its end', () => {
  it('leaves no Postgres behind when it is stopped half way', { timeout: 120_000 }, async () => {
    const stopped = start(await freePort())
    await until(async () => hasPostgres())
    stopped.child.kill('SIGTERM')
    expect(await stopped.ended).toBe(0)
    expect(hasPostgres()).toBe(false)
  })

  it('nor when its port is taken, or whoever forked it is gone', { timeout: 120_000 }, async () => {
    const port = await freePort()
    const taken = createServer().listen(port)
    const refused = start(port)
    expect(await refused.ended).toBe(1)
    taken.close()
    expect(refused.output.join('')).toContain('main.ts could not start.')
    expect(hasPostgres()).toBe(false)

    const orphan = start(port)
    await untilReady(orphan)
    orphan.child.disconnect()
    expect(await orphan.ended).toBe(0)
    expect(hasPostgres()).toBe(false)
  })
})

describe('start, kill, start', () => {
  it('loses nothing acknowledged, refuses a second start, stops cleanly', { timeout: 400_000 }, async () => {
    const port = await freePort()
    const first = start(port)
    await untilReady(first)
    expect(first.output.join('').trimEnd().split('\n').at(-1)).toBe(
      `Placard is ready at http://localhost:${port}`,
    )

    const second = start(await freePort())
    expect(await second.ended).toBe(1)
    expect(second.output.join('')).toContain(
      `Placard is already running on ${folder} (process ${first.child.pid})`,
    )

    const acknowledged: string[] = []
    let isKilled = false
    const writer = async (name: string) => {
      for (let n = 0; !isKilled; n++) {
        const response = await register(port, `${name}${n}`).catch(() => null)
        if (response?.ok) acknowledged.push(`${name}${n}`)
      }
    }
    const writers = [writer('ada'), writer('bob')]
    while (acknowledged.length < 12) await new Promise((next) => setTimeout(next, 20))
    // kills all at once: the dead Postgres may still be a zombie when the next start looks for it
    killPostgres()
    killGroup(first.child)
    isKilled = true
    await Promise.all([...writers, first.ended])

    const third = start(port)
    await untilReady(third)
    for (const username of acknowledged) {
      const response = await register(port, username)
      expect([response.status, username]).toEqual([409, username])
    }

    // Postgres alone dies: it is restarted, and the pages respond again
    killPostgres()
    await until(async () => (await register(port, 'after-the-fall').catch(() => null))?.status === 201)
    expect((await register(port, acknowledged[0]!)).status).toBe(409)

    // no mail is stuck with a dead job process, whether it died with the others or alone
    await untilMailed([...acknowledged, 'after-the-fall'])
    // it shows itself again a moment after the database is back, and may have sent mails before
    await until(async () => (await jobProcess()) !== null)
    const jobs = await jobProcess()
    const more = ['eve1', 'eve2', 'eve3', 'eve4']
    await Promise.all(more.map((username) => register(port, username)))
    process.kill(jobs!, 'SIGKILL')
    await until(async () => ![null, jobs].includes(await jobProcess()))
    await untilMailed(more)

    // the supervisor alone dies: its orphans release database and port on their own
    third.child.kill('SIGKILL')
    await third.ended
    const fourth = start(port)
    await untilReady(fourth)
    expect((await register(port, acknowledged[0]!)).status).toBe(409)

    const stoppingAt = Date.now()
    fourth.child.kill('SIGTERM')
    expect(await fourth.ended).toBe(0)
    expect(Date.now() - stoppingAt).toBeLessThan(10_000)
    expect(hasPostgres()).toBe(false)
  })
})
