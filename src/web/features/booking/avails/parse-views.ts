import { type AvailsSearch, parseAvailsSearch, withoutDone } from './avails-search.ts'

export interface AvailsView {
  name: string
  search: AvailsSearch
}

const MAX_VIEWS = 20

/** What is stored may be anything. */
export function parseAvailsViews(stored: readonly { name: string; search: object }[]): AvailsView[] {
  return stored
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, search }) => ({ name, search: parseAvailsSearch({ ...search }) }))
    .slice(-MAX_VIEWS)
}

/** With the view: one of the same name is replaced. Neither the page, nor what is answered with it, nor what a form has said is part of it. */
export function withAvailsView(views: readonly AvailsView[], { name, search }: AvailsView): AvailsView[] {
  const { page: _page, brief: _brief, proposal: _proposal, ...rest } = withoutDone(search)
  const own = { name: name.trim().slice(0, 40), search: rest }
  return parseAvailsViews([...views.filter((view) => view.name !== own.name), own])
}

/** A view is another filter for the same brief, or the same draft. */
export function openAvailsView(
  view: AvailsSearch,
  { brief, proposal }: Pick<AvailsSearch, 'brief' | 'proposal'>,
): AvailsSearch {
  return { ...view, ...(brief && { brief }), ...(proposal && { proposal }) }
}
