import { fork } from 'node:child_process'

interface ChildBounds {
  seconds: number
  /** Of the whole process; beyond it the process ends itself. */
  megabytes: number
  /** Of objects; what is decoded lies outside of them. */
  heapMegabytes: number
}

/** What a child process said, or why it said nothing. */
export type ChildAnswer<T> = { value: T } | { refusal: string } | { failure: 'time' | 'memory' | 'crash' }

/**
 * Does work on a stranger's bytes in a process of its own, whose memory goes back when it ends and which cannot take more time or
 * memory than it is given. `entry` calls `serveChild`; input and answer travel as JSON, files by their paths.
 */
export async function runChild<T>(
  entry: string,
  input: unknown,
  bounds: ChildBounds,
): Promise<ChildAnswer<T>> {
  const child = fork(entry, [String(bounds.megabytes)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${bounds.heapMegabytes}`],
    // nothing of ours is in its environment; two arenas keep what it frees from staying with it
    env: { MALLOC_ARENA_MAX: '2' },
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
