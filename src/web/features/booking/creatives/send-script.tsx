import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Artwork } from '#contract/booking/creatives.ts'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { postForm } from '#web/platform/post-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFreshArtwork } from './use-fresh-artwork.ts'

type SendScriptProps = { bookingId: number; item: number }

/** Words that the station reads, in place of a recording; the form works without scripts too. */
export function SendScript({ bookingId, item }: SendScriptProps) {
  const toHref = useApiHref()
  const [script, setScript] = useState('')
  const [problem, setProblem] = useState<string>()
  const show = useFreshArtwork(bookingId)
  const action = toHref(`/api/bookings/${bookingId}/creatives`)
  const send = useMutation({
    mutationFn: (form: FormData) =>
      postForm<Artwork>(action, form, 'The script could not be sent. Please try again.'),
    onSuccess: (artwork) => {
      show(artwork)
      setScript('')
      toast({ title: 'The script is sent' })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (script.trim() === '') return setProblem('Write what the station reads')
    send.mutate(new FormData(event.currentTarget))
  }
  return (
    <form
      noValidate
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={submit}
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="item" value={item} />
      <Field label="Or a script that the station reads" error={problem}>
        <Textarea
          name="script"
          rows={4}
          maxLength={ARTWORK_LIMITS.script}
          value={script}
          onChange={(event) => {
            setScript(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <FormError>{send.error?.message}</FormError>
      <Button type="submit" variant="outline" className="self-start" pending={send.isPending}>
        Send the script
      </Button>
    </form>
  )
}
