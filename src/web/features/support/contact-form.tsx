import { useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { SupportMessage } from '#contract/support.ts'
import { ATTACHMENTS, SUPPORT_CATEGORIES } from '#domain/support.ts'
import { ApiError } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { randomId } from '#web/platform/random-id.ts'
import { reportError } from '#web/platform/report-error.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FileRow } from '#web/ui/file-row.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { sendSupportMessage } from './send-message.ts'

const CATEGORIES = Object.entries(SUPPORT_CATEGORIES).map(([value, label]) => ({ value, label }))
const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,.pdf,.txt,.csv,.log'

/** Validation, preloaded once somebody begins to type; should that fail, the server validates alone. */
const loadChecks = () => import('./check-message.ts').catch(() => null)

const resolver: Resolver<SupportMessage, unknown, SupportMessage> = async (values, context, options) => {
  const checks = await loadChecks()
  return checks ? checks.checkMessage(values, context, options as never) : { values, errors: {} }
}

type ContactFormProps = {
  /** Ticket number of a message sent without scripts. */
  sentBefore?: string | undefined
  /** Set for feedback: its category in the inbox. */
  preset?: { subject: string; category: SupportMessage['category'] }
}

export function ContactForm({ preset, sentBefore }: ContactFormProps) {
  const { user } = useAuth()
  const shownAt = useRef(0)
  const attempt = useRef<{ key: string; id: string }>(undefined)
  const [files, setFiles] = useState<File[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [fileProblem, setFileProblem] = useState<string | undefined>()
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
  const { register, handleSubmit, reset, formState, getValues, setValue } = form
  const { errors, isSubmitting } = formState
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (!user) return
    if (!getValues('name') && user.name) setValue('name', user.name)
    if (!getValues('email')) setValue('email', user.email)
  }, [user, getValues, setValue])

  const submit = handleSubmit(async (values) => {
    setFailure(null)
    setFileProblem(undefined)
    setSent(null)
    try {
      const elapsedMs = Math.round(performance.now() - shownAt.current)
      // idempotency key: the same input sent again is the same message; changed input is a new one
      const key = JSON.stringify([values, files.map(({ name, size }) => [name, size])])
      if (attempt.current?.key !== key) attempt.current = { key, id: randomId() }
      const message = { ...values, elapsedMs, submissionId: attempt.current.id }
      const number = await sendSupportMessage(message, files)
      attempt.current = undefined
      toast({ title: 'Message sent', description: "We've received your message and will respond soon." })
      setSent(number)
      setFiles([])
      reset(empty)
    } catch (error) {
      if (!(error instanceof ApiError)) reportError(error, 'contact support')
      const attachments = error instanceof ApiError ? error.fields.attachments : undefined
      setFileProblem(attachments)
      const message = error instanceof ApiError ? error.message : NOT_SENT
      setFailure(attachments ? null : message)
    }
  })

  const addFiles = (added: File[]) => {
    const all = [...files, ...added]
    const tooLarge = added.find((file) => file.size > ATTACHMENTS.bytes)
    if (tooLarge) return setFileProblem(`“${tooLarge.name}” is larger than 10 MB.`)
    const together = all.reduce((sum, { size }) => sum + size, 0)
    if (!user && together > ATTACHMENTS.guestBytes)
      return setFileProblem(
        'The files are too large: at most 10 MB together. Sign in to send five of 10 MB each.',
      )
    if (all.length > ATTACHMENTS.max) return setFileProblem(`Please attach at most ${ATTACHMENTS.max} files.`)
    setFileProblem(undefined)
    setFiles(all)
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={loadChecks}
      action="/api/support/messages"
      method="post"
      encType="multipart/form-data"
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          <Input {...register('name')} autoComplete="name" />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
      </div>
      {preset ? (
        <>
          <input type="hidden" {...register('subject')} defaultValue={preset.subject} />
          <input type="hidden" {...register('category')} defaultValue={preset.category} />
        </>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Subject" error={errors.subject?.message}>
            <Input {...register('subject')} />
          </Field>
          <Field label="Category" error={errors.category?.message}>
            <Select {...register('category')} options={CATEGORIES} placeholder="Select a category" />
          </Field>
        </div>
      )}
      <Field label="Message" error={errors.message?.message}>
        <Textarea {...register('message')} className="min-h-[150px]" />
      </Field>
      <div aria-hidden="true" className="hidden">
        <label>
          Website
          <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Field label="Attachments" optional error={fileProblem}>
        <FileDrop name="attachments" accept={ACCEPT} onFiles={addFiles}>
          {user ? 'Up to 5 files of 10 MB' : 'Up to 5 files, 10 MB together'}: pictures, PDF or text
        </FileDrop>
      </Field>
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map((file) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`}>
              <FileRow
                name={file.name}
                sizeBytes={file.size}
                onRemove={() => setFiles(files.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {/* beside the button, where people look after pressing it */}
      <FormError>{failure}</FormError>
      {sent && (
        <div id="sent" className="scroll-mt-24">
          <Alert tone="success" title={`Your message has the number ${sent}`} live>
            A copy is on its way to your mailbox.
          </Alert>
        </div>
      )}
      <Button type="submit" size="lg" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Sending...' : preset ? 'Send Feedback' : 'Send Message'}
      </Button>
    </form>
  )
}

const NOT_SENT = 'Your message could not be sent. Nothing you wrote is lost: please try again in a moment.'
