import { formatBasisPoints } from '#domain/booking/price/cents.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

type AgencyFieldProps = {
  /** Of the space, what the seller leaves to agencies. */
  basisPoints: number
  isAgency: boolean
  onChange: (isAgency: boolean) => void
}

/** Whether an agency books; the seller reads it in the lines of the price, and confirms it. */
export function AgencyField({ basisPoints, isAgency, onChange }: AgencyFieldProps) {
  return (
    <Checkbox
      name="agency"
      value="1"
      label="I book for a client, as an agency"
      hint={`The seller leaves agencies ${formatBasisPoints(basisPoints)} of the space, and confirms your request first.`}
      checked={isAgency}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
