import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/platform/api.ts'
import { meQuery } from '#web/platform/auth/me-query.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { PasswordDialog } from './password-dialog.tsx'

export function LeaveSection() {
  const [isLeaving, setIsLeaving] = useState(false)
  const [isExporting, setIsExporting] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const leave = async (password: string) => {
    const { message } = await api('DELETE /api/account', { body: { password } })
    setIsLeaving(false)
    await navigate({ to: '/' })
    queryClient.setQueryData(meQuery.queryKey, null)
    queryClient.removeQueries({ queryKey: ['account'] })
    toast({ title: 'Goodbye', description: message })
  }
  const takeAlong = async (password: string) => {
    const data = await api('POST /api/account/export', { body: { password } })
    saveFile('placard-account.json', JSON.stringify(data, null, 2))
    setIsExporting(false)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setIsExporting(true)}>
          <Download aria-hidden="true" />
          Export my data
        </Button>
        <Button variant="outline-destructive" onClick={() => setIsLeaving(true)}>
          Delete my account
        </Button>
      </div>
      {isExporting && (
        <PasswordDialog
          title="Export my data"
          description="One file with everything we store about you. Keep it in a safe place."
          confirmLabel="Download"
          onConfirm={takeAlong}
          onClose={() => setIsExporting(false)}
        />
      )}
      {isLeaving && (
        <PasswordDialog
          title="Delete my account"
          description="Your listings are removed, your name and contact details are erased, and you can no longer sign in. This cannot be undone."
          confirmLabel="Delete my account"
          isDestructive
          onConfirm={leave}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </>
  )
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser's download holds its own reference to the blob by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
