import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { Availability } from '#contract/booking/availability.ts'
import { Quote, QuoteInput } from '#contract/booking/quotes.ts'
import { DateOnly } from '#contract/common.ts'
import { MAX_ID } from '#domain/limits.ts'
import { listingPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readAvailability } from '../../booking/availability/read-availability.ts'
import { quoteListing } from '../../booking/quotes/quote-listing.ts'
import { answerTool, READ_ONLY } from './tool-answers.ts'

const Id = z.number().int().min(1).max(MAX_ID)

/** A space and some days of it. */
export const ASKED_LINE = {
  id: Id,
  unitId: Id.optional().describe(
    'A unit of check_availability; by default the one that costs least for these days',
  ),
  from: DateOnly.describe('First day, YYYY-MM-DD'),
  to: DateOnly.describe('Last day, inclusive'),
  quantity: z.number().int().min(1).max(10_000).default(1),
  extras: z.array(z.string().max(40)).max(20).default([]).describe('Ids of choices of an earlier quote'),
}

export const AS_AGENCY = {
  isAgency: z
    .boolean()
    .default(false)
    .describe('Books for a client: takes an agency commission, where granted'),
}

/** What is free of a space, and what it costs then. */
export function registerBookingTools(server: McpServer, context: AppContext): void {
  const { log } = context
  server.registerTool(
    'check_availability',
    {
      title: 'Check availability',
      description:
        'What is free of a space: its units with spans of days and how much is left in each, or its issues and dates. Days are YYYY-MM-DD, inclusive, at most 540 ahead.',
      inputSchema: z.object({ id: Id, from: DateOnly.optional(), to: DateOnly.optional() }),
      outputSchema: z.object({ id: z.number().int(), availability: Availability }),
      annotations: READ_ONLY,
    },
    ({ id, ...asked }) =>
      answerTool(log, async () => ({ id, availability: await readAvailability(context, id, asked) })),
  )

  server.registerTool(
    'quote_booking',
    {
      title: 'Quote a booking',
      description:
        'The whole price of a space for some days, line by line, with estimated tax, payments and cancellation, in US cents. Days are widened to whole periods of the space. Binds nobody; a person books on the page.',
      inputSchema: z.object({ ...ASKED_LINE, ...AS_AGENCY }),
      outputSchema: z.object({ url: z.string().describe('The page, for a person'), quote: Quote }),
      annotations: READ_ONLY,
    },
    ({ id, unitId = null, ...asked }) =>
      answerTool(log, async () => {
        const url = `${context.config.PUBLIC_URL}${listingPath(id)}`
        return { url, quote: await quoteLine(context, id, { ...asked, unitId }) }
      }),
  )
}

/** @throws AppError `invalid-input` */
function toQuoteInput(given: QuoteInput) {
  const input = QuoteInput.safeParse(given)
  if (!input.success)
    throw new AppError('invalid-input', { message: required(input.error.issues[0]).message })
  return input.data
}

/** A line as a tool is asked for it. @throws AppError as `quoteListing` */
export function quoteLine(
  context: AppContext,
  id: number,
  asked: Parameters<typeof toQuoteInput>[0],
): Promise<Quote> {
  return quoteListing(context, id, toQuoteInput(asked))
}
