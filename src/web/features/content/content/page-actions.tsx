import { Download, Printer, Share2 } from 'lucide-react'
import { sharePage } from '#web/platform/share-page.ts'
import { Button } from '#web/ui/button.tsx'

export function PrintButton() {
  return (
    <Button variant="outline" onClick={() => window.print()} className="noscript:hidden">
      <Printer aria-hidden="true" />
      Print
    </Button>
  )
}

export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="outline" onClick={() => void sharePage(title)} className="noscript:hidden">
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
