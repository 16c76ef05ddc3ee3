import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { PlanLineInput } from '#contract/planning/plans-saved.ts'
import { PLAN_NAME_LENGTH } from '#domain/planning/limits.ts'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { plansQuery } from './queries.ts'

const NEW = 'new'

interface AddToPlanDialogProps {
  line: PlanLineInput
  onClose: () => void
}

/** Puts a space with its dates into a plan of the reader's, or into a new one. */
export function AddToPlanDialog({ line, onClose }: AddToPlanDialogProps) {
  const { data: plans, error } = useQuery(plansQuery)
  const [chosen, setChosen] = useState<string>()
  const add = useAdd(line)
  const planId = chosen ?? String(plans?.[0]?.id ?? NEW)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.mutate({ planId, name: String(new FormData(event.currentTarget).get('name') ?? '') })
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Add to plan" description="It takes no dates and asks no seller.">
        {add.data ? (
          <Alert tone="success" live title={`It is in “${add.data.name}”`}>
            <Link to="/plans/$id" params={{ id: String(add.data.id) }} className="link">
              Open the plan
            </Link>
          </Alert>
        ) : (
          <form noValidate onSubmit={submit} className="flex flex-col gap-4">
            <FormError>{add.error?.message ?? error?.message}</FormError>
            {plans && plans.length > 0 && (
              <Field label="Plan">
                <Select
                  value={planId}
                  onChange={(event) => setChosen(event.target.value)}
                  options={[
                    ...plans.map(({ id, name }) => ({ value: String(id), label: name })),
                    { value: NEW, label: 'A new plan' },
                  ]}
                />
              </Field>
            )}
            {plans && planId === NEW && (
              <Field label="Name of the new plan" required>
                <Input name="name" defaultValue="My campaign" maxLength={PLAN_NAME_LENGTH} dir="auto" />
              </Field>
            )}
            <Button type="submit" pending={add.isPending} disabled={!plans}>
              Add to plan
            </Button>
          </form>
        )}
      </DialogContent>
    </Dialog>
  )
}

function useAdd(line: PlanLineInput) {
  const queryClient = useQueryClient()
  const create = useOnce((body: { name: string; line: PlanLineInput }, headers) =>
    api('POST /api/plans', { body, headers }),
  )
  const append = useOnce(({ id, body }: { id: number; body: PlanLineInput }, headers) =>
    api('POST /api/plans/:id/lines', { params: { id }, body, headers }),
  )
  return useMutation({
    mutationFn: ({ planId, name }: { planId: string; name: string }) =>
      planId === NEW ? create({ name, line }) : append({ id: Number(planId), body: line }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['plans'] }),
  })
}
