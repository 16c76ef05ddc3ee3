import { type FormEvent, useState } from 'react'

/** The reason of a rejection: none is refused before anything is sent. */
export function useReason(onReason: (reason: string) => void) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const onChange = (text: string) => {
    setValue(text)
    setError(undefined)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const reason = value.trim()
    if (reason === '') setError('Rejection reason is required')
    else onReason(reason)
  }
  return { field: { value, error, onChange }, onSubmit }
}
