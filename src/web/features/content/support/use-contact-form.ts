import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { SupportMessage } from '#contract/content/support.ts'
import { ApiError } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { randomId } from '#web/platform/random-id.ts'
import { reportError } from '#web/platform/report-error.ts'
import { toast } from '#web/ui/toast.ts'
import { sendSupportMessage } from './send-message.ts'
import { useAttachments } from './use-attachments.ts'

/** Set for feedback: its category in the inbox. */
export interface Preset {
  subject: string
  category: SupportMessage['category']
}

const NOT_SENT = 'Your message could not be sent. Nothing you wrote is lost: please try again in a moment.'

/** Validation, preloaded once somebody begins to type; should that fail, the server validates alone. */
export const loadChecks = () => import('./check-message.ts').catch(() => null)

const resolver: Resolver<SupportMessage, unknown, SupportMessage> = async (values, context, options) => {
  const checks = await loadChecks()
  return checks ? checks.checkMessage(values, context, options as never) : { values, errors: {} }
}

/** State of the contact form: its fields, its files, and the result of sending. */
export function useContactForm(preset: Preset | undefined, sentBefore: string | undefined) {
  const { user } = useAuth()
  const attachments = useAttachments(user !== null)
  const stamp = useStamp()
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(sentBefore ?? null)
  const empty = {
    name: '',
    email: '',
    subject: preset?.subject ?? '',
    category: (preset?.category ?? '') as SupportMessage['category'],
    message: '',
    website: '',
  }
  const form = useForm({ resolver, defaultValues: empty })
  const { handleSubmit, reset, getValues, setValue } = form
  useEffect(() => {
    if (!user) return
    if (!getValues('name') && user.name) setValue('name', user.name)
    if (!getValues('email')) setValue('email', user.email)
  }, [user, getValues, setValue])

  const submit = handleSubmit(async (values) => {
    const { files } = attachments
    setFailure(null)
    attachments.setProblem(undefined)
    setSent(null)
    try {
      const number = await sendSupportMessage({ ...values, ...stamp.next(values, files) }, files)
      stamp.end()
      toast({ title: 'Message sent', description: "We've received your message and will respond soon." })
      setSent(number)
      attachments.clear()
      reset(empty)
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error, 'contact support')
      const problem = error instanceof ApiError ? error.fields.attachments : undefined
      attachments.setProblem(problem)
      const message = error instanceof ApiError ? error.message : NOT_SENT
      setFailure(problem ? null : message)
    }
  })
  return { form, submit, attachments, failure, sent, isSignedIn: user !== null }
}

/**
 * Metadata of a message: time to fill in the form, and an idempotency key that distinguishes a retry from a new
 * message.
 */
function useStamp() {
  const shownAt = useRef(0)
  const attempt = useRef<{ key: string; id: string }>(undefined)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return {
    next(values: SupportMessage, files: File[]) {
      // idempotency key: the same input sent again is the same message; changed input is a new one
      const key = JSON.stringify([values, files.map(({ name, size }) => [name, size])])
      if (attempt.current?.key !== key) attempt.current = { key, id: randomId() }
      return {
        elapsedMs: Math.round(performance.now() - shownAt.current),
        submissionId: attempt.current.id,
      }
    },
    end() {
      attempt.current = undefined
    },
  }
}
