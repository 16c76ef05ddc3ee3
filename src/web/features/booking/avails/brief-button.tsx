import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { type listChosen, toCells } from './chosen-cells.ts'

type BriefButtonProps = { brief: number; cells: ReturnType<typeof listChosen>; isTooMany: boolean }

/** Puts the chosen cells into the answer to a brief; what they cost and what is said of them is on its page. */
export function BriefButton({ brief, cells, isTooMany }: BriefButtonProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const add = useMutation({
    mutationFn: () =>
      api('POST /api/my/briefs/:id/lines', { params: { id: brief }, body: { cells: toCells(cells) } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['received-briefs'] })
      void navigate({ to: '/sell/briefs/$id', params: { id: String(brief) }, hash: 'answer' })
    },
  })
  return (
    <IfMay needs="sell">
      <FormError>{add.error?.message}</FormError>
      <Button disabled={isTooMany} pending={add.isPending} onClick={() => add.mutate()}>
        Answer the brief
      </Button>
    </IfMay>
  )
}
