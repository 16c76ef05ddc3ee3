import type { ManagedUser, UserChange } from '#contract/accounts/users.ts'

export type UserTaskKind = 'promote' | 'demote' | 'suspend' | 'restore'
export interface UserTask {
  kind: UserTaskKind
  user: ManagedUser
}

interface Words {
  title: string
  description: string
  button: string
  done: string
  change: UserChange
}

export const USER_TASKS: Record<UserTaskKind, Words> = {
  promote: {
    title: 'Make admin',
    description: 'Admins see every account and listing and decide what is public.',
    button: 'Make admin',
    done: 'is an admin now.',
    change: { role: 'admin' },
  },
  demote: {
    title: 'Remove admin role',
    description: 'They keep their account and their listings, and lose the admin dashboard at once.',
    button: 'Remove role',
    done: 'is no admin any more.',
    change: { role: 'user' },
  },
  suspend: {
    title: 'Suspend user',
    description: 'They are signed out everywhere and cannot sign in; their public listings are paused.',
    button: 'Suspend',
    done: 'is suspended.',
    change: { status: 'suspended' },
  },
  restore: {
    title: 'Restore user',
    description: 'They can sign in again and resume their listings themselves.',
    button: 'Restore',
    done: 'can sign in again.',
    change: { status: 'active' },
  },
}

/** Whether the admin confirms it with a password. */
export function changesRole(kind: UserTaskKind): boolean {
  return USER_TASKS[kind].change.role !== undefined
}

/** What is sent, or what is missing. */
export function checkUserTask(
  kind: UserTaskKind,
  { reason, password }: { reason: string; password: string },
): { change: UserChange } | { problem: string } {
  const { change } = USER_TASKS[kind]
  if (kind === 'suspend')
    return reason.trim() === ''
      ? { problem: 'A reason is required' }
      : { change: { ...change, reason: reason.trim() } }
  if (!changesRole(kind)) return { change }
  return password === '' ? { problem: 'Password is required' } : { change: { ...change, password } }
}
