import { useState } from 'react'
import { moveChoice, toGroups } from './place-groups.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

/** Suggestions of the open search: matching places, else recent searches and, before anything is typed, popular ones. */
export function usePlaceOptions(text: string, isOpen: boolean) {
  const [choice, setChoice] = useState<{ text: string; index: number }>({ text, index: -1 })
  const suggestions = usePlaceSuggestions(text, isOpen)
  const groups = isOpen ? toGroups(suggestions, text) : []
  const flat = groups.flatMap((group) => group.places)
  const index = choice.text === text ? Math.min(choice.index, flat.length - 1) : -1
  const move = (step: number) => {
    setChoice({ text, index: moveChoice(index, step, flat.length) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (flat.length === 0) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else return
    event.preventDefault()
  }
  return { groups, active: flat[index], activeId: flat[index]?.id, onKeyDown }
}

export type PlaceOptionsState = ReturnType<typeof usePlaceOptions>
