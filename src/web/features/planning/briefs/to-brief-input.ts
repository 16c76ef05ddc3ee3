import type { BriefInput, BriefStart } from '#contract/planning/briefs.ts'
import { readDollars } from '#domain/planning/brief-forms.ts'
import { BRIEF_LIMITS } from '#domain/planning/briefs.ts'
import type { BriefSearch } from './brief-search.ts'
import { readColumns } from './brief-words.ts'

/** A new brief as it is typed. */
export interface Typed {
  title: string
  body: string
  from: string
  to: string
  budget: string
  answerBy: string
  columns: string
  showsBudget?: string
  sellers: number[]
}

interface Start {
  search: BriefSearch
  plan: BriefStart['plan']
}

/** As the API takes it, or what is missing. The rest is checked there, field by field. */
export function toBriefInput(
  typed: Typed,
  { search, plan }: Start,
): { input: BriefInput } | { problem: string } {
  const cents = readDollars(typed.budget)
  const { title, body, from, to, answerBy, sellers } = typed
  if (sellers.length === 0) return { problem: 'Choose at least one seller' }
  if (sellers.length > BRIEF_LIMITS.sellers)
    return { problem: `Choose at most ${BRIEF_LIMITS.sellers} sellers` }
  if (title.trim() === '') return { problem: 'Give the brief a name' }
  if (body.trim() === '') return { problem: 'Say what you are looking for' }
  if (!from || !to) return { problem: 'Say from when to when' }
  if (!answerBy) return { problem: 'Say until when sellers can answer' }
  if (Number.isNaN(cents)) return { problem: 'Write the budget in dollars, such as 6,000' }
  return {
    input: {
      title,
      body,
      from,
      to,
      answerBy,
      sellers,
      budget: cents === null ? null : cents / 100,
      showsBudget: typed.showsBudget !== undefined,
      columns: readColumns(typed.columns),
      planId: search.plan ?? null,
      media: [...(search.type ?? plan?.media ?? [])],
      ...(search.place && { place: search.place }),
    },
  }
}
