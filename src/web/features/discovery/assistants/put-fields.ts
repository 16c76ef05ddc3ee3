import type { UseFormReturn } from 'react-hook-form'
import { toast } from '#web/ui/toast.ts'
import type { DraftFields } from './draft-fields.ts'

type Field = keyof DraftFields
export type FieldsForm = Pick<UseFormReturn<DraftFields>, 'getValues' | 'setValue'>

/** Puts what an assistant offers into the fields; one press brings back what stood there, but in those typed in since. */
export function putFields({ getValues, setValue }: FieldsForm, values: Partial<DraftFields>, title: string) {
  const fields = Object.keys(values) as Field[]
  const before = Object.fromEntries(fields.map((field) => [field, getValues(field)])) as Partial<DraftFields>
  const put = (field: Field, from: Partial<DraftFields>) => {
    const value = from[field] as string
    // a field that is empty as it was is no mistake yet
    setValue(field as 'title', value, { shouldDirty: true, shouldValidate: value !== '' })
  }
  const stands = (field: Field) => JSON.stringify(getValues(field)) === JSON.stringify(values[field])
  for (const field of fields) put(field, values)
  const undo = () => {
    for (const field of fields.filter(stands)) put(field, before)
  }
  toast({ title, description: 'Change it as you like.', action: { label: 'Undo', onClick: undo } })
}
