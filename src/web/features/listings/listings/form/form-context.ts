import { type UseFormReturn, useFormContext } from 'react-hook-form'
import type { CheckedValues, FormValues } from './form-values.ts'

export type ListingFormApi = UseFormReturn<FormValues, unknown, CheckedValues>

export function useListingForm(): ListingFormApi {
  return useFormContext<FormValues, unknown, CheckedValues>()
}

/** Errors of arrays and objects may be on the field itself, on its root or on a nested path. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message, root } = error as { message?: unknown; root?: unknown }
  if (typeof message === 'string' && message) return message
  if (root) return messageOf(root)
  return Object.values(error)
    .filter((part) => typeof part === 'object' && part !== null && !(part instanceof Node))
    .map(messageOf)
    .find(Boolean)
}
