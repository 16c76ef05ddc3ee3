import type { AgreedTerms } from '#domain/booking/terms.ts'
import { isDatesTaken } from '../../../platform/db/conflicts.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Days of one line are somebody else's by now, or its space has left the market. */
export class LineTaken extends AppError {
  readonly terms: AgreedTerms
  readonly isOffMarket: boolean
  constructor(terms: AgreedTerms, { isOffMarket = false }: { isOffMarket?: boolean } = {}) {
    super('dates-taken')
    this.terms = terms
    this.isOffMarket = isOffMarket
  }
}

/** @throws LineTaken where its days are taken */
export async function atLine(terms: AgreedTerms, move: () => Promise<unknown>): Promise<void> {
  try {
    await move()
  } catch (error) {
    const isTaken = isDatesTaken(error) || (error instanceof AppError && error.code === 'dates-taken')
    throw isTaken ? new LineTaken(terms) : error
  }
}
