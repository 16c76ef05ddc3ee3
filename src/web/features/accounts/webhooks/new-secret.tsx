import { SECRET_OVERLAP_HOURS } from '#domain/webhook-events.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { MadeSecret } from './webhook-form.tsx'

/** The one time that a secret is shown. */
export function NewSecret({ made: { webhook, secret }, onClose }: { made: MadeSecret; onClose: () => void }) {
  return (
    <Alert title={`The secret of ${new URL(webhook.url).host}`}>
      <p>
        Your program checks with it that a message is from us. Copy it now; we do not show it again.
        {webhook.formerSecretUntil !== null &&
          ` The one before signs beside it for ${SECRET_OVERLAP_HOURS} hours.`}
      </p>
      <p className="my-3 flex items-start gap-2">
        <code className="min-w-0 rounded-control bg-sunk px-3 py-2 break-all">{secret}</code>
        <CopyButton text={secret} what="secret" />
      </p>
      <Button variant="outline" size="sm" onClick={onClose}>
        I have copied it
      </Button>
    </Alert>
  )
}
