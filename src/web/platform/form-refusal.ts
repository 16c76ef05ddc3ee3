import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api.ts'
import { reportError } from './report-error.ts'

/**
 * Shows what the server refused: at the fields it names, and for the form as a whole otherwise.
 * @returns the words for the form's alert; null when every one of them stands at a field
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
