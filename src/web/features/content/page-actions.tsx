import { Download, Printer, Share2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

export function PrintButton() {
  return (
    <Button variant="outline" onClick={() => window.print()} className="noscript:hidden">
      <Printer aria-hidden="true" />
      Print
    </Button>
  )
}

/** The device's native share sheet where there is one, otherwise copies the URL. */
export function ShareButton({ title }: { title: string }) {
  const share = async () => {
    const url = window.location.href.split('#')[0]!
    if (navigator.share) return navigator.share({ title, url }).catch(() => {})
    await navigator.clipboard?.writeText(url).then(
      () => toast({ title: 'Link copied' }),
      () => {},
    )
  }
  return (
    <Button variant="outline" onClick={share} className="noscript:hidden">
      <Share2 aria-hidden="true" />
      Share
    </Button>
  )
}

export function DownloadPdfButton({ href }: { href: string }) {
  return (
    <Button variant="outline" render={<a href={href} download />}>
      <Download aria-hidden="true" />
      Download PDF
    </Button>
  )
}
