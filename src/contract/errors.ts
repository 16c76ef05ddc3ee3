import { z } from 'zod'

/** Every refusal of the API: code → HTTP status and default message. */
export const ERRORS = {
  'invalid-input': { status: 400, message: 'Some of what you sent is not valid.' },
  'invalid-json': { status: 400, message: 'The request body is not valid JSON.' },
  'wrong-host': { status: 421, message: 'This server does not answer under that name.' },
  'sign-in-required': { status: 401, message: 'Please sign in first.' },
  'wrong-credentials': { status: 401, message: 'Login failed. Please check your credentials.' },
  'second-factor-required': { status: 401, message: 'Enter the code from your authenticator app.' },
  'wrong-code': {
    status: 401,
    message: 'That code is not right or was already used. Please try the next one.',
  },
  'wrong-password': { status: 403, message: 'That password is not right.' },
  'link-expired': {
    status: 400,
    message: 'This link has expired or was already used. Please ask for a new one.',
  },
  'passkey-failed': { status: 400, message: 'This passkey could not be used. Please try again.' },
  'last-admin': { status: 409, message: 'This is the last admin. Make somebody else an admin first.' },
  'account-suspended': {
    status: 403,
    message: 'This account is suspended. Please contact support.',
  },
  'second-factor-setup-required': {
    status: 403,
    message: 'Admins need more than a password here. Set up an authenticator app, or sign in with a passkey.',
  },
  'role-missing': {
    status: 403,
    message: 'Your role does not include this. Ask an owner of your organization.',
  },
  'not-a-member': {
    status: 403,
    message: 'You are no longer a member of this organization. What you typed is kept on this page.',
  },
  'last-owner': {
    status: 409,
    message: 'You are the last owner of this organization. Make somebody else an owner first.',
  },
  'invitation-other-address': {
    status: 403,
    message:
      'This invitation was sent to another address. Sign in with that address, or ask for a new invitation.',
  },
  'invitation-ended': {
    status: 400,
    message: 'This invitation has ended, was used, or was taken back. Ask for a new one.',
  },
  'already-member': { status: 409, message: 'They are a member already.' },
  'team-full': { status: 409, message: 'A team has 50 members. Remove somebody first.' },
  'role-too-high': { status: 403, message: 'You can give roles below your own.' },
  'key-invalid': { status: 401, message: 'This API key is not valid or has ended.' },
  'scope-missing': { status: 403, message: 'This API key may not do that.' },
  'key-limit': { status: 409, message: 'You have 10 API keys. End one first.' },
  'since-too-old': {
    status: 410,
    message: 'Changes are kept for 30 days, and for 10,000 spaces at once. Read the whole file again.',
  },
  'source-limit': { status: 409, message: 'You have 5 sources. Delete one first.' },
  'source-waits': { status: 409, message: 'The last file waits for your decision.' },
  'source-unreadable': {
    status: 400,
    message: 'That address gave no CSV, Excel or GeoJSON file.',
  },
  'address-not-allowed': { status: 400, message: 'Give an https address on the public internet.' },
  'webhook-limit': { status: 409, message: 'You have 5 webhooks. Delete one first.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  'cross-site': { status: 403, message: 'This request came from another site and was refused.' },
  'not-found': { status: 404, message: 'Not found' },
  'listing-not-found': { status: 404, message: 'Listing not found' },
  'method-not-allowed': { status: 405, message: 'This address does not answer that method.' },
  'dates-taken': {
    status: 409,
    message: 'These dates were just taken. Pick other dates, or join the waiting list.',
  },
  'not-bookable': {
    status: 409,
    message: 'This space is not booked on Placard. Write to the seller instead.',
  },
  'term-not-sold': { status: 400, message: 'This space is not sold for these dates.' },
  'idempotency-key-required': { status: 400, message: 'Send an Idempotency-Key header.' },
  'idempotency-key-reused': { status: 409, message: 'This Idempotency-Key was used for another request.' },
  'price-changed': {
    status: 409,
    message: 'The price has changed since you saw it. Look at the new total before you book.',
  },
  'terms-changed': {
    status: 409,
    message: 'The other side changed the terms meanwhile. Read the new version first.',
  },
  'approval-needed': {
    status: 409,
    message: 'This is above what you may spend this month. Ask for approval instead.',
  },
  'below-minimum': {
    status: 403,
    message: 'This is below the minimum of its rate card. A manager can send it.',
  },
  'client-has-account': {
    status: 409,
    message: 'This client has its own account now and answers for itself.',
  },
  'proposal-not-shared': { status: 404, message: 'This proposal is not shared any more.' },
  'proposal-taken': {
    status: 409,
    message: 'Nothing was booked: a space was taken meanwhile. The seller has been notified.',
  },
  'proposal-changed': { status: 409, message: 'There is a newer version of this proposal. Read it first.' },
  'proposal-expired': {
    status: 409,
    message: 'This proposal has ended. Ask the seller to send it again.',
  },
  'proposal-closed': { status: 409, message: 'This proposal is closed: it was answered or withdrawn.' },
  'proposal-edited': {
    status: 409,
    message: 'This proposal was changed meanwhile. Reload to see it as it is now.',
  },
  'proposal-other-address': {
    status: 403,
    message: 'This proposal was sent to another address. Sign in with that address.',
  },
  'wrong-step': { status: 409, message: 'This booking has changed. Reload to see its current status.' },
  'artwork-differs': {
    status: 409,
    message: 'This file is not what the space needs. Nothing was sent yet.',
  },
  'proof-not-open': {
    status: 409,
    message: 'Proof can be given from the first day of the booking on.',
  },
  'report-not-open': { status: 409, message: 'The report begins with the first day of the booking.' },
  'batch-too-large': {
    status: 413,
    message: 'A batch holds 2,000 files and 2 GB. Send the rest in another.',
  },
  'crew-link-over': {
    status: 404,
    message: 'This link no longer works. Ask whoever sent it for a new one.',
  },
  'proof-duplicate': { status: 409, message: 'This file was handed in already.' },
  'not-proof': {
    status: 400,
    message: 'This file is no picture, PDF or log that we can read. It stays on your phone.',
  },
  'booking-not-found': { status: 404, message: 'Booking not found' },
  'verify-email-first': { status: 403, message: 'Please verify your e-mail address before you book.' },
  'hold-limit': {
    status: 409,
    message: 'You hold as many dates as this seller allows. Book or release one first.',
  },
  'booking-limit': {
    status: 409,
    message: 'You have as many open bookings as are possible at once. Pay, withdraw or finish one first.',
  },
  'request-first': {
    status: 409,
    message: 'Two of your bookings have ended unpaid. Send a request to book instead: the seller decides.',
  },
  'payment-refused': { status: 402, message: 'The payment was refused and nothing was charged.' },
  'payment-processing': {
    status: 409,
    message: 'A payment for this booking is on its way. You get a mail when it arrives.',
  },
  'payment-unavailable': { status: 503, message: 'Card payments are briefly unavailable.' },
  'provider-away': {
    status: 503,
    message: 'The payment service does not answer. Please try again in a moment.',
  },
  'payments-not-set-up': {
    status: 503,
    message: 'Payments are not set up right on this site. The operator has been notified.',
  },
  'notice-not-signed': { status: 400, message: 'This notice is not signed by the payment service.' },
  'refund-too-large': { status: 400, message: 'That is more than was paid.' },
  'bookings-open': {
    status: 409,
    message: 'There are bookings that are not finished. Finish or cancel them first.',
  },
  'not-transferable': { status: 409, message: 'This space cannot go to another organization yet.' },
  'unit-id-taken': { status: 409, message: 'There is a space with this unit ID already.' },
  'space-moved': { status: 409, message: 'This space has a new seller. Load the page again.' },
  'code-target': { status: 400, message: 'Give an https address of your own site.' },
  'code-taken': { status: 409, message: 'This line has a code already.' },
  'code-closed': { status: 409, message: 'Codes can be made while a booking is booked or runs.' },
  'code-suspended': { status: 403, message: 'This code is suspended.' },
  'code-ended': { status: 410, message: 'This code has ended.' },
  'review-not-open': { status: 409, message: 'You can write a review when the booking is over.' },
  'review-closed': { status: 409, message: 'Reviews of this booking are closed.' },
  'problem-too-late': { status: 409, message: 'Problems with this booking can be reported no more.' },
  'nothing-lost': { status: 400, message: 'Name days of this booking that have begun.' },
  conflict: { status: 409, message: 'This was changed meanwhile. Reload and try again.' },
  'area-too-large': {
    status: 400,
    message: 'More than 250,000 spaces are in this area. Draw a smaller one, or choose a medium.',
  },
  'plan-not-found': { status: 404, message: 'Plan not found' },
  'plan-report-not-open': {
    status: 409,
    message: 'The report of a plan begins with the first day of its first booking.',
  },
  'plan-empty': { status: 409, message: 'Add at least one space to this plan first.' },
  'plan-changed': {
    status: 409,
    message: 'This plan was changed meanwhile. Reload to see it as it is now.',
  },
  'approval-outdated': {
    status: 409,
    message: 'The plan was changed after you opened it. Look at the new version before you approve it.',
  },
  'brief-closed': { status: 409, message: 'This brief takes no more answers.' },
  'plan-not-shared': { status: 404, message: 'This plan is not shared any more.' },
  'line-requested': {
    status: 409,
    message: 'This line is requested already. Change it in its booking.',
  },
  'too-large': { status: 413, message: 'That is too large.' },
  'unsupported-media': { status: 415, message: 'Send JSON.' },
  'rate-limited': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  'headers-too-large': {
    status: 431,
    message: 'The address and headers of the request are too long.',
  },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: { status: 503, message: 'Placard is briefly unavailable. Please try again in a moment.' },
} as const

export type ErrorCode = keyof typeof ERRORS

/** Body of every refusal. `fields` maps a field's name to its own message. */
export const ErrorBody = z.object({
  success: z.literal(false).default(false),
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
