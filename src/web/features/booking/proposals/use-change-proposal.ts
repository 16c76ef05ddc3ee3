import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { HoldCellsInput } from '#contract/booking/avails.ts'
import type { Proposal, ProposalInput } from '#contract/booking/proposals.ts'
import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { PROPOSALS_KEY, proposalQuery } from './queries.ts'

/** Saves, sends, withdraws and deletes a proposal; the page reads what the server made of it. */
export function useChangeProposal({ id, client }: Proposal, { onDeleted }: { onDeleted: () => void }) {
  const queryClient = useQueryClient()
  const params = { id: String(id) }
  const show = (saved: Proposal, title: string) => {
    queryClient.setQueryData(proposalQuery(params.id).queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: [...PROPOSALS_KEY, 'list'] })
    toast({ title })
  }
  const save = useMutation({
    mutationFn: (body: ProposalInput) => api('PUT /api/my/proposals/:id', { params, body }),
    onSuccess: (saved) => show(saved, 'Saved'),
  })
  const add = useMutation({
    mutationFn: async ({ body, cells }: { body: ProposalInput; cells: HoldCellsInput['cells'] }) => {
      const { updatedAt } = await api('PUT /api/my/proposals/:id', { params, body })
      return api('POST /api/my/proposals/:id/lines', { params, body: { cells, updatedAt } })
    },
    onSuccess: (saved) => show(saved, 'The space is in the proposal'),
    // saved it is, even if nothing could be added
    onError: () => queryClient.invalidateQueries({ queryKey: proposalQuery(params.id).queryKey }),
  })
  const send = useMutation({
    mutationFn: async (body: ProposalInput) => {
      const { updatedAt } = await api('PUT /api/my/proposals/:id', { params, body })
      return api('POST /api/my/proposals/:id/versions', { params, body: { updatedAt } })
    },
    onSuccess: (saved) => show(saved, `On its way to ${client.email || client.name}`),
    // saved it is, even if it could not be sent
    onError: () => queryClient.invalidateQueries({ queryKey: proposalQuery(params.id).queryKey }),
  })
  const withdraw = useMutation({
    mutationFn: () => api('POST /api/my/proposals/:id/withdrawal', { params }),
    onSuccess: (saved) => show(saved, 'It is withdrawn'),
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/my/proposals/:id', { params }),
    onSuccess: async () => {
      toast({ title: 'The draft is deleted' })
      await queryClient.invalidateQueries({ queryKey: [...PROPOSALS_KEY, 'list'] })
      onDeleted()
    },
  })
  const all = [save, add, send, withdraw, remove]
  /** What was wrong before is not any more. */
  const anew = (act: () => void) => {
    for (const one of all) one.reset()
    act()
  }
  return {
    save: (body: ProposalInput) => anew(() => save.mutate(body)),
    add: (body: ProposalInput, cells: HoldCellsInput['cells']) => anew(() => add.mutate({ body, cells })),
    send: (body: ProposalInput) => anew(() => send.mutate(body)),
    withdraw: () => anew(() => withdraw.mutate()),
    remove: () => anew(() => remove.mutate()),
    isBusy: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
  }
}
