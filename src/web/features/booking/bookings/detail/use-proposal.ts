import { useState } from 'react'
import { withoutGoneExtras } from '#web/booking-parts/gone-extras.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import { checkProposal, type ProposalForm, type ProposalProblems } from './proposal-form.ts'

/** Other terms while they are typed: what its fields show, what can be priced already, and what is sent. */
export function useProposal(begin: () => ProposalForm) {
  const [form, setForm] = useState(begin)
  const [problems, setProblems] = useState<ProposalProblems>({})
  const { input: settled = null } = checkProposal(useSettled(form))
  return {
    fields: {
      form,
      problems,
      onChange: (part: Partial<ProposalForm>) => setForm((before) => ({ ...before, ...part })),
    },
    /** Null: it is not complete. */
    settled,
    /** What is sent, without extras that are not offered any more; null: its fields say what is wrong. */
    check: (gone: readonly string[] = []) => {
      const { input, problems: found = {} } = checkProposal(form)
      setProblems(found)
      return input ? { ...input, extras: withoutGoneExtras(input.extras ?? [], gone) } : null
    },
  }
}
