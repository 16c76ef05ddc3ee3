import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api.ts'
import { reportError } from './report-error.ts'

/**
 * Shows a refusal's messages: at the fields it names, otherwise for the form as a whole.
 * @returns the text of the form's alert; null when every message belongs to a field
 */
export function showRefusal<T extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<T>, 'setError' | 'getValues'>,
): string | null {
  if (!(error instanceof ApiError)) {
    reportError(error, 'form')
    return 'No answer came. Check your connection and try again.'
  }
  const known = Object.entries(error.fields).filter(([name]) => name in form.getValues())
  known.forEach(([name, message], index) => {
    form.setError(name as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return known.length > 0 ? null : error.message
}
