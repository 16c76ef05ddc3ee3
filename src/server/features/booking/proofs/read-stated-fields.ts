import { z } from 'zod'
import { DateOnly } from '#contract/common.ts'
import type { CountedFacts } from '#domain/booking/proof/facts.ts'
import type { ChosenColumns } from '#domain/booking/proof/runs/run-columns.ts'
import { FIGURE_LIMIT, type StatedFigures } from '#domain/booking/proof/stated-figures.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { parseJson } from '../../../platform/http/read-body.ts'

/** What a seller says beside a file: which columns of a log are which, who signs it, figures of a post or an event. */
export interface StatedFields {
  columns: ChosenColumns | undefined
  signed: CountedFacts['signed']
  figures: StatedFigures | undefined
}

const header = z.string().max(100)
const Columns = z.strictObject({
  day: header.min(1),
  time: header.optional(),
  count: header.optional(),
  seconds: header.optional(),
})
const WHOLE = /^\d{1,10}$/
const NAME = 80

/** @throws AppError `invalid-input` */
export function readStatedFields(
  fields: Record<string, string>,
  clean: (given: string | undefined) => string,
): StatedFields {
  return {
    columns: readColumns(fields.columns),
    signed: readSigned(fields, clean),
    figures: readFigures(fields),
  }
}

function readColumns(given: string | undefined): ChosenColumns | undefined {
  if (!given) return undefined
  const read = Columns.safeParse(parseJson(given))
  if (read.success) return read.data
  throw refuse('columns', 'Say which columns hold the day and the plays')
}

function readSigned(
  fields: Record<string, string>,
  clean: (given: string | undefined) => string,
): CountedFacts['signed'] {
  const [name, role] = [clean(fields.signer), clean(fields.role)]
  if (name === '' && role === '') return undefined
  if (name === '' || name.length > NAME) throw refuse('signer', `Give your name, at most ${NAME} characters`)
  if (role === '' || role.length > NAME) throw refuse('role', `Give your role, at most ${NAME} characters`)
  return { name, role }
}

function readFigures(fields: Record<string, string>): StatedFigures | undefined {
  const of = fields.attendance ? 'attendance' : 'views'
  if (!fields[of] && !fields.interactions) return undefined
  const count = readWhole(of, fields[of] ?? '')
  const interactions = fields.interactions ? readWhole('interactions', fields.interactions) : null
  const on = DateOnly.safeParse(fields.figuresOn)
  if (!on.success) throw refuse('figuresOn', 'Give the day on which the figures stood so')
  return { of, count, interactions, on: on.data }
}

/** "12,400" */
function readWhole(field: string, given: string): number {
  const plain = given.replaceAll(/[,\s]/g, '')
  const count = WHOLE.test(plain) ? Number(plain) : Number.NaN
  if (count <= FIGURE_LIMIT) return count
  throw refuse(field, 'Give a whole number')
}

function refuse(field: string, message: string): AppError {
  return new AppError('invalid-input', { message, fields: { [field]: message } })
}
