import { Fragment } from 'react'
import type { SearchState } from './search-state.ts'

/** The given parts of a search as hidden form fields, so that a form submitted without scripts keeps them. */
export function HiddenFields({
  state,
  except,
}: {
  state: SearchState
  except: readonly (keyof SearchState)[]
}) {
  const kept = Object.entries(state).filter(([key]) => !(except as readonly string[]).includes(key))
  return kept.map(([key, value]) => (
    <Fragment key={key}>
      {[value].flat().map((item) => (
        <input key={String(item)} type="hidden" name={key} value={String(item)} />
      ))}
    </Fragment>
  ))
}
