import { type FormEvent, useRef, useState } from 'react'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useEarlyText } from '#web/ui/use-early-text.ts'
import { describeFailure, findEmailProblem } from './newsletter-words.ts'

/** In the footer of every page, so its script is kept small: the server validates the address. */
export function NewsletterBox() {
  const [email, setEmail] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)
  useEarlyText(field, setEmail)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAnswer(null)
    const found = findEmailProblem(email)
    setProblem(found)
    if (found) return
    setIsSending(true)
    try {
      const { message } = await api('POST /api/newsletter', { body: { email: email.trim() } })
      setAnswer(message)
      setEmail('')
    } catch (error) {
      setProblem(describeFailure(error))
    } finally {
      setIsSending(false)
    }
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className="mb-3 text-[0.9375rem] text-ink-soft">
        New spaces and plain advice, about once a month. One click ends it.
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <Field label="Email address" hideLabel error={problem} className="min-w-0 flex-1 basis-44">
          <Input
            ref={field}
            name="newsletterEmail"
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="you@example.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" pending={isSending}>
          Sign Up
        </Button>
      </div>
      <p role="status" className="mt-2 text-[0.9375rem] text-ink-soft">
        {answer}
      </p>
    </form>
  )
}
