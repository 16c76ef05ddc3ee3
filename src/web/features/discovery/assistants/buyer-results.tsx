import { Link } from '@tanstack/react-router'
import { MapIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Criteria } from '#contract/discovery/assistants.ts'
import { writePlaces } from '#domain/discovery/criteria.ts'
import { toShownSearch } from '#web/listing-parts/shown-search.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NothingYetArt } from '#web/ui/illustrations/nothing-yet-art.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnswerFeedback } from './answer-feedback.tsx'
import type { BuyerFormValues } from './buyer-request.ts'
import { CriteriaChips } from './criteria-chip-list.tsx'
import { assumedPlaceWords, foundWords } from './found-words.ts'
import { listIds } from './list-ids.ts'
import { MatchList } from './match-list.tsx'
import type { ShownMatch } from './shown-match.ts'
import { splitMatches } from './split-matches.ts'
import { type MapSearch, toMapSearch } from './to-map-search.ts'
import { type BuyerAnswer, toFailureWords, type useBuyerSearch } from './use-buyer-search.ts'

export const RESULTS_TITLE_ID = 'results-title'

interface BuyerResultsProps {
  search: ReturnType<typeof useBuyerSearch>
  /** Searches again with the corrected criteria. */
  onCorrect: (criteria: Criteria) => void
  /** Searches again without a part of the words. */
  onDropWords: (text: string) => void
  /** Focuses the form field of a criterion. */
  onEdit: (field: keyof BuyerFormValues) => void
  /** The control that saves these criteria as a search. */
  renderSave?: ((search: MapSearch) => ReactNode) | undefined
}

export function BuyerResults({ search, onCorrect, onDropWords, onEdit, renderSave }: BuyerResultsProps) {
  const { data, error, isFetching } = search
  if (isFetching) return <Searching />
  if (error) return <Failure words={toFailureWords(error)} />
  if (!data) return <BeforeSearch />
  const { criteria, recommendations, nearest = null, language } = data
  const { shown, rest } = splitMatches(data)
  const count = shown.length + rest.length
  const chips = criteria && (
    <CriteriaChips
      criteria={criteria}
      unused={data.unused ?? []}
      sizes={data.sizes ?? []}
      onChange={onCorrect}
      onEdit={onEdit}
      onDropWords={onDropWords}
    />
  )
  const assumed = assumedPlaceWords(criteria?.place ?? null, data.isPlaceAssumed === true)
  const place = assumed && <p className="max-w-3xl text-ink-soft">{assumed}</p>
  const feedback = criteria && (
    <AnswerFeedback
      key={`feedback on ${search.dataUpdatedAt}`}
      tool="buyer"
      criteria={criteria}
      matches={count}
    />
  )
  if (count === 0 || data.isNothing)
    return (
      <div className="flex flex-col gap-5">
        {chips}
        {place}
        <NothingFound recommendations={recommendations} language={language} />
        {count > 0 && criteria && (
          <section className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-xl">Nearest to it</h3>
              {renderSave?.(toMapSearch(criteria))}
            </div>
            <MatchList matches={shown} eager={0} />
          </section>
        )}
        {feedback}
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={RESULTS_TITLE_ID} className="text-2xl">
          {shown.length > 0
            ? foundWords(shown.length)
            : `No spaces in ${criteria && writePlaces(criteria)} yet`}
        </h2>
        {criteria && (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" render={<Link to="/" search={toShownSearch(listIds(shown, rest))} />}>
              <MapIcon aria-hidden="true" />
              Show on map
            </Button>
            {renderSave?.(toMapSearch(criteria))}
          </div>
        )}
      </div>
      {chips}
      {place}
      {shown.length === 0 && nearest && (
        <p className="text-lg">
          Nearest: {nearest.town}, {nearest.miles} mi
        </p>
      )}
      {shown.length > 0 && data.message && (
        <p lang={language} className="max-w-3xl text-ink-soft">
          {data.message}
        </p>
      )}
      {shown.length > 0 && <MatchList key={`matches of ${search.dataUpdatedAt}`} matches={shown} eager={2} />}
      {rest.length > 0 && (
        <Rest key={`rest of ${search.dataUpdatedAt}`} matches={rest} isFar={nearest !== null} />
      )}
      {recommendations.length > 0 && (
        <Suggestions title="To widen or narrow it" items={recommendations} language={language} />
      )}
      {feedback}
    </div>
  )
}

/** What fits the limits and little else: there, and out of the way. Open to read without scripts. */
function Rest({ matches, isFar }: { matches: readonly ShownMatch[]; isFar: boolean }) {
  return (
    <details>
      <summary className="link w-fit cursor-pointer py-2 font-semibold pointer-coarse:py-2.5">
        {isFar ? `Show ${matches.length} farther away` : `Show ${matches.length} that fit less well`}
      </summary>
      <div className="pt-2">
        <MatchList matches={matches} />
      </div>
    </details>
  )
}

interface NothingFoundProps {
  recommendations: readonly string[]
  language: Language
}

function NothingFound({ recommendations, language }: NothingFoundProps) {
  return (
    <div className="rounded-card border border-rule bg-card p-6">
      <h2 id={RESULTS_TITLE_ID} className="text-2xl">
        No listings found
      </h2>
      <Suggestions
        title="No listings matched your criteria. Our AI agent suggests:"
        items={recommendations}
        language={language}
      />
    </div>
  )
}

function BeforeSearch() {
  return (
    <EmptyState
      title="Your results will appear here"
      art={<NothingYetArt />}
      className="rounded-card border border-dashed border-control py-16"
    >
      <p>Every field is optional. The more you say, the better the spaces can be ranked.</p>
    </EmptyState>
  )
}

function Searching() {
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-ink-soft">
        Looking through every space…
      </p>
      {[0, 1, 2].map((key) => (
        <Skeleton key={key} className="h-48 rounded-card" />
      ))}
    </div>
  )
}

function Failure({ words: [title, ...rest] }: { words: readonly string[] }) {
  return (
    <div role="alert" className="rounded-card border border-danger/40 bg-danger-soft p-6 text-danger-soft-on">
      <h2 className="text-xl">{title}</h2>
      {rest.length > 0 && (
        <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
          {rest.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Of what the assistant says. */
type Language = BuyerAnswer['language']

interface SuggestionsProps {
  title: string
  items: readonly string[]
  language: Language
}

function Suggestions({ title, items, language }: SuggestionsProps) {
  return (
    <div className="mt-2">
      <h3 className="text-base">{title}</h3>
      <ul
        lang={language}
        className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-ink-soft marker:text-primary"
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
