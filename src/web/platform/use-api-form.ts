import { useState } from 'react'
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { showRefusal } from './form-refusal.ts'

/** A form sent to the API: a refusal appears at the fields it names, otherwise as `failure` above the form. */
export function useApiForm<Input extends FieldValues, Context, Output>(
  options: UseFormProps<Input, Context, Output>,
) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm(options)
  const { errors, isSubmitting } = form.formState
  /** @param send rejects with the refusal, which is then shown */
  const submitWith = (send: (body: Output) => Promise<void>) =>
    form.handleSubmit(async (body) => {
      setFailure(null)
      await send(body).catch((error: unknown) => setFailure(showRefusal(error, form)))
    })
  return { form, errors, isSubmitting, failure, submitWith }
}
