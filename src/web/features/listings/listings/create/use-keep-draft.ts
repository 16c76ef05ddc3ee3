import { useNavigate } from '@tanstack/react-router'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { toast } from '#web/ui/toast.ts'
import type { AccountDraft } from './account-draft.ts'
import { describeUnsaved } from './draft-labels.ts'
import type { Draft } from './use-draft.ts'

/** Saving a draft by hand; a guest signs in first, and nothing typed is lost. */
export function useKeepDraft({ save }: Pick<Draft, 'save'>) {
  const withAccount = useRequireAccount()
  const navigate = useNavigate()
  const keep = async (): Promise<AccountDraft | undefined> => {
    const outcome = await withAccount(() => save(true))
    if (!outcome) return undefined
    if ('draft' in outcome) return outcome.draft
    toast({ title: 'Nothing saved yet', description: describeUnsaved(outcome.unsaved) })
  }
  return {
    save: () =>
      void keep().then((draft) => {
        if (!draft) return
        toast({
          title: 'Draft saved',
          description: 'It is among your spaces, on every device you sign in on.',
          action: { label: 'See your spaces', onClick: () => void navigate({ to: '/sell' }) },
        })
      }),
    preview: () =>
      void keep().then((draft) => {
        if (draft) void navigate({ to: '/listing/$id', params: { id: String(draft.id) } })
      }),
  }
}
