import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

export class InstanceError extends Error {}

export type WriteLine = (line: string) => void

const SRC = join(import.meta.dirname, '..')
export const WEB_PROCESS = 'main.ts'
export const JOB_PROCESS = 'worker.ts'
/** Crash loop guard: a process that dies sooner than this after its start is not restarted immediately. */
const CRASH_WINDOW_MS = 2_000

/**
 * On a large machine V8 lets the young generation grow to 67 MB, and the old one to four times the live objects before it collects
 * garbage; it hardly returns pages to the system (measured: 150 MB for assistants' answers that retain 5).
 */
export const V8_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=100']

/**
 * glibc's malloc keeps freed memory in up to eight arenas per core, and raises its mmap threshold after large buffers: idle after a
 * busy time the web process held 402 MB; with two arenas and a fixed trim threshold 273, and 250 when socket read buffers (64 KB)
 * are mmapped, so that they return to the system at once instead of leaving holes (measured).
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
}

export interface Supervised {
  stop(): Promise<void>
}

/** Supervises one process: starts it, resolves when it serves, and restarts it when it dies. */
export function superviseInto(
  children: Supervised[],
  options: { entry: string; env: NodeJS.ProcessEnv; writeLine: WriteLine },
): Promise<void> {
  const { entry, env, writeLine } = options
  let child: ChildProcess
  let stopping = false
  return new Promise((ready, failed) => {
    let wasReady = false
    const launch = () => {
      const startedAt = Date.now()
      child = fork(join(SRC, entry), {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        execArgv: [...process.execArgv, ...V8_OPTIONS],
      })
      child.once('message', () => {
        wasReady = true
        ready()
      })
      child.once('exit', (code, signal) => {
        if (stopping) return
        if (!wasReady) return failed(new InstanceError(`${entry} could not start.`))
        writeLine(`${entry} ended (${signal ?? code}); starting it again.`)
        setTimeout(launch, Date.now() - startedAt < CRASH_WINDOW_MS ? CRASH_WINDOW_MS : 0)
      })
    }
    launch()
    children.push({
      stop() {
        stopping = true
        return endProcess(child)
      },
    })
  })
}

/** SIGTERM, then SIGKILL when the process does not exit in time. */
function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((ended) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 6_000)
    child.once('exit', () => {
      clearTimeout(killTimer)
      ended()
    })
    child.kill('SIGTERM')
  })
}
