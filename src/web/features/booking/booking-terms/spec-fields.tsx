import { Checkbox } from '#web/ui/checkbox.tsx'
import type { SpecForm } from './artwork-form.ts'
import { NumberField } from './number-field.tsx'
import { useTerms } from './terms-context.ts'

type SpecFieldsProps = { spec: SpecForm; path: string; onChange: (spec: SpecForm) => void }

/** The numbers of a format of one's own. */
export function SpecFields({ spec, path, onChange }: SpecFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {FIELDS[spec.kind].map(({ name, label, hint }) => (
        <SpecNumber key={name} {...{ spec, path, name, label, hint, onChange }} />
      ))}
      {spec.kind === 'sound' && (
        <Checkbox
          label="A script may come instead"
          hint="The station reads it."
          checked={spec.takesScript}
          onChange={(event) => onChange({ ...spec, takesScript: event.target.checked })}
          className="sm:col-span-2 sm:self-end"
        />
      )}
    </div>
  )
}

interface SpecField {
  name: string
  label: string
  hint?: string
}

const PIXELS: SpecField[] = [
  { name: 'width', label: 'Width, in pixels' },
  { name: 'height', label: 'Height, in pixels' },
]

const FIELDS: Record<SpecForm['kind'], SpecField[]> = {
  print: [
    { name: 'height', label: 'Height, in inches', hint: 'At its full size.' },
    { name: 'width', label: 'Width, in inches', hint: 'At its full size.' },
    { name: 'scale', label: 'Drawn at one to', hint: '1 for its own size, 10 for a billboard.' },
    { name: 'bleed', label: 'Bleed, in inches', hint: 'On each side, in the file.' },
    { name: 'dpi', label: 'Pictures, in dpi', hint: 'In the file.' },
  ],
  screen: [
    ...PIXELS,
    { name: 'filmMs', label: 'Film, in seconds', hint: 'Leave empty for still pictures alone.' },
  ],
  picture: PIXELS,
  sound: [{ name: 'seconds', label: 'Seconds' }],
  any: [],
  none: [],
}

type SpecNumberProps = SpecFieldsProps & SpecField

function SpecNumber({ spec, path, name, label, hint, onChange }: SpecNumberProps) {
  const { problems } = useTerms()
  return (
    <NumberField
      label={label}
      hint={hint}
      name={`${path}.${name}`}
      value={String((spec as unknown as Record<string, string>)[name])}
      error={problems[`${path}.${name}`]}
      onChange={(value) => onChange({ ...spec, [name]: value } as SpecForm)}
    />
  )
}
