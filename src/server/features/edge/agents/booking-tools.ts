import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { PREPARED_TEXTS } from '#contract/booking/orders-prepared.ts'
import { QuoteInput } from '#contract/booking/quotes.ts'
import { DateOnly } from '#contract/common.ts'
import { MAX_ID } from '#domain/limits.ts'
import { listingPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readAvailability } from '../../booking/availability/read-availability.ts'
import { prepareBooking } from '../../booking/orders/prepare-booking.ts'
import { quoteListing } from '../../booking/quotes/quote-listing.ts'
import { READ_ONLY, toRefusal, toResult } from './tool-answers.ts'

const Id = z.number().int().min(1).max(MAX_ID)

const ASKED = {
  id: Id,
  unitId: Id.optional().describe(
    'A unit of check_availability; by default the one that costs least for these days',
  ),
  from: DateOnly,
  to: DateOnly,
  quantity: z.number().int().min(1).max(10_000).default(1),
  isAgency: z
    .boolean()
    .default(false)
    .describe('Books for a client: takes an agency commission, where granted'),
  extras: z.array(z.string().max(40)).max(20).default([]).describe('Ids of choices of an earlier quote'),
}

/** What is free of a space, what it costs then, and a draft of it for a person. None claims anything. */
export function registerBookingTools(server: McpServer, context: AppContext): void {
  server.registerTool(
    'check_availability',
    {
      title: 'Check availability',
      description:
        'What is free of a space: its units with spans of days and how much is left in each, or its issues and dates. Days are YYYY-MM-DD, inclusive, at most 540 ahead.',
      inputSchema: { id: Id, from: DateOnly.optional(), to: DateOnly.optional() },
      annotations: READ_ONLY,
    },
    ({ id, ...asked }) =>
      answer(async () => ({ id, availability: await readAvailability(context, id, asked) })),
  )

  server.registerTool(
    'quote_booking',
    {
      title: 'Quote a booking',
      description:
        'The whole price of a space for some days, line by line, with estimated tax, payments and cancellation, in US cents. Days are widened to whole periods of the space. Binds nobody; a person books on the page.',
      inputSchema: ASKED,
      annotations: READ_ONLY,
    },
    ({ id, unitId = null, ...asked }) =>
      answer(async () => {
        const url = `${context.config.PUBLIC_URL}${listingPath(id)}`
        return { url, quote: await quoteListing(context, id, toQuoteInput({ ...asked, unitId })) }
      }),
  )

  server.registerTool(
    'prepare_booking',
    {
      title: 'Prepare a booking',
      description:
        'Puts a booking together for a person and answers the link under which they read it, sign in and book it themselves within 7 days. Takes no dates, accepts nothing and binds nobody; the price is that of the day they open it.',
      inputSchema: {
        ...ASKED,
        ...PREPARED_TEXTS,
      },
      annotations: { ...READ_ONLY, readOnlyHint: false, idempotentHint: false },
    },
    ({ id, unitId = null, agent, brand, note, ...asked }) =>
      answer(async () => {
        const quote = await quoteListing(context, id, toQuoteInput({ ...asked, unitId }))
        const request = { ...asked, unitId: quote.unitId, brand, note }
        return { ...(await prepareBooking(context, { listingId: id, request, preparedBy: agent })), quote }
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

/** A refusal says what is wrong, and where there is one the nearest range that fits. */
async function answer(read: () => Promise<Record<string, unknown>>) {
  try {
    return toResult(await read())
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return toRefusal(error.message)
    throw error
  }
}
