import { z } from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { IdParams } from './common.ts'
import { defineRoutes } from './route.ts'

export const ENQUIRY_KINDS = ['message', 'viewing'] as const

const MESSAGE_REQUIRED = 'Please write a message'
const body = z
  .string(MESSAGE_REQUIRED)
  .overwrite((text) => text.toWellFormed().replaceAll('\0', ''))
  .trim()
  .max(LIMITS.message.max, `Message must be at most ${LIMITS.message.max} characters`)

/** A message to the seller, or a request for a viewing at one of up to three times. */
export const NewEnquiry = z
  .object({
    kind: z.enum(ENQUIRY_KINDS),
    message: body.optional().transform((text) => text ?? ''),
    proposedTimes: z
      .array(z.iso.datetime({ offset: true, error: 'Please give a day and a time' }))
      .max(3, 'At most three times')
      .optional()
      .transform((times) => times ?? []),
  })
  .superRefine(({ kind, message, proposedTimes }, context) => {
    if (kind === 'message' && message === '')
      context.addIssue({ code: 'custom', path: ['message'], message: MESSAGE_REQUIRED })
    if (kind === 'viewing' && proposedTimes.length === 0)
      context.addIssue({ code: 'custom', path: ['proposedTimes'], message: 'Propose at least one time' })
  })
export type NewEnquiry = z.infer<typeof NewEnquiry>

const Party = z.object({ id: z.number().int(), name: z.string(), company: z.string().nullable() })

export const Enquiry = z.object({
  id: z.number().int(),
  kind: z.enum(ENQUIRY_KINDS),
  status: z.enum(['open', 'answered']),
  listing: z.object({ id: z.number().int(), title: z.string(), location: z.string(), imageUrl: z.string() }),
  buyer: Party.extend({
    /** Whether the buyer's e-mail address is verified. */
    isVerified: z.boolean(),
  }),
  seller: Party,
  /** Which side the reader is on. */
  side: z.enum(['buyer', 'seller']),
  /** Instants (ISO 8601). */
  proposedTimes: z.array(z.string()),
  /** Start of the latest message. */
  preview: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Enquiry = z.infer<typeof Enquiry>

export const EnquiryMessage = z.object({
  id: z.number().int(),
  authorId: z.number().int(),
  body: z.string(),
  createdAt: z.string(),
})

export const EnquiryThread = Enquiry.extend({ messages: z.array(EnquiryMessage) })
export type EnquiryThread = z.infer<typeof EnquiryThread>

export const enquiryRoutes = defineRoutes({
  createEnquiry: {
    method: 'POST',
    path: '/api/listings/:id/enquiries',
    summary: "Ask a listing's seller, or ask to see the space; the seller gets a mail",
    needsAccount: true,
    params: IdParams,
    body: NewEnquiry,
    output: EnquiryThread,
    status: 201,
    refusals: ['forbidden', 'listing-not-found', 'rate-limited'],
  },
  listEnquiries: {
    method: 'GET',
    path: '/api/enquiries',
    summary: 'My enquiries on either side, latest change first. Next page in Link.',
    needsAccount: true,
    query: z.object({
      side: z.enum(['buyer', 'seller']).optional(),
      cursor: z.string().max(20).optional(),
    }),
    output: z.array(Enquiry),
  },
  getEnquiry: {
    method: 'GET',
    path: '/api/enquiries/:id',
    summary: 'One of my enquiries with its messages',
    needsAccount: true,
    params: IdParams,
    output: EnquiryThread,
  },
  answerEnquiry: {
    method: 'POST',
    path: '/api/enquiries/:id/messages',
    summary: 'Write in one of my enquiries; the other side gets a mail',
    needsAccount: true,
    params: IdParams,
    body: z.object({ message: body.min(1, MESSAGE_REQUIRED) }),
    output: EnquiryThread,
    status: 201,
    refusals: ['rate-limited'],
  },
})
