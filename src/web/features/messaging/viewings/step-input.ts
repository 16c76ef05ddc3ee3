import type { ViewingStepInput } from '#contract/messaging/viewings.ts'
import type { OfferedViewingStep } from '#domain/messaging/viewings.ts'

export type StepGiven = Omit<ViewingStepInput, 'updatedAt'>

/** What the dialog of a step holds: local times as they are typed, empty where nothing is. */
interface StepForm {
  time: string
  times: string[]
  reason: string
}

/** Whether the step proposes times of its own. */
export function needsTimes(step: OfferedViewingStep): boolean {
  return step === 'counter' || step === 'move'
}

/** Typed times as instants; empty fields are none. */
export function toInstants(times: readonly string[]): string[] {
  return times.filter(Boolean).map((time) => new Date(time).toISOString())
}

/** What is sent: of the form only what the step needs. */
export function toStepInput(step: OfferedViewingStep, { time, times, reason }: StepForm): StepGiven {
  return {
    step,
    ...(step === 'confirm' && { time }),
    ...(needsTimes(step) && { times: toInstants(times) }),
    ...(reason.trim() && { reason: reason.trim() }),
  }
}
