import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { TimeFields } from './time-fields.tsx'

type Kind = 'message' | 'viewing' | 'call'

type EnquiryDialogProps = {
  listing: Listing
  /** `call` is a message that asks for a callback, shown below the seller's number. */
  kind: Kind
  isOpen: boolean
  onClose: () => void
}

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
export function EnquiryDialog({ listing, kind, isOpen, onClose }: EnquiryDialogProps) {
  const formId = useId()
  const enquiry = useEnquiry(listing.id, kind)
  const { title, submit, hint } = WORDS[kind]
  const seller = listing.seller.company ?? listing.seller.name
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={enquiry.sentId ? 'Sent' : title}
        description={
          enquiry.sentId ? `${seller} has it by mail and answers you.` : `${listing.title}, from ${seller}`
        }
        footer={
          enquiry.sentId ? (
            <>
              <Button
                variant="outline"
                render={<Link to="/enquiries/$id" params={{ id: String(enquiry.sentId) }} />}
              >
                See the conversation
              </Button>
              <Button
                onClick={() => {
                  onClose()
                  enquiry.reset()
                }}
              >
                Done
              </Button>
            </>
          ) : (
            <>
              <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
              <Button type="submit" form={formId} pending={enquiry.isSending}>
                {enquiry.isSending ? 'Sending...' : submit}
              </Button>
            </>
          )
        }
      >
        {!enquiry.sentId && (
          <form id={formId} noValidate onSubmit={enquiry.submit} className="flex flex-col gap-4">
            <FormError>{enquiry.failure}</FormError>
            {kind === 'call' && listing.seller.phone && <CallLink phone={listing.seller.phone} />}
            {kind === 'viewing' && (
              <TimeFields
                times={enquiry.times}
                onChange={enquiry.setTimes}
                error={enquiry.errors.proposedTimes}
              />
            )}
            <Field label="Message" optional={kind === 'viewing'} error={enquiry.errors.message}>
              <Textarea
                name="message"
                rows={5}
                maxLength={LIMITS.message.max}
                value={enquiry.message}
                onChange={(event) => enquiry.setMessage(event.target.value)}
                placeholder={hint}
              />
            </Field>
            <p className="text-sm text-ink-faint">
              The seller gets your name and email address to answer you.
            </p>
          </form>
        )}
      </DialogContent>
    </Dialog>
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

type Errors = { message?: string; proposedTimes?: string }

function useEnquiry(listingId: number, asked: Kind) {
  const kind: 'message' | 'viewing' = asked === 'viewing' ? asked : 'message'
  const queryClient = useQueryClient()
  const withAccount = useRequireAccount()
  const [message, setMessage] = useState('')
  const [times, setTimes] = useState([''])
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [sentId, setSentId] = useState<number | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(kind, message, times)
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return
    setIsSending(true)
    try {
      // local wall-clock times to instants
      const proposedTimes =
        kind === 'viewing' ? times.filter(Boolean).map((time) => new Date(time).toISOString()) : []
      const body = { kind, message: message.trim(), proposedTimes }
      const made = await withAccount(() =>
        api('POST /api/listings/:id/enquiries', { params: { id: listingId }, body }),
      )
      if (!made) return
      setSentId(made.id)
      void queryClient.invalidateQueries({ queryKey: ['enquiries'] })
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      setFailure((error as Error).message)
    } finally {
      setIsSending(false)
    }
  }
  const reset = () => {
    setSentId(null)
    setMessage('')
    setTimes([''])
  }
  return { message, setMessage, times, setTimes, errors, failure, isSending, sentId, submit, reset }
}

function check(kind: 'message' | 'viewing', message: string, times: string[]): Errors {
  if (kind === 'message') return message.trim() === '' ? { message: 'Please write a message' } : {}
  const given = times.filter(Boolean)
  if (given.length === 0) return { proposedTimes: 'Propose at least one time' }
  const isPast = given.some((time) => new Date(time) <= new Date())
  return isPast ? { proposedTimes: 'Please propose times that are still to come' } : {}
}
