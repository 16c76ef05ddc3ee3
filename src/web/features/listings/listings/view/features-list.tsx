import { Check } from 'lucide-react'
import { useState } from 'react'
import { FEATURES_PREVIEW } from '#domain/limits.ts'
import { FEATURE_LABELS, type Feature } from '#domain/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpenForPrint } from './use-open-for-print.ts'

export function FeaturesList({ features }: { features: string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  useOpenForPrint(setIsOpen)
  const shown = isOpen ? features : features.slice(0, FEATURES_PREVIEW)
  if (features.length === 0) return <p className="text-ink-faint">The seller names no features.</p>
  return (
    <div className="flex flex-col items-start gap-2">
      <ul className="grid w-full gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-3 print:gap-y-0">
        {shown.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
            <span className="min-w-0">{FEATURE_LABELS[feature as Feature] ?? feature}</span>
          </li>
        ))}
      </ul>
      {!isOpen && features.length > FEATURES_PREVIEW && (
        <Button variant="link" onClick={() => setIsOpen(true)}>
          View all {features.length} features
        </Button>
      )}
    </div>
  )
}
