import type { FieldValues, Path, UseFormGetValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api.ts'
import { reportError } from './report-error.ts'

interface Form<T extends FieldValues> {
  setError: UseFormSetError<T>
  getValues: UseFormGetValues<T>
}

/** Puts each message at the field it names. @returns how many the form has a field for */
export function setFieldErrors<T extends FieldValues>(
  messages: Record<string, string>,
  form: Form<T>,
  { shouldFocus }: { shouldFocus: boolean },
): number {
  const known = Object.entries(messages).filter(([name]) => name in form.getValues())
  known.forEach(([name, message], index) => {
    form.setError(name as Path<T>, { type: 'server', message }, { shouldFocus: shouldFocus && index === 0 })
  })
  return known.length
}

/**
 * Shows a refusal's messages: at the fields it names, otherwise for the form as a whole.
 * @returns the text of the form's alert; null when every message belongs to a field
 */
export function showRefusal<T extends FieldValues>(error: unknown, form: Form<T>): string | null {
  if (!(error instanceof ApiError)) {
    reportError(error, 'form')
    return 'No answer came. Check your connection and try again.'
  }
  const shown = setFieldErrors(error.fields, form, { shouldFocus: true })
  return shown > 0 ? null : error.message
}
