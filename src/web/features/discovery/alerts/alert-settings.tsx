import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Alert } from '#contract/discovery/alerts.ts'
import {
  CADENCE_LABELS,
  CADENCES,
  CHANGE_LABELS,
  CHANGES,
  MOST_A_DAY,
} from '#domain/discovery/alert-rules.ts'
import { api } from '#web/platform/api.ts'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const CADENCE_OPTIONS = CADENCES.map((value) => ({ value, label: CADENCE_LABELS[value] }))
const CHANGE_OPTIONS = CHANGES.map((value) => ({ value, label: CHANGE_LABELS[value] }))

type AlertSettingsProps = {
  searchId: number
  alert: Alert
  /** Named in the label where several stand below each other. */
  name?: string
  /** Cadence alone. */
  isShort?: boolean
}

/** How a saved search tells what it finds. Kept as soon as it is chosen. */
export function AlertSettings({ searchId, alert, name, isShort }: AlertSettingsProps) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(alert)
  const [error, setError] = useState<string>()
  const keep = async (next: Pick<Alert, 'cadence' | 'changes'>) => {
    const before = chosen
    setChosen({ ...chosen, ...next })
    try {
      const { cadence, changes } = next
      setChosen(
        await api('PUT /api/saved-searches/:id/alert', {
          params: { id: searchId },
          body: { cadence, changes },
        }),
      )
      setError(undefined)
      await queryClient.invalidateQueries({ queryKey: ['saved', 'searches'] })
    } catch (problem) {
      setChosen(before)
      setError((problem as Error).message)
    }
  }
  const { cadence, changes } = chosen
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <Field
        label={name ? `Alerts of ${name}` : 'Alerts'}
        hideLabel={isShort ?? false}
        error={error}
        hint={chosen.isSlowed ? `It found more than ${MOST_A_DAY} spaces a day.` : undefined}
      >
        <Select
          className="w-44"
          options={CADENCE_OPTIONS}
          value={cadence}
          onChange={(event) => void keep({ cadence: event.target.value as Alert['cadence'], changes })}
        />
      </Field>
      {!isShort && cadence !== 'off' && (
        <CheckboxGroup
          legend="Tell me of"
          options={CHANGE_OPTIONS}
          value={changes}
          onValueChange={(next) => {
            if (next.length === 0) setError('Choose at least one kind of news')
            else void keep({ cadence, changes: next })
          }}
          listClassName="sm:flex-row sm:gap-6"
        />
      )}
    </div>
  )
}
