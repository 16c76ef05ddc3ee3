import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clearDeadServer } from './dead-server.ts'

const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

/** A zombie: exited, but never reaped by its parent, which has become another program. */
async function makeZombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(parent)
  const [said] = await once(parent.stdout!, 'data')
  return Number(String(said))
}

function makeHome(pid: number) {
  const root = mkdtempSync(join(tmpdir(), 'placard-dead-'))
  const home = { data: join(root, 'data'), sockets: join(root, 'run') }
  for (const folder of Object.values(home)) mkdirSync(folder)
  const locks = [join(home.data, 'postmaster.pid'), join(home.sockets, '.s.PGSQL.5432.lock')]
  for (const lock of locks) writeFileSync(lock, `${pid}\n${home.data}\n`)
  return { home, locks }
}

it.runIf(process.platform === 'linux')('treats a zombie server as dead', async () => {
  const { home, locks } = makeHome(await makeZombie())
  await expect
    .poll(async () => {
      await clearDeadServer(home)
      return locks.some((lock) => existsSync(lock))
    })
    .toBe(false)
})

it('never removes the locks of a live server', async () => {
  const living = spawn('sleep', ['600'])
  started.push(living)
  const { home, locks } = makeHome(living.pid!)
  await clearDeadServer(home)
  expect(locks.every((lock) => existsSync(lock))).toBe(true)
})

it.runIf(process.platform === 'linux')('waits for the dead server’s backends to exit', async () => {
  const { home, locks } = makeHome(await makeZombie())
  const session = spawn('sh', ['-c', 'echo up; sleep 0.4'], {
    cwd: home.data,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(session.stdout!, 'data')
  const ended = once(session, 'exit').then(() => locks.every((lock) => existsSync(lock)))
  const cleared = clearDeadServer(home)
  // its lock file was still there when the backend exited
  expect(await ended).toBe(true)
  await cleared
  await expect
    .poll(async () => {
      await clearDeadServer(home)
      return existsSync(locks[0]!)
    })
    .toBe(false)
})
