import type { UseFormReturn } from 'react-hook-form'
import type { SupportMessage } from '#contract/content/support.ts'
import { SUPPORT_CATEGORIES } from '#domain/content/support.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Preset } from './use-contact-form.ts'

const CATEGORIES = Object.entries(SUPPORT_CATEGORIES).map(([value, label]) => ({ value, label }))

type MessageFieldsProps = { form: UseFormReturn<SupportMessage>; preset: Preset | undefined }

/** Sender, subject and text of the message. */
export function MessageFields({ form, preset }: MessageFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          <Input {...register('name')} autoComplete="name" />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
      </div>
      {preset ? (
        <>
          <input type="hidden" {...register('subject')} defaultValue={preset.subject} />
          <input type="hidden" {...register('category')} defaultValue={preset.category} />
        </>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Subject" error={errors.subject?.message}>
            <Input {...register('subject')} />
          </Field>
          <Field label="Category" error={errors.category?.message}>
            <Select {...register('category')} options={CATEGORIES} placeholder="Select a category" />
          </Field>
        </div>
      )}
      <Field label="Message" error={errors.message?.message}>
        <Textarea {...register('message')} className="min-h-[150px]" />
      </Field>
      <div aria-hidden="true" className="hidden">
        <label>
          Website
          <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
