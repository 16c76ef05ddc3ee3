import { parentPort, workerData } from 'node:worker_threads'
import { answerCurve, answerPlan, type CurveAnswer, type PlanAnswer, type PlanTask } from '#planner/answer.ts'

export interface PlannerRequest {
  id: number
  kind: 'plan' | 'curve'
  task: PlanTask
}

/** Null where nobody waits for it any more. */
export type PlannerResult =
  | { id: number; answer: PlanAnswer | CurveAnswer | null }
  | { id: number; error: string }

/** Holds the number of the request that nobody waits for any more. */
const cancelled = new Int32Array(workerData as SharedArrayBuffer)

parentPort?.on('message', (request: PlannerRequest) => {
  reply(solve(request))
})

function solve({ id, kind, task }: PlannerRequest): PlannerResult {
  try {
    if (kind === 'plan') return { id, answer: answerPlan(task) }
    return { id, answer: answerCurve(task, () => Atomics.load(cancelled, 0) === id) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

function reply(result: PlannerResult): void {
  parentPort?.postMessage(result)
}
