import { cn } from '#web/ui/cn.ts'
import type { MapType } from './tiles.ts'

const TYPES: [MapType, string][] = [
  ['roadmap', 'Roadmap'],
  ['satellite', 'Satellite'],
]

export function MapTypeToggle({ value, onChange }: { value: MapType; onChange: (type: MapType) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toggle button group, not a form's fieldset
    <div
      role="group"
      aria-label="Map type"
      className="flex overflow-hidden rounded-control border border-rule shadow-card"
    >
      {TYPES.map(([type, label]) => (
        <button
          key={type}
          type="button"
          aria-pressed={value === type}
          onClick={() => onChange(type)}
          className={cn(
            'h-9 px-3 text-sm font-semibold pointer-coarse:h-11',
            value === type ? 'bg-ink text-paper' : 'bg-card text-ink hover:bg-raised',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
