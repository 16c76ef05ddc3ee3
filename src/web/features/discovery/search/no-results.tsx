import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import { describeMissing, namePeriod } from '#domain/booking/period-words.ts'
import { basisOf } from '#domain/discovery/search/price-range.ts'
import { toWholeDollars } from '#domain/dollars.ts'
import { RULER_SUFFIXES } from '#domain/listings/price-basis.ts'
import { formatUsd } from '#domain/money.ts'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { listActiveFilters, omit } from './active-filters.ts'
import { count as countSpaces } from './count-spaces.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { isStart } from './is-start.ts'
import { nextPriceQuery } from './next-price.ts'
import { countQuery } from './queries.ts'
import { listRelaxations, type Relaxation } from './relaxations.ts'
import type { SearchState } from './search-state.ts'
import { listPlaces, toShortNames } from './where.ts'

const OFFERED = 5

interface NoResultsProps {
  state: SearchState
  /** The map's interpretation of the same search. */
  answer: MapAnswer | undefined
  /** Slot: keeps the search, and sends what it finds later. */
  alert: ReactNode
}

/** No results: what is nearest in place and price, being notified, and relaxed searches that do have results, each with its real count. */
export function NoResults({ state, answer, alert }: NoResultsProps) {
  const suggestions = answer?.suggestions ?? []
  const { offers, isLooking } = useOffers(state, answer)
  const place = answer?.place
  const nearest = answer?.nearest
  const isUnfiltered = place && listActiveFilters(state).every((filter) => isStart(filter, state))
  return (
    <EmptyState
      title={
        isUnfiltered
          ? `No spaces in ${toShortNames(listPlaces(answer))} yet.`
          : 'No listings found. Try adjusting your filters.'
      }
      headingLevel={3}
      action={
        <>
          {offers.map(({ key, label, without, count }) => (
            <Link
              key={key}
              to="/"
              search={without}
              resetScroll={false}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              {label}
              <span className="font-normal text-ink-faint tabular-nums">{count}</span>
            </Link>
          ))}
          <div className="basis-full">{alert}</div>
        </>
      }
    >
      <NextPrice state={state} />
      {answer?.periods.map((period) => (
        <p key={`${period.first} ${period.last}`} className="mb-2">
          <Link
            to="/"
            search={{ ...omit(state, []), availableFrom: period.first, availableTo: period.last }}
            resetScroll={false}
            className="link"
          >
            {namePeriod(period)}
          </Link>
          {`: ${period.count === null ? '' : `${countSpaces(period.count)} `}from ${formatUsd(toWholeDollars(period.totalCents))} all-in. ${describeMissing(period)}`}
        </p>
      ))}
      {nearest && (
        <p className="mb-2">
          Nearest that fits:{' '}
          <Link
            to="/"
            search={{ ...omit(state, ['bbox', 'zoom']), location: nearest.town }}
            resetScroll={false}
            className="link"
          >
            {nearest.town}
          </Link>
          , {nearest.miles} mi.
        </p>
      )}
      {suggestions.length > 0 && (
        <p className="mb-2">
          <DidYouMean state={state} places={suggestions} />
        </p>
      )}
      {offers.length > 0 && 'These searches do find something:'}
      {offers.length === 0 && !isLooking && 'A wider area or another word may find more.'}
    </EmptyState>
  )
}

function NextPrice({ state }: { state: SearchState }) {
  const { data: price } = useQuery(nextPriceQuery(state))
  if (!price) return null
  return (
    <p className="mb-2">
      The next price is{' '}
      <Link to="/" search={{ ...omit(state, []), priceMax: price }} resetScroll={false} className="link">
        {`${formatUsd(price)}${RULER_SUFFIXES[basisOf(state)]}`}
      </Link>
      .
    </p>
  )
}

/** Relaxations with results; removing two filters is only tried when removing one does not help. */
function useOffers(state: SearchState, answer: MapAnswer | undefined) {
  const { singles, wider, pairs, last } = listRelaxations(state, answer?.place ?? null)
  const one = useCounted(singles, true)
  const wide = useCounted(wider, answer !== undefined)
  const two = useCounted(pairs, !one.isLooking && one.found.length === 0)
  const rest = useCounted(last, true)
  const near = [...one.found.slice(0, OFFERED - 2), ...wide.found.slice(0, 1), ...two.found.slice(0, 2)]
  const isLooking = [one, wide, two, rest].some((group) => group.isLooking)
  return { offers: [...near, ...rest.found].slice(0, OFFERED), isLooking }
}

function useCounted(candidates: readonly Relaxation[], isAsked: boolean) {
  const counts = useQueries({
    queries: candidates.map(({ without }) => ({ ...countQuery(without), enabled: isAsked })),
  })
  const found = candidates.flatMap((candidate, i) => {
    const count = counts[i]?.data ?? 0
    return count > 0 ? [{ ...candidate, count }] : []
  })
  return { found, isLooking: counts.some((count) => count.isLoading) }
}
