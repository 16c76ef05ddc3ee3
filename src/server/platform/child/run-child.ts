import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

interface ChildBounds {
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
  const child = fork(entry, [String(bounds.megabytes), String(process.pid)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${bounds.heapMegabytes}`],
    // a clean environment, without our secrets; two malloc arenas, so that freed memory is returned
    env: { MALLOC_ARENA_MAX: '2', ...ownCache() },
  })
  let answer: ChildAnswer<T> | undefined
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, bounds.seconds * 1000)
  child.once('message', (message) => {
    answer = message as ChildAnswer<T>
  })
  child.send(input as object, () => {})
  const signal = await new Promise<NodeJS.Signals | null>((ended) => {
    child.once('close', (_code, by) => ended(by))
    child.once('error', () => ended(null))
  })
  clearTimeout(timer)
  if (answer) return answer
  return { failure: isLate ? 'time' : signal ? 'memory' : 'crash' }
}

/** Compiled as we were: a start takes two thirds of the time. */
function ownCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  // Node adds a folder for its version
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
