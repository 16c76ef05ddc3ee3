import { useRouterState } from '@tanstack/react-router'
import type { QuestionPage } from './ask-assistant.ts'
import { isOfBooking, toQuestionPage } from './to-question-page.ts'

/** The space, the booking or the search that the page shows: what "this" and "cheaper" mean there. */
export function useQuestionPage(): QuestionPage {
  const shown = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1)
      if (page?.routeId === '/listing/$id') return `listing ${page.params.id}`
      const { id } = (page?.params ?? {}) as { id?: string }
      if (page && isOfBooking(page.routeId)) return `booking ${id}`
      return page?.routeId === '/' && page.search.location ? `search ${page.search.location}` : ''
    },
  })
  return toQuestionPage(shown)
}
