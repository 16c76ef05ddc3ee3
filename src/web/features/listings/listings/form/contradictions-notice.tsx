import { useWatch } from 'react-hook-form'
import { describeContradiction, findContradictions } from '#domain/listings/contradictions.ts'
import type { Mend, SaidTwice } from '#domain/listings/said-twice.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { labelMend, toSaidTwice, withFact } from './contradiction-facts.ts'
import { useListingForm } from './form-context.ts'
import type { FormValues } from './form-values.ts'

/** What a text of the form says otherwise than the field beside it: shown to the owner alone, with one press to mend. */
export function ContradictionsNotice({ booked = null }: { booked?: SaidTwice['booked'] }) {
  const { control, setFocus, setValue, getValues } = useListingForm()
  // every field has a default, so none of them is missing
  const values = useWatch({ control }) as FormValues
  const found = findContradictions(toSaidTwice(values, booked))
  if (found.length === 0) return null
  const apply = (mend: Mend) => {
    const options = { shouldDirty: true, shouldValidate: true }
    if (mend.field === 'specification')
      return setValue('specifications', withFact(getValues('specifications'), mend), options)
    setValue(mend.field, String(mend.value), options)
  }
  return (
    <Alert live tone="warning" title="Your space says two things">
      <ul className="flex flex-col gap-3">
        {found.map((one) => (
          <li
            key={`${one.where} ${one.field} ${one.mend?.field === 'specification' ? one.mend.label : ''}`}
            className="flex flex-col gap-2"
          >
            <span className="break-words">{describeContradiction(one)}.</span>
            <span className="flex flex-wrap gap-2">
              {one.where !== 'specifications' && (
                <Button size="sm" variant="outline" onClick={() => setFocus(one.where)}>
                  Change the text
                </Button>
              )}
              {one.mend && (
                <Button size="sm" variant="outline" onClick={() => one.mend && apply(one.mend)}>
                  {labelMend(one.mend, one.text)}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
