import { List, Map as MapIcon } from 'lucide-react'

interface ViewSwitchProps {
  isMapShown: boolean
  onShow: (view: 'map' | 'list') => void
}

/** On a phone, at the bottom while the results are in view: the other of map and list. */
export function ViewSwitch({ isMapShown, onShow }: ViewSwitchProps) {
  const [view, label, Icon] = isMapShown
    ? (['list', 'List View', List] as const)
    : (['map', 'Map View', MapIcon] as const)
  return (
    <div className="pointer-events-none sticky bottom-4 z-30 -mt-11 flex h-11 justify-center md:hidden noscript:hidden print:hidden">
      <button
        type="button"
        onClick={() => onShow(view)}
        className="pointer-events-auto flex h-11 items-center gap-2 rounded-pill bg-ink px-5 text-sm font-semibold text-paper shadow-pop"
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </button>
    </div>
  )
}
