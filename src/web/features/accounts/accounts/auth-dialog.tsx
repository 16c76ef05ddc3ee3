import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { type AuthTab, settleAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const WORDS: Record<AuthTab, { title: string; description: string }> = {
  login: { title: 'Sign In', description: 'Access your account to manage listings and find local ads' },
  register: {
    title: 'Sign Up',
    description: 'Join our local marketing platform to connect with advertisers and audiences',
  },
}

type AuthDialogProps = {
  isOpen: boolean
  defaultTab: AuthTab
  /** What it is for. */
  reason: string | undefined
}

export function AuthDialog({ isOpen, defaultTab, reason }: AuthDialogProps) {
  const [tab, setTab] = useState<AuthTab>(defaultTab)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setTab(defaultTab)
  }
  const onLogin = useLoginSuccess()
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && settleAuthDialog(null)}>
      <DialogContent {...WORDS[tab]} initialFocus={focusFirstField}>
        {reason && <Alert tone="info">{reason}</Alert>}
        <Tabs value={tab} onValueChange={(value) => setTab(value as AuthTab)}>
          <TabList variant="segmented">
            <Tab value="login">Sign In</Tab>
            <Tab value="register">Sign Up</Tab>
          </TabList>
          <TabPanel value="login">
            <LoginForm
              onSuccess={onLogin}
              onSwitch={() => setTab('register')}
              onLeave={() => settleAuthDialog(null)}
            />
          </TabPanel>
          <TabPanel value="register">
            <RegisterForm onSuccess={welcome} onSwitch={() => setTab('login')} />
          </TabPanel>
        </Tabs>
      </DialogContent>
    </Dialog>
  )
}

function welcome(user: Account): void {
  settleAuthDialog(user)
  toast({
    title: 'Welcome to Placard',
    description: `We sent a link to ${user.email}. Open it to confirm your address.`,
  })
}

/** No autofocus on touch: the first field would bring up the keyboard over the dialog. */
function focusFirstField(openedBy: string): HTMLElement | boolean {
  if (openedBy === 'touch') return true
  return document.querySelector<HTMLElement>('[role=dialog] input[name=username]') ?? true
}

/** Closes the dialog; a pending action continues, otherwise admins are redirected to the admin dashboard. */
function useLoginSuccess() {
  const router = useRouter()
  return (user: Account) => {
    const goesOn = settleAuthDialog(user)
    if (user.role !== 'admin') {
      toast({ title: 'Success', description: 'You have been logged in successfully.' })
      return
    }
    toast({ title: 'Admin Login', description: 'Welcome to the admin dashboard' })
    if (!goesOn) router.history.push('/admin/users')
  }
}
