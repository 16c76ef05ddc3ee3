import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ShareInput } from '#contract/planning/plan-shares.ts'
import { SHARE_DAYS } from '#domain/planning/limits.ts'
import { SHARE_RIGHTS, type ShareRight } from '#domain/planning/share-rights.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { randomId } from '#web/platform/random-id.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { sharingQuery } from './queries.ts'
import { RIGHT_LABELS } from './share-words.ts'

const DAYS = [
  { value: '7', label: 'A week' },
  { value: String(SHARE_DAYS.default), label: '30 days' },
  { value: '90', label: '90 days' },
  { value: String(SHARE_DAYS.max), label: 'A year' },
]

/** Makes a link, and shows it once: nobody can read it again. */
export function ShareForm({ planId }: { planId: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const [can, setCan] = useState<ShareRight>('approve')
  const queryClient = useQueryClient()
  const share = useMutation({
    mutationFn: (body: ShareInput) => api('POST /api/plans/:id/shares', { params: { id: planId }, body }),
    onSuccess: () => {
      setIsOpen(false)
      return queryClient.invalidateQueries({ queryKey: sharingQuery(planId).queryKey })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    share.mutate({ can, showsPrices: form.get('showsPrices') === 'on', days: Number(form.get('days')) })
  }
  return (
    <div className="flex flex-col gap-4 print:hidden">
      {share.data && <NewLink url={share.data.url} />}
      {!isOpen && (
        <Button variant="outline" className="self-start noscript:hidden" onClick={() => setIsOpen(true)}>
          Make a link
        </Button>
      )}
      {isOpen && (
        <form noValidate onSubmit={submit} className={FORM}>
          <FormError>{share.error?.message}</FormError>
          <ShareFields can={can} onChange={setCan} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" pending={share.isPending}>
              Create link
            </Button>
            <Button variant="outline" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      <noscript>
        <PlainForm planId={planId} can={can} />
      </noscript>
    </div>
  )
}

const FORM = 'flex flex-col gap-4 rounded-card bg-sunk p-4'

interface ShareFieldsProps {
  can: ShareRight
  onChange: (can: ShareRight) => void
}

function ShareFields({ can, onChange }: ShareFieldsProps) {
  return (
    <>
      <RadioGroup
        legend="Who has the link can"
        name="can"
        options={SHARE_RIGHTS.map((value) => ({ value, label: RIGHT_LABELS[value] }))}
        value={can}
        onValueChange={onChange}
      />
      <Checkbox name="showsPrices" label="Show prices" defaultChecked />
      <Field label="Works for" className="w-40">
        <Select name="days" defaultValue={SHARE_DAYS.default} options={DAYS} />
      </Field>
    </>
  )
}

/** Without scripts: the address of the link is shown on a page of its own. */
function PlainForm({ planId, can }: { planId: number; can: ShareRight }) {
  const toHref = useApiHref()
  return (
    <form method="post" action={toHref(`/api/plans/${planId}/shares/form`)} className={FORM}>
      <input type="hidden" name="key" value={randomId()} />
      <ShareFields can={can} onChange={() => undefined} />
      <Button type="submit" className="self-start">
        Create link
      </Button>
    </form>
  )
}

function NewLink({ url }: { url: string }) {
  return (
    <Alert tone="success" live title="Copy this link now: it is not shown again">
      <p className="flex flex-wrap items-center gap-2">
        <a href={url} className="link wrap-anywhere">
          {url}
        </a>
        <CopyButton text={url} what="link" showLabel />
      </p>
    </Alert>
  )
}
