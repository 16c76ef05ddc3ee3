import { useRouterState } from '@tanstack/react-router'
import type { QuestionPage } from './ask-assistant.ts'

/** The space or the search that the page shows: what "this" and "cheaper" mean there. */
export function useQuestionPage(): QuestionPage {
  const shown = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1)
      if (page?.routeId === '/listing/$id') return `listing ${page.params.id}`
      return page?.routeId === '/' && page.search.location ? `search ${page.search.location}` : ''
    },
  })
  const [kind, text] = [shown.split(' ', 1)[0], shown.slice(shown.indexOf(' ') + 1)]
  if (kind === 'listing' && /^\d{1,9}$/.test(text)) return { listingId: Number(text) }
  return kind === 'search' ? { search: text.slice(0, 200) } : {}
}
