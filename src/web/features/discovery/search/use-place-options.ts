import { useState } from 'react'
import { firstToComplete, moveChoice, toGroups } from './place-groups.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'
import { useSellerSuggestions } from './use-seller-suggestions.ts'

/** Suggestions of the open search: media, places, sellers and recent searches that match; before anything is typed, popular ones. */
export function usePlaceOptions(text: string, isOpen: boolean) {
  const [choice, setChoice] = useState<{ text: string; index: number } | null>(null)
  const places = usePlaceSuggestions(text, isOpen)
  const sellers = useSellerSuggestions(text, isOpen)
  const groups = isOpen ? toGroups({ places, sellers }, text) : []
  const flat = groups.flatMap((group) => group.places)
  const index = choice?.text === text ? Math.min(choice.index, flat.length - 1) : firstToComplete(flat, text)
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
