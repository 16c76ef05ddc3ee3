import { useEffect, useState } from 'react'
import type { Passkey } from '#contract/accounts/accounts-security.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { nameDevice } from './name-device.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { isCancelled } from './sign-with-passkey.ts'
import { useAccountChanged } from './use-account-changed.ts'

type CreationOptions = Parameters<
  typeof import('@simplewebauthn/browser').startRegistration
>[0]['optionsJSON']

export function PasskeysSection({ passkeys }: { passkeys: Passkey[] }) {
  const changed = useAccountChanged()
  const [isAdding, setIsAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const [isSupported, setIsSupported] = useState(true)
  useEffect(() => setIsSupported('PublicKeyCredential' in window), [])

  const add = async (password: string) => {
    try {
      await createPasskey(password)
      setIsAdding(false)
      await changed('Your passkey is added. Your other sessions have ended.')
    } catch (error) {
      if (!isCancelled(error)) throw error
      setIsAdding(false)
    }
  }
  const remove = async ({ id }: Passkey, password: string) => {
    const given = { params: { id }, body: { password } }
    const { message } = await api('DELETE /api/account/passkeys/:id', given)
    setRemoving(null)
    await changed(message)
  }
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-rule rounded-card border border-rule">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center justify-between gap-3 p-3">
              <div className="min-w-0">
                <p className="truncate font-semibold">{passkey.name}</p>
                <p className="text-sm text-ink-soft">
                  {passkey.lastUsedAt
                    ? `Last used ${formatZonedTime(passkey.lastUsedAt)}`
                    : `Added ${formatZonedTime(passkey.createdAt)}`}
                </p>
              </div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove passkey ${passkey.name}`}
                onClick={() => setRemoving(passkey)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="outline"
        className="self-start"
        disabled={!isSupported}
        onClick={() => setIsAdding(true)}
      >
        Add a passkey
      </Button>
      {!isSupported && <p className="text-sm text-ink-soft">This browser has no passkeys.</p>}
      {isAdding && (
        <PasswordDialog
          title="Add a passkey"
          description="Your device then signs you in by fingerprint, face or PIN. Your other sessions end."
          confirmLabel="Continue"
          onConfirm={add}
          onClose={() => setIsAdding(false)}
        />
      )}
      {removing && (
        <PasswordDialog
          title="Remove a passkey"
          description={`“${removing.name}” will no longer sign you in, and your other sessions end.`}
          confirmLabel="Remove"
          isDestructive
          onConfirm={(password) => remove(removing, password)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}

async function createPasskey(password: string): Promise<void> {
  const [{ startRegistration }, options] = await Promise.all([
    import('@simplewebauthn/browser'),
    api('POST /api/account/passkeys/options', { body: { password } }),
  ])
  const answer = await startRegistration({ optionsJSON: options as unknown as CreationOptions })
  const plain = {
    ...answer,
    response: { ...answer.response },
    clientExtensionResults: { ...answer.clientExtensionResults },
  }
  const body = { name: nameDevice(navigator.userAgent, new Date()), answer: plain }
  await api('POST /api/account/passkeys', { body })
}
