const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/

/** Names and addresses that never leave the machine. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL.test(hostname)
}
