import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation, Message } from '#contract/messaging/conversations.ts'
import { LIMITS } from '#domain/limits.ts'
import {
  MESSAGE_REPORT_REASONS,
  type MessageReportReason,
  REPORT_REASON_LABELS,
} from '#domain/messaging/reports.ts'
import { api } from '#web/platform/api.ts'
import { Field } from '#web/ui/field.tsx'
import { ReportDialogFrame } from '#web/ui/report-dialog-frame.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { toPreview } from './to-preview.ts'

type ReportMessageDialogProps = {
  conversation: Conversation
  messages: readonly Message[]
  /** The message it is about; else the latest of the other side is proposed. */
  seq: number | undefined
  onClose: () => void
}

const OPTIONS = MESSAGE_REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))
const OFFERED = 20

/** Reports one message of the other side to the admins. */
export function ReportMessageDialog({ conversation, messages, seq, onClose }: ReportMessageDialogProps) {
  const offered = messages.filter(({ author }) => author === 'other').slice(-OFFERED)
  const [about, setAbout] = useState(seq ?? offered.at(-1)?.seq ?? 0)
  const report = useMutation({
    mutationFn: (body: { reason: MessageReportReason; details: string; seq: number }) =>
      api('POST /api/conversations/:id/reports', { params: { id: conversation.id }, body }),
    onSuccess: () => {
      toast({ title: 'Report sent', description: 'Thank you. An admin will look at this message.' })
      onClose()
    },
  })
  return (
    <ReportDialogFrame
      title="Report a message"
      description="Admins then see this message and the ten before it. The other side does not learn who reported it."
      options={OPTIONS}
      maxLength={LIMITS.reason.max}
      isOpen
      isPending={report.isPending}
      failure={report.error?.message}
      onReport={(given) => report.mutate({ ...given, seq: about })}
      onClose={onClose}
    >
      <Field label="Message">
        <Select
          options={offered.map((one) => ({ value: String(one.seq), label: toPreview(one) }))}
          value={String(about)}
          onChange={(event) => setAbout(Number(event.target.value))}
        />
      </Field>
    </ReportDialogFrame>
  )
}
