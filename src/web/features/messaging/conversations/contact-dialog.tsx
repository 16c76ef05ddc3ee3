import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import { AnswerClock } from '#web/listing-parts/answer-clock.tsx'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { countContact } from '#web/platform/counts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { TimesField } from '#web/ui/time-fields.tsx'
import { AttachButton } from './attach-button.tsx'
import { ComposerFiles } from './composer-files.tsx'
import { DemotionWarning } from './demotion-warning.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { greet, toDay } from './enquiry-words.ts'
import { useFileDrop } from './use-file-drop.ts'
import { type FirstMessage, useFirstMessage } from './use-first-message.ts'
import { usePrefill } from './use-prefill.ts'

type ContactDialogProps = {
  listing: Listing
  /** `call` is a message that asks for a callback, shown below the seller's number. */
  kind: 'message' | 'viewing' | 'call'
  isOpen: boolean
  onClose: () => void
  /** Picks times for a viewing. */
  times: (field: TimesField) => ReactNode
  /** To begin the message with, in place of a question about the dates. */
  words?: string | undefined
  /** Days that were looked at, as the address has them. */
  dates: { from?: unknown; to?: unknown }
}

const NO_DATES = { from: '', to: '' }

const WORDS = {
  message: {
    title: 'Contact the advertiser',
    submit: 'Send message',
    hint: 'When would you like to run, and what for?',
  },
  viewing: { title: 'Schedule a viewing', submit: 'Ask for a viewing', hint: undefined },
  call: {
    title: 'Call the advertiser',
    submit: 'Ask for a call',
    hint: 'Your number, when you can be reached, and what it is about',
  },
}

/** First contact: a message, or a request for a viewing. Guests sign in on submit; their input is kept. */
export function ContactDialog({ listing, kind, isOpen, onClose, times, words, dates }: ContactDialogProps) {
  const formId = useId()
  const first = useFirstMessage(listing.id, kind, { from: toDay(dates.from), to: toDay(dates.to) })
  const usual = greet(listing.seller, NO_DATES)
  usePrefill(first, words ?? (kind === 'message' ? greet(listing.seller, first.details) : undefined), usual)
  // it shows the number, and is the form
  useEffect(() => countContact(listing.id), [listing.id])
  const seller = sellerLabel(listing.seller)
  const close = () => {
    onClose()
    if (first.sentId) first.reset()
  }
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && close()}>
      <DialogContent
        title={first.sentId ? 'Sent' : WORDS[kind].title}
        description={
          first.sentId
            ? `${seller} has it. The answer comes to your inbox and by mail.`
            : `${listing.title}, from ${seller}`
        }
        footer={
          first.sentId ? (
            <SentFooter id={first.sentId} onDone={close} />
          ) : (
            <>
              <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
              <Button
                type="submit"
                form={formId}
                pending={first.isSending}
                disabled={first.uploads.isUploading}
              >
                {first.isSending ? 'Sending...' : WORDS[kind].submit}
              </Button>
            </>
          )
        }
      >
        {!first.sentId && <ContactForm {...{ formId, listing, kind, first, times }} />}
      </DialogContent>
    </Dialog>
  )
}

function SentFooter({ id, onDone }: { id: number; onDone: () => void }) {
  return (
    <>
      <Button variant="outline" render={<Link to="/inbox/$id" params={{ id: String(id) }} />}>
        See the conversation
      </Button>
      <Button onClick={onDone}>Done</Button>
    </>
  )
}

type ContactFormProps = Pick<ContactDialogProps, 'listing' | 'kind' | 'times'> & {
  formId: string
  first: FirstMessage
}

function ContactForm({ formId, listing, kind, times, first }: ContactFormProps) {
  const { message, errors, failure } = first
  const field = { value: first.times, onChange: first.setTimes, error: errors.times }
  const drop = useFileDrop(first.attach)
  return (
    <form id={formId} noValidate onSubmit={first.submit} className="flex flex-col gap-4" {...drop.events}>
      <FormError>{failure}</FormError>
      <DemotionWarning answers={listing.seller.answers} />
      <AnswerClock answers={listing.seller.answers} />
      {kind === 'call' && listing.seller.phone && <CallLink phone={listing.seller.phone} />}
      {kind === 'viewing' && times(field)}
      <Field label="Message" optional={kind === 'viewing'} error={errors.message}>
        <Textarea
          name="message"
          rows={5}
          maxLength={CONVERSATION_LIMITS.message}
          value={message}
          onChange={(event) => first.setMessage(event.target.value)}
          placeholder={WORDS[kind].hint}
        />
      </Field>
      {kind === 'message' && <EnquiryFields value={first.details} onChange={first.editDetails} />}
      <NameField first={first} />
      <div className="flex flex-col items-start gap-2">
        <ComposerFiles files={first.files} uploads={first.uploads} onRemove={first.detach} />
        <AttachButton size="sm" onFiles={first.attach} />
      </div>
      <p className="text-sm text-ink-faint">The seller sees your name, not your e-mail address.</p>
    </form>
  )
}

/** Somebody without a name is shown by their username: what is typed here goes with this message alone. */
function NameField({ first: { name, setName } }: { first: FirstMessage }) {
  const { user } = useAuth()
  if (user?.name) return null
  return (
    <Field
      label="Your name"
      optional
      hint="Goes with this message only. Without one the seller sees your username."
    >
      <Input
        name="name"
        autoComplete="name"
        dir="auto"
        value={name}
        maxLength={LIMITS.personName.max}
        onChange={(event) => setName(event.target.value)}
      />
    </Field>
  )
}

function CallLink({ phone }: { phone: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button variant="outline" render={<a href={`tel:${phone.replace(/[^\d+]/g, '')}`} />}>
        <Phone aria-hidden="true" />
        {phone}
      </Button>
      <span className="text-ink-soft">or leave a message to be called back:</span>
    </p>
  )
}
