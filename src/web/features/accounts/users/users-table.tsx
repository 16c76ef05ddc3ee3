import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import type { ManagedUser } from '#contract/accounts/users.ts'
import { formatDay } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/menu.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { ROLE_LOOKS, STATUS_LOOKS } from './account-looks.ts'
import type { UserTask } from './user-tasks.ts'

type UsersTableProps = {
  users: readonly ManagedUser[]
  meId: number
  onTask: (task: UserTask) => void
}

const COLUMNS = ['User', 'Email', 'Role', 'Status', 'Listings', 'Joined', 'Actions']
export function UsersTable({ users, meId, onTask }: UsersTableProps) {
  return (
    <Table caption="Users" stacks="wide" className="wide:min-w-[58rem]">
      <TableHeader>
        <TableRow>
          {COLUMNS.map((name) => (
            <TableHead key={name} numeric={name === 'Listings'}>
              {name}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isMe={user.id === meId} onTask={onTask} />
        ))}
      </TableBody>
    </Table>
  )
}

type UserRowProps = { user: ManagedUser; isMe: boolean; onTask: UsersTableProps['onTask'] }

function UserRow({ user, isMe, onTask }: UserRowProps) {
  return (
    <TableRow className="relative wide:[&_td]:py-1.5 wide:[&_td]:align-middle">
      <TableCell className="wrap-anywhere">
        <p className="font-semibold max-wide:pr-12">
          {user.username}
          {isMe && <span className="font-normal text-ink-faint"> (you)</span>}
        </p>
        {(user.name || user.company) && (
          <p className="text-sm text-ink-faint">{[user.name, user.company].filter(Boolean).join(', ')}</p>
        )}
      </TableCell>
      <TableCell className="wrap-anywhere">{user.email}</TableCell>
      <TableCell>
        <Badge variant={ROLE_LOOKS[user.role].variant}>{ROLE_LOOKS[user.role].label}</Badge>
      </TableCell>
      <TableCell className="max-w-64">
        <Badge variant={STATUS_LOOKS[user.status].variant}>{STATUS_LOOKS[user.status].label}</Badge>
        {user.suspensionReason && (
          <p className="mt-1 line-clamp-2 text-sm text-ink-faint" title={user.suspensionReason}>
            {user.suspensionReason}
          </p>
        )}
      </TableCell>
      <TableCell numeric className="max-wide:after:content-['_listings']">
        {user.listingCount > 0 ? (
          <Link to="/admin/listings" search={{ q: user.username }} className="link">
            {user.listingCount.toLocaleString('en-US')}
          </Link>
        ) : (
          0
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap max-wide:before:content-['Joined_']">
        {formatDay(user.createdAt)}
      </TableCell>
      <TableCell className="max-wide:absolute max-wide:top-1.5 max-wide:right-2">
        <UserActions user={user} onTask={onTask} />
      </TableCell>
    </TableRow>
  )
}

function UserActions({ user, onTask }: Omit<UserRowProps, 'isMe'>) {
  const isSuspended = user.status === 'suspended'
  return (
    <Menu>
      <MenuTrigger
        render={
          <Button variant="ghost" size="icon" aria-label={`Actions for ${user.username}`}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      />
      <MenuContent>
        <MenuItem onClick={() => onTask({ kind: user.role === 'admin' ? 'demote' : 'promote', user })}>
          {user.role === 'admin' ? 'Remove admin role' : 'Make admin'}
        </MenuItem>
        {isSuspended ? (
          <MenuItem onClick={() => onTask({ kind: 'restore', user })}>Restore</MenuItem>
        ) : (
          <MenuItem destructive onClick={() => onTask({ kind: 'suspend', user })}>
            Suspend
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  )
}
