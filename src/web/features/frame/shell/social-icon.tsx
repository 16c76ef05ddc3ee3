/** Simple icons of our own that suggest each network; the link carries its name. */
const PATHS: Record<string, string> = {
  Facebook: 'M14 8.5h2.5V5H14c-2.5 0-4 1.6-4 4v2H7.5v3.5H10V21h3.5v-6.5h2.6l.6-3.5h-3.2V9.3c0-.5.2-.8.5-.8Z',
  Instagram:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Zm0 1.8A1.2 1.2 0 0 0 5.8 7v10c0 .7.5 1.2 1.2 1.200h10c.7 0 1.2-.5 1.2-1.200V7c0-.7-.5-1.2-1.2-1.200H7Zm5 2.700a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Zm0 1.700a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600Zm4-3a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  LinkedIn:
    'M5 9.500h3V19H5V9.500ZM6.5 5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.400ZM10 9.500h2.900v1.300c.5-.9 1.5-1.5 2.9-1.5 2.6 0 3.7 1.6 3.7 4.300V19h-3v-4.900c0-1.4-.5-2.1-1.6-2.1-1.2 0-1.9.8-1.9 2.200V19h-3V9.500Z',
}

export function SocialIcon({ network }: { network: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={PATHS[network]} />
    </svg>
  )
}
