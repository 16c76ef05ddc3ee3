/** `d…@alder.example`: enough to know one's own again, and too little for anybody else. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
