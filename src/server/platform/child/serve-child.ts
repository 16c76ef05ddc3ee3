import { Worker } from 'node:worker_threads'
import type { Watched } from './watch-memory.ts'

/** The input is invalid; the message is meant for its sender. */
export class ChildRefusal extends Error {}

interface ServeOptions {
  /** Answers one input after another until its parent ends it (`keep-children.ts`); otherwise one. */
  many?: boolean
}

/** The child's side of `runChild`: reads one input, sends one answer, exits. */
export function serveChild<In, Out>(
  work: (input: In) => Promise<Out>,
  { many = false }: ServeOptions = {},
): void {
  // the parent by its own word: it may have died while this was loaded
  // in a worker thread, so that it runs while the event loop is blocked
  const workerData: Watched = { megabytes: Number(process.argv[2]), parent: Number(process.argv[3]) }
  new Worker(new URL('./watch-memory.ts', import.meta.url), { workerData }).unref()
  process[many ? 'on' : 'once']('message', (input) => {
    work(input as In).then(
      (value) => answer({ value }, many),
      (error: unknown) =>
        error instanceof ChildRefusal ? answer({ refusal: error.message }, many) : process.exit(1),
    )
  })
  // the parent has died, or needs it no more
  process.once('disconnect', () => process.exit(1))
}

function answer(message: object, many: boolean): void {
  if (!process.send) throw new Error('serves a parent process alone')
  process.send(message, () => many || process.exit(0))
}
