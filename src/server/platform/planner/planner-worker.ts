import { parentPort } from 'node:worker_threads'
import { answerPlan, type PlanAnswer, type PlanTask } from '#planner/answer.ts'

export interface PlannerRequest {
  id: number
  task: PlanTask
}

export type PlannerResult = { id: number; answer: PlanAnswer } | { id: number; error: string }

parentPort?.on('message', ({ id, task }: PlannerRequest) => {
  reply(solve(id, task))
})

function solve(id: number, task: PlanTask): PlannerResult {
  try {
    return { id, answer: answerPlan(task) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

function reply(result: PlannerResult): void {
  parentPort?.postMessage(result)
}
