import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { MadeKey } from './key-form.tsx'

/** The one time that a key is shown. */
export function NewToken({ made: { key, token }, onClose }: { made: MadeKey; onClose: () => void }) {
  return (
    <Alert title={`Your key “${key.name}”`}>
      <p>
        Copy it now and keep it where only your program can read it. We keep no copy and cannot show it again.
      </p>
      <p className="my-3 flex items-start gap-2">
        <code className="min-w-0 rounded-control bg-sunk px-3 py-2 break-all">{token}</code>
        <CopyButton text={token} what="API key" />
      </p>
      <Button variant="outline" size="sm" onClick={onClose}>
        I have copied it
      </Button>
    </Alert>
  )
}
