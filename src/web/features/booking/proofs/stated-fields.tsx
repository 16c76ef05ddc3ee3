import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Duty } from './duty-state.ts'
import { type Stated, statedFieldsOf } from './stated-values.ts'

type StatedFieldsProps = { duty: Duty; stated: Stated; onChange: (stated: Stated) => void }

/** What is said beside a file: its caption, who signs an affidavit, how many came to an event. */
export function StatedFields({ duty, stated, onChange }: StatedFieldsProps) {
  const fields = statedFieldsOf(duty)
  const set = (name: keyof Stated) => (event: { target: { value: string } }) =>
    onChange({ ...stated, [name]: event.target.value })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label="Caption" optional hint="Where it hangs, what is seen, figures and their date.">
          <Input
            name="caption"
            maxLength={PROOF_LIMITS.caption}
            value={stated.caption}
            onChange={set('caption')}
          />
        </Field>
      </div>
      {fields.isSigned && (
        <>
          <Field
            label={
              <>
                Your name<span className="sr-only"> for the file</span>
              </>
            }
            hint="A CSV of run times is signed by handing it in."
          >
            <Input name="signer" maxLength={80} value={stated.signer} onChange={set('signer')} />
          </Field>
          <Field
            label={
              <>
                Your role<span className="sr-only"> for the file</span>
              </>
            }
            hint="Such as traffic manager."
          >
            <Input name="role" maxLength={80} value={stated.role} onChange={set('role')} />
          </Field>
        </>
      )}
      {fields.isEvent && (
        <>
          <Field label="People at the event" optional hint="As you state it: no part of the audience.">
            <Input
              name="attendance"
              inputMode="numeric"
              maxLength={13}
              value={stated.attendance}
              onChange={set('attendance')}
            />
          </Field>
          <Field label="Counted on" optional>
            <Input name="figuresOn" type="date" value={stated.figuresOn} onChange={set('figuresOn')} />
          </Field>
        </>
      )}
    </div>
  )
}
