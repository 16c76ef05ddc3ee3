export function titleOf({ by, to }: { by: 'smtp' | 'outbox'; to: string }): string {
  return by === 'smtp' ? `The mail server took the mail to ${to}` : `The mail to ${to} is in the outbox`
}
