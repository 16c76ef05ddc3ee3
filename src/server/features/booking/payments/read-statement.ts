import { join } from 'node:path'
import { STATEMENT_LIMITS, type Statement, type StatementRefusal } from '#domain/booking/statement.ts'
import { runChild } from '../../../platform/child/run-child.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { createGate } from '../../../platform/uploads/gate.ts'

const PROCESS = join(import.meta.dirname, 'statement-process.ts')
const BOUNDS = { seconds: 10, megabytes: 320, heapMegabytes: 128 }
const FAILURES = {
  time: 'takes too long to read. Export a shorter time',
  memory: 'takes too much memory to read. Export a shorter time',
  crash: 'cannot be read',
}
const STATEMENTS = createGate({ atOnce: 1, waiting: 16, perSubject: 1 })

/**
 * The lines of a bank's file. Read in a child process: whatever stands in it keeps nobody else waiting.
 * @throws AppError `invalid-input` that says what is wrong, `unavailable` when the queue is full
 */
export async function readStatementFile(csv: string): Promise<Statement> {
  const answer = await STATEMENTS.run('', () =>
    runChild<Statement | StatementRefusal>(PROCESS, { csv }, BOUNDS),
  )
  if (!('value' in answer)) throw refuse('failure' in answer ? FAILURES[answer.failure] : answer.refusal)
  if ('refusal' in answer.value) throw refuse(describeRefusal(answer.value))
  return answer.value
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message: `csv: ${message}`, fields: { csv: message } })
}

function describeRefusal(refused: StatementRefusal): string {
  switch (refused.refusal) {
    case 'no-columns':
      return 'needs a line of headers with a date and an amount, or credits'
    case 'day-first':
      return 'has days before months, such as 31/12/2026. Ask your bank for dates like 12/31/2026 or 2026-12-31'
    case 'too-many-lines':
      return `has more than ${STATEMENT_LIMITS.lines} lines of money that came`
    case 'too-long':
      return `has more than ${STATEMENT_LIMITS.rows} lines. Export a shorter time`
    case 'unclear-amount':
      return `has the amount “${refused.amount}” in line ${refused.line}, which may be read in two ways. Write it with two digits for the cents, like 1234.00`
  }
}
