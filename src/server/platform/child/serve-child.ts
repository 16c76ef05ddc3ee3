import { Worker } from 'node:worker_threads'

/** What is wrong with the bytes at hand, in words for whoever sent them. */
export class ChildRefusal extends Error {}

/** The child's side of `runChild`: one input, one answer, then it ends. */
export function serveChild<In, Out>(work: (input: In) => Promise<Out>): void {
  // beside the work: what blocks the process does not block this
  new Worker(new URL('./watch-memory.ts', import.meta.url), { workerData: Number(process.argv[2]) }).unref()
  process.once('message', (input) => {
    work(input as In).then(
      (value) => answer({ value }),
      (error: unknown) =>
        error instanceof ChildRefusal ? answer({ refusal: error.message }) : process.exit(1),
    )
  })
  // whoever asked is gone
  process.once('disconnect', () => process.exit(1))
}

function answer(message: object): void {
  process.send!(message, () => process.exit(0))
}
