import { Button } from '#web/ui/button.tsx'

type ChangeButtonsProps = { label: string; busyLabel: string; isSubmitting: boolean; onCancel: () => void }

/** The end of a form that opens on demand. */
export function ChangeButtons({ label, busyLabel, isSubmitting, onCancel }: ChangeButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" pending={isSubmitting}>
        {isSubmitting ? busyLabel : label}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
