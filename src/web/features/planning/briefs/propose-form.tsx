import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { ReceivedBrief } from '#contract/planning/briefs-received.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'

/** The spaces of the answer as a proposal to the buyer. Without scripts the form is posted as it is, and leads on. */
export function ProposeForm({ brief: { id, buyer } }: { brief: ReceivedBrief }) {
  const toHref = useApiHref()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const begin = useOnce((brief: number, headers) =>
    api('POST /api/my/briefs/:id/proposals', { params: { id: brief }, body: {}, headers }),
  )
  const propose = useMutation({
    mutationFn: () => begin(id),
    onSuccess: async ({ proposalId }) => {
      await queryClient.invalidateQueries({ queryKey: ['proposals'] })
      void navigate({ to: '/sell/proposals/$id', params: { id: String(proposalId) } })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!propose.isPending) propose.mutate()
  }
  return (
    <form
      method="post"
      action={toHref(`/api/my/briefs/${id}/proposals`)}
      onSubmit={submit}
      className="flex flex-col items-start gap-3 border-t border-rule pt-4"
    >
      <p className="text-ink-soft">
        {`You can also propose these spaces to ${buyer}: on a page with pictures and a map, as a PDF, and accepted together.`}
      </p>
      <FormError>{propose.error?.message}</FormError>
      <Button type="submit" variant="outline" pending={propose.isPending}>
        Propose these spaces
      </Button>
    </form>
  )
}
