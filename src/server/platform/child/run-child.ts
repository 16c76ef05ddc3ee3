import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

export interface ChildBounds {
  /** For one input. */
  seconds: number
  /** Memory limit of the whole process; above it the process exits. */
  megabytes: number
  /** V8 heap limit; decoded data lies outside the heap. */
  heapMegabytes: number
}

/** The result of a child process, or why there is none. */
export type ChildAnswer<T> = { value: T } | { refusal: string } | { failure: 'time' | 'memory' | 'crash' }

/**
 * Sandboxes work on untrusted bytes in a child process with a time and a memory limit; its memory is freed when it exits.
 * `entry` calls `serveChild`; input and answer travel as JSON, files by their paths.
 */
export async function runChild<T>(
  entry: string,
  input: unknown,
  bounds: ChildBounds,
): Promise<ChildAnswer<T>> {
  const child = startChild(entry, bounds)
  const closed = new Promise<void>((done) => {
    child.once('close', () => done())
    child.once('error', () => done())
  })
  const answer = await askChild<T>(child, input, bounds.seconds)
  // one that has answered and does not go
  const timer = setTimeout(() => child.kill('SIGKILL'), bounds.seconds * 1000)
  await closed
  clearTimeout(timer)
  return answer
}

export function startChild(entry: string, { megabytes, heapMegabytes }: ChildBounds): ChildProcess {
  return fork(entry, [String(megabytes), String(process.pid)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    // a clean environment, without our secrets; two malloc arenas, so that freed memory is returned
    env: { MALLOC_ARENA_MAX: '2', ...ownCache() },
  })
}

/** One input, one answer: in time, or the child is ended. */
export function askChild<T>(child: ChildProcess, input: unknown, seconds: number): Promise<ChildAnswer<T>> {
  return new Promise((resolve) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, seconds * 1000)
    const settle = (answer: ChildAnswer<T>) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onClose).off('error', onError)
      resolve(answer)
    }
    const onMessage = (message: unknown) => settle(message as ChildAnswer<T>)
    const onClose = (_code: number | null, signal: NodeJS.Signals | null) =>
      settle({ failure: isLate ? 'time' : signal ? 'memory' : 'crash' })
    const onError = () => settle({ failure: 'crash' })
    child.on('message', onMessage).on('close', onClose).on('error', onError)
    // one that is gone says so here: its `close` was before
    child.send(input as object, (error) => error && child.exitCode !== null && onError())
  })
}

/** Compiled as we were: a start takes two thirds of the time. */
function ownCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  // Node adds a folder for its version
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
