import { Flag } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

export function ReportButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      onClick={onClick}
      aria-label="Report this listing"
      aria-haspopup="dialog"
    >
      <Flag aria-hidden="true" />
    </Button>
  )
}
