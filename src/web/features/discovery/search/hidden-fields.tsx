import { Fragment } from 'react'
import type { SearchState } from './search-state.ts'

/** Reset when another place is searched; the place itself is typed. */
const NOT_KEPT: readonly (keyof SearchState)[] = [
  'location',
  'bbox',
  'zoom',
  'near',
  'radiusKm',
  'polygon',
  'view',
  'cursor',
  'selected',
]

/** The given parts of a search as hidden form fields, so that a form submitted without scripts keeps them. */
export function HiddenFields({
  state,
  except = NOT_KEPT,
}: {
  state: SearchState
  /** Without it: what another place resets. */
  except?: readonly (keyof SearchState)[]
}) {
  const kept = Object.entries(state).filter(
    ([key, value]) => value !== undefined && !(except as readonly string[]).includes(key),
  )
  return kept.map(([key, value]) => (
    <Fragment key={key}>
      {[value].flat().map((item) => (
        <input key={String(item)} type="hidden" name={key} value={String(item)} />
      ))}
    </Fragment>
  ))
}
