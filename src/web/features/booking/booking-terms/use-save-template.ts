import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TemplateInput } from '#contract/booking/booking-terms-templates.ts'
import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { TEMPLATES_KEY } from './templates-queries.ts'

/** @param id null: a new one */
export function useSaveTemplate(id: number | null, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: TemplateInput) =>
      id === null
        ? api('POST /api/my/term-templates', { body })
        : api('PUT /api/my/term-templates/:id', { params: { id: String(id) }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: TEMPLATES_KEY })
      toast({ title: 'Saved' })
      onSaved()
    },
  })
}
