import { useEffect, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type ZoneFieldProps = {
  /** As it is chosen now. */
  zone: string
  input: UseFormRegisterReturn
  error: string | undefined
  onChoose: (zone: string) => void
}

/** The time zone: all that this browser knows; one press for its own. */
export function ZoneField({ zone, input, error, onChoose }: ZoneFieldProps) {
  const { zones, own } = useZones()
  const names = zones.includes(zone) ? zones : [zone, ...zones]
  return (
    <div className="flex flex-col items-start gap-2">
      <Field label="Time zone" error={error} className="w-full">
        <Select
          options={names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
          {...input}
        />
      </Field>
      {own !== null && own !== zone && (
        <Button variant="outline" size="sm" onClick={() => onChoose(own)}>
          Use the zone of this device ({own.replaceAll('_', ' ')})
        </Button>
      )}
    </div>
  )
}

/** Known in the browser alone: a server's list may differ from it. */
function useZones() {
  const [known, setKnown] = useState<{ zones: string[]; own: string | null }>({ zones: [], own: null })
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    setKnown({ zones: [...new Set([...Intl.supportedValuesOf('timeZone'), own])], own })
  }, [])
  return known
}
