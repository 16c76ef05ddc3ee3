import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkChange, BulkResult } from '#contract/listings/listings-own.ts'
import type { SpaceRow as Space } from '#contract/listings/listings-spaces.ts'
import { required } from '#domain/required.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { findPin } from '../form/find-pin.ts'
import { useFindPlaces } from '../form/use-places.ts'
import { OWN_LISTINGS } from '../own/queries.ts'
import { describeSpace, movesPlace, type SpaceEdit, toChange, toEdit, withPin } from './space-edit.ts'

/** The typed values of one row, and their way to the server. */
export function useSaveSpace(space: Space, onSaved: () => void) {
  const queryClient = useQueryClient()
  const findPlaces = useFindPlaces()
  const [values, setValues] = useState(() => toEdit(space))
  const [base, setBase] = useState(space)
  const [isSaving, setIsSaving] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [message, setMessage] = useState('')
  const [theirs, setTheirs] = useState('')

  const locate = async (change: BulkChange) => {
    const words = { location: values.location.trim(), address: (values.address ?? '').trim() }
    const place = await findPin(words, findPlaces)
    return withPin(change, place ? { lat: place.lat, lng: place.lng } : null)
  }
  const take = ({ outcome, message: why, fields, space: now }: BulkResult) => {
    if (outcome === 'saved') {
      void queryClient.invalidateQueries({ queryKey: OWN_LISTINGS })
      return onSaved()
    }
    setErrors(fields ?? {})
    if (outcome === 'refused') return setMessage(Object.keys(fields ?? {}).length > 0 ? '' : why)
    if (!now) return setMessage(why)
    // saving again means that one has seen what is stored now
    const { title, price, interval, location, availableFrom, updatedAt } = now.listing
    setTheirs(describeSpace({ title, price, interval, place: location.text, availableFrom }))
    setBase({ ...base, updatedAt })
  }
  const save = async () => {
    const change = toChange(base, values)
    if (!change) return onSaved()
    setIsSaving(true)
    setMessage('')
    setErrors({})
    try {
      const placed = movesPlace(change) ? await locate(change) : change
      const [result] = await api('PATCH /api/my/listings', { body: { changes: [placed] } })
      take(required(result))
    } catch (error) {
      setMessage(error instanceof ApiError ? error.message : 'It could not be saved. Please try again.')
    } finally {
      setIsSaving(false)
    }
  }
  const put = (change: Partial<SpaceEdit>) => setValues((now) => ({ ...now, ...change }))
  return { values, put, errors, message, theirs, isSaving, save }
}
