import type { ChildProcess } from 'node:child_process'
import { askChild, type ChildAnswer, type ChildBounds, startChild } from './run-child.ts'

interface KeepLimits {
  /** At once; whoever asks for more than these at once starts more. */
  atMost: number
  /** Each ends after so many inputs: what it has not freed is freed then. */
  inputs: number
  /** And after so long without one. */
  idleMs: number
}

interface Entry {
  subject: string
  child: ChildProcess
  isBusy: boolean
  inputs: number
  timer?: NodeJS.Timeout
}

interface ChildRunner {
  /**
   * In a process that has read what is the same subject's, and nothing of anybody else. `memory` may be what inputs before have left:
   * `runChild` with wider bounds decides.
   */
  run<T>(subject: string, input: unknown): Promise<ChildAnswer<T>>
}

/**
 * As `runChild`, for many small inputs in a row: to start a process takes longer than to read a photo. What one input makes of its
 * process meets further ones of the same subject alone; the first failure ends it.
 */
export function keepChildren(entry: string, bounds: ChildBounds, keeping: KeepLimits): ChildRunner {
  const kept: Entry[] = []

  function drop(one: Entry): void {
    clearTimeout(one.timer)
    const at = kept.indexOf(one)
    if (at >= 0) kept.splice(at, 1)
    if (one.child.connected) one.child.disconnect()
  }

  function start(subject: string): Entry {
    const idle = kept.find(({ isBusy }) => !isBusy)
    if (idle && kept.length >= keeping.atMost) drop(idle)
    const one: Entry = { subject, child: startChild(entry, bounds), isBusy: false, inputs: 0 }
    one.child.once('close', () => drop(one)).once('error', () => drop(one))
    kept.push(one)
    return one
  }

  function rest(one: Entry): void {
    one.isBusy = false
    if (one.inputs >= keeping.inputs) {
      drop(one)
      return
    }
    // neither keeps a process alive that has nothing else to do
    one.child.unref()
    one.child.channel?.unref()
    one.timer = setTimeout(() => drop(one), keeping.idleMs).unref()
  }

  async function ask<T>(one: Entry, input: unknown): Promise<ChildAnswer<T>> {
    clearTimeout(one.timer)
    one.isBusy = true
    one.inputs++
    one.child.ref()
    one.child.channel?.ref()
    const answer = await askChild<T>(one.child, input, bounds.seconds)
    if ('failure' in answer) drop(one)
    else rest(one)
    return answer
  }

  return {
    async run<T>(subject: string, input: unknown) {
      const used = kept.find((one) => one.subject === subject && !one.isBusy && one.child.connected)
      const answer = await ask<T>(used ?? start(subject), input)
      // a crash that inputs before have prepared is not held against this one
      const isOthers = used && 'failure' in answer && answer.failure === 'crash'
      return isOthers ? ask<T>(start(subject), input) : answer
    },
  }
}
