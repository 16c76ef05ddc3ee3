import { SearchForm } from './search-form.tsx'

type SearchLineProps = { label: string; placeholder: string; onSearch: (q: string) => void }

/** The search above a list that keeps its words to itself. */
export function SearchLine(props: SearchLineProps) {
  return (
    <search className="mb-4 block">
      <SearchForm {...props} className="max-w-lg" />
    </search>
  )
}
