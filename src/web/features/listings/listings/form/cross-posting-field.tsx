import type { ComponentType } from 'react'
import { Controller } from 'react-hook-form'
import { messageOf, useListingForm } from './form-context.ts'

/** The field that chooses sister sites; passed in by the routes, since it belongs to cross-posting. */
export type CrossPostingSlot = ComponentType<{
  value: string[]
  onChange: (value: string[]) => void
  error?: string | undefined
}>

export function CrossPostingField({ CrossPosting }: { CrossPosting: CrossPostingSlot }) {
  const { control } = useListingForm()
  return (
    <Controller
      control={control}
      name="crosspost"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <CrossPosting value={value} onChange={onChange} error={messageOf(error)} />
      )}
    />
  )
}
