import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { ORDER_SIZE } from '#contract/booking/orders.ts'
import { PREPARED_TEXTS } from '#contract/booking/orders-prepared.ts'
import { Quote, type QuoteInput } from '#contract/booking/quotes.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { prepareOrder } from '../../booking/orders/prepare-booking.ts'
import { AS_AGENCY, ASKED_LINE, quoteLine } from './booking-tools.ts'
import { ADDS_A_DRAFT, answerTool } from './tool-answers.ts'

const Link = {
  url: z.string().describe('For the person: they sign in there, read everything and decide'),
  expiresAt: z.string().describe('ISO 8601'),
}
const { brand, note, agent } = PREPARED_TEXTS

/** Puts bookings together for a person, who signs in, sees all and presses. None claims or accepts anything. */
export function registerPrepareTools(server: McpServer, context: AppContext): void {
  const { log } = context
  server.registerTool(
    'prepare_booking',
    {
      title: 'Prepare a booking',
      description:
        'Puts a booking together for a person and answers the link under which they read it, sign in and book it themselves within 7 days. Takes no dates, accepts nothing and binds nobody; the price is that of the day they open it.',
      inputSchema: z.object({ ...ASKED_LINE, ...AS_AGENCY, ...PREPARED_TEXTS }),
      outputSchema: z.object({ ...Link, quote: Quote }),
      annotations: ADDS_A_DRAFT,
    },
    ({ agent: preparedBy, ...line }) =>
      answerTool(log, async () => {
        const { quote, prepared } = await priceLine(context, line)
        return { ...(await prepareOrder(context, { lines: [prepared], preparedBy })), quote }
      }),
  )

  server.registerTool(
    'prepare_order',
    {
      title: 'Prepare an order',
      description: `Puts up to ${ORDER_SIZE} spaces with their days together for a person, such as the lines of build_plan, and answers one link under which they see all of them with their prices, sign in and place the order themselves within 7 days. All lines or none. Takes no dates, accepts nothing and binds nobody; prices are those of the day they open it.`,
      inputSchema: z.object({
        lines: z
          .array(z.object({ ...ASKED_LINE, brand, note }))
          .min(1)
          .max(ORDER_SIZE),
        ...AS_AGENCY,
        agent,
      }),
      outputSchema: z.object({
        ...Link,
        totalCents: z.number().int().describe('US cents, all-in, as of now'),
        quotes: z.array(Quote).describe('One a line, in order'),
        booked: z.literal(false),
      }),
      annotations: ADDS_A_DRAFT,
    },
    ({ lines, isAgency, agent: preparedBy }) =>
      answerTool(log, async () => {
        const priced = []
        for (const [index, line] of lines.entries())
          priced.push(await naming(`Line ${index + 1}`, () => priceLine(context, { ...line, isAgency })))
        const link = await prepareOrder(context, {
          lines: priced.map(({ prepared }) => prepared),
          preparedBy,
        })
        const quotes = priced.map(({ quote }) => quote)
        const totalCents = quotes.reduce((sum, quote) => sum + quote.totalCents, 0)
        return { ...link, totalCents, quotes, booked: false as const }
      }),
  )
}

interface LineRequest extends Omit<QuoteInput, 'unitId'> {
  id: number
  unitId?: number | undefined
  quantity: number
  extras: string[]
  brand: string
  note: string
}

/** @throws AppError as `quoteLine`: what could not be booked is not prepared */
async function priceLine(context: AppContext, { id, unitId, brand, note, ...asked }: LineRequest) {
  const quote = await quoteLine(context, id, { ...asked, unitId: unitId ?? null })
  return { quote, prepared: { listingId: id, request: { ...asked, unitId: quote.unitId, brand, note } } }
}

/** A refusal says which line it is about. */
async function naming<T>(what: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    throw new AppError(error.code, { message: `${what}: ${error.message}` })
  }
}
