import { useState } from 'react'
import type { AccountDetails } from '#contract/accounts/accounts-settings.ts'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { AuthenticatorSetup, type Setup } from './authenticator-setup.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAccountChanged } from './use-account-changed.ts'

export function AuthenticatorSection({ details }: { details: AccountDetails }) {
  const changed = useAccountChanged()
  const [asks, setAsks] = useState<'start' | 'remove' | null>(null)
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  const start = async (password: string) => {
    setSetup(await api('POST /api/account/totp', { body: { password } }))
    setAsks(null)
  }
  const remove = async (password: string) => {
    const { message } = await api('DELETE /api/account/totp', { body: { password } })
    setAsks(null)
    setCodes(null)
    await changed(message)
  }
  const finish = async (recoveryCodes: string[]) => {
    setSetup(null)
    setCodes(recoveryCodes)
    await changed()
  }

  if (setup) return <AuthenticatorSetup setup={setup} onDone={finish} onCancel={() => setSetup(null)} />
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  return (
    <>
      {details.hasTotp ? (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <Badge variant="primary">On</Badge> Signing in asks for a code. {details.recoveryCodesLeft}{' '}
            recovery codes left.
          </p>
          <Button variant="outline" className="self-start" onClick={() => setAsks('remove')}>
            Turn off
          </Button>
        </>
      ) : (
        <>
          {details.user.role === 'admin' && (
            <Alert tone="warning" title="Admins need this">
              You decide over other people's listings. Protect your account with more than a password.
            </Alert>
          )}
          <Button variant="outline" className="self-start" onClick={() => setAsks('start')}>
            Set up an authenticator app
          </Button>
        </>
      )}
      {asks === 'start' && (
        <PasswordDialog
          title="Set up an authenticator app"
          description="Then signing in asks for your password and a code from your phone. Your other sessions end."
          confirmLabel="Continue"
          onConfirm={start}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'remove' && (
        <PasswordDialog
          title="Turn off the authenticator app"
          description="Signing in will ask for your password alone. Your recovery codes stop working."
          confirmLabel="Turn off"
          isDestructive
          onConfirm={remove}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  )
}
