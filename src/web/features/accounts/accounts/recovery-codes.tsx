import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Alert tone="success" title="Your recovery codes" live>
      <p>Each signs you in once without your phone. Keep them safe: they are not shown again.</p>
      <ul className="my-3 grid grid-cols-1 gap-x-6 gap-y-1 font-mono text-[0.9375rem] sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} what="recovery codes" showLabel />
        <Button size="sm" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </Alert>
  )
}
