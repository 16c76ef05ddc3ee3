import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Report } from '#contract/messaging/reports.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { canTakeDown } from './report-words.ts'

/** What was done about a report, and whether it was right. */
export function Resolution({ report, onClose }: { report: Report; onClose: () => void }) {
  const formId = useId()
  const queryClient = useQueryClient()
  const [resolution, setResolution] = useState('')
  const [isUpheld, setUpheld] = useState(false)
  const [takesDown, setTakesDown] = useState(false)
  const [error, setError] = useState<string>()
  const resolve = useMutation({
    mutationFn: async (words: string) => {
      if (takesDown) {
        const body = { status: 'archived' as const, reason: words }
        await api('PATCH /api/admin/listings/:id', { params: { id: report.listing.id }, body })
      }
      const body = { resolution: words, isUpheld }
      await api('PATCH /api/admin/reports/:id', { params: { id: report.id }, body })
    },
    onSuccess: () => {
      toast({ title: 'Report resolved' })
      onClose()
    },
    onSettled: () => {
      for (const key of ['reports', 'submissions', 'submission-counts'])
        void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (resolution.trim() === '') return setError('Say what was done')
    resolve.mutate(resolution.trim())
  }
  return (
    <DialogContent
      title="Resolve report"
      description={report.listing.title}
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button type="submit" form={formId} pending={resolve.isPending}>
            Resolve
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="What was done" error={error} required>
          <Textarea
            name="resolution"
            rows={3}
            maxLength={LIMITS.reason.max}
            value={resolution}
            onChange={(event) => {
              setResolution(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
        <Checkbox
          label="The report was right"
          hint="If we trust this seller, that ends: new spaces wait for a person again."
          checked={isUpheld}
          onChange={(event) => setUpheld(event.target.checked)}
        />
        {canTakeDown(report) && (
          <Checkbox
            label="Take the listing down"
            hint="The seller gets the words above by mail."
            checked={takesDown}
            onChange={(event) => setTakesDown(event.target.checked)}
          />
        )}
        <FormError>{resolve.error?.message}</FormError>
      </form>
    </DialogContent>
  )
}
