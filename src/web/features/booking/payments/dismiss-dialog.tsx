import type { StatementLine } from '#contract/booking/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { LIMITS } from '#domain/limits.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { useSettleLine } from './use-settle-line.ts'

/** A line that is for no booking. */
export function DismissDialog({ line, onClose }: { line: StatementLine; onClose: () => void }) {
  const settle = useSettleLine(line.id, onClose)
  return (
    <ReasonDialog
      title="Something else"
      description={`${formatCents(line.cents)}, ${line.text}`}
      label="What it is"
      hint="For your own books: rent, a refund, another customer."
      maxLength={LIMITS.reason.max}
      submit="Put it aside"
      isPending={settle.isPending}
      error={settle.error?.message}
      onSubmit={(reason) => settle.mutate({ reason })}
      onClose={onClose}
    />
  )
}
