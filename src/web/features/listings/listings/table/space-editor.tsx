import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { SpaceRow as Space } from '#contract/listings/listings-spaces.ts'
import { AD_TYPE_LABELS, AD_TYPES, INTERVAL_LABELS, INTERVALS } from '#domain/vocabulary.ts'
import { useSisterSites } from '#web/listing-parts/use-sister-sites.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { INTERVAL_OF_OTHERS, isPriceOfOthers, PRICE_OF_OTHERS } from '../form/price-of-others.ts'
import { STATUS_LABELS, STEP_LABELS } from '../own/status-labels.ts'
import type { EditedField } from './open-row.ts'
import { useSaveSpace } from './use-save-space.ts'

type SpaceEditorProps = { space: Space; field: EditedField; onClose: () => void }

const TYPES = AD_TYPES.map((value) => ({ value, label: AD_TYPE_LABELS[value] }))
const PER = INTERVALS.map((value) => ({ value, label: INTERVAL_LABELS[value] }))
/** A form that begins at one of its fields. */
function useFocusOn(field: EditedField) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    first?.focus()
    if (first instanceof HTMLInputElement && first.type !== 'checkbox') first.select()
  }, [field])
  return form
}

/** One space's facts under its row: Enter saves, Escape leaves. */
export function SpaceEditor({ space, field, onClose }: SpaceEditorProps) {
  const { values, put, errors, message, theirs, isSaving, save } = useSaveSpace(space, onClose)
  const sites = useSisterSites().map(({ id, name }) => ({ value: id, label: name }))
  const isPriceFixed = isPriceOfOthers(space.status, useMay('prices'))
  const isUnknown = (id: string) => !sites.some(({ value }) => value === id)
  const form = useFocusOn(field)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const text = (name: 'title' | 'location' | 'address' | 'price' | 'from' | 'until') => ({
    name,
    // the row closes with the answer: a word typed meanwhile would be lost
    readOnly: isSaving,
    value: values[name],
    onChange: (event: { target: { value: string } }) => put({ [name]: event.target.value }),
  })
  const steps = space.steps.filter((step) => step !== 'submit' || space.status !== 'rejected')
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Change ${space.title}`}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="grid gap-3 p-3 sm:grid-cols-2 md:px-4 lg:grid-cols-12"
    >
      <Field label="Title" error={errors.title} className="lg:col-span-4">
        <Input {...text('title')} />
      </Field>
      <Field label="Ad Type" error={errors.type} className="lg:col-span-2">
        <Select
          name="type"
          options={TYPES}
          value={values.type}
          onChange={(event) => put({ type: event.target.value })}
        />
      </Field>
      <Field
        label="Price"
        hint={isPriceFixed ? PRICE_OF_OTHERS : undefined}
        error={errors.price}
        className="lg:col-span-2"
      >
        <Input {...text('price')} readOnly={isSaving || isPriceFixed} inputMode="numeric" />
      </Field>
      <IntervalField {...{ space, isPriceFixed }} value={values.interval} error={errors.interval} put={put} />
      <Field label="Status" className="lg:col-span-2">
        <Select
          name="step"
          placeholder={STATUS_LABELS[space.status]}
          options={steps.map((step) => ({ value: step, label: STEP_LABELS[step].label }))}
          value={values.step}
          disabled={steps.length === 0}
          onChange={(event) => put({ step: event.target.value })}
        />
      </Field>
      <Field label="Location" error={errors.location} className="lg:col-span-3">
        <Input {...text('location')} />
      </Field>
      <Field label="Address" error={errors.address} className="lg:col-span-3">
        <Input {...text('address')} />
      </Field>
      <Field label="Available From" error={errors.availableFrom} className="lg:col-span-2">
        <Input {...text('from')} type="date" />
      </Field>
      <Field label="Available Until" error={errors.availableTo} className="lg:col-span-2">
        <Input {...text('until')} type="date" />
      </Field>
      <CheckboxGroup
        legend="Sister sites"
        name="sites"
        options={sites}
        value={values.sites}
        // sites that are not offered any more stay as they are
        onValueChange={(chosen) => put({ sites: [...values.sites.filter(isUnknown), ...chosen] })}
        listClassName="grid grid-cols-2 gap-x-6 sm:grid-cols-4"
        className="sm:col-span-2 lg:col-span-12"
      />
      <EditorFoot theirs={theirs} message={message} isSaving={isSaving} onClose={onClose} />
    </form>
  )
}

type IntervalFieldProps = Pick<ReturnType<typeof useSaveSpace>, 'put'> & {
  space: Space
  isPriceFixed: boolean
  value: string
  error: string | undefined
}

function IntervalField({ space, isPriceFixed, value, error, put }: IntervalFieldProps) {
  return (
    <Field
      label="Interval"
      hint={isPriceFixed ? INTERVAL_OF_OTHERS : undefined}
      error={error}
      className="lg:col-span-2"
    >
      <Select
        name="interval"
        options={PER}
        disabled={space.listingType === 'sale' || isPriceFixed}
        value={value}
        onChange={(event) => put({ interval: event.target.value })}
      />
    </Field>
  )
}

type EditorFootProps = { theirs: string; message: string; isSaving: boolean; onClose: () => void }

/** What somebody else saved first, what was refused, and the way on. */
function EditorFoot({ theirs, message, isSaving, onClose }: EditorFootProps) {
  return (
    <>
      {theirs && (
        <Alert
          tone="warning"
          live
          title="This space was changed meanwhile"
          className="sm:col-span-2 lg:col-span-12"
        >
          Stored now: {theirs}. What you typed is kept: save again to use it.
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2 sm:col-span-2 lg:col-span-12">
        <Button type="submit" size="sm" pending={isSaving}>
          Save
        </Button>
        <Button size="sm" variant="outline" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
        <p role="alert" className="text-sm font-medium text-danger">
          {message}
        </p>
      </div>
    </>
  )
}
