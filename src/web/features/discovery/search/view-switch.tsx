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
    // it begins below the heading and the filters, whose small buttons it would cover on a first screen
    <div className="pointer-events-none absolute inset-x-0 top-48 bottom-0 z-30 flex flex-col justify-end md:hidden noscript:hidden print:hidden">
      <button
        type="button"
        onClick={() => onShow(view)}
        className="pointer-events-auto sticky bottom-4 flex h-11 items-center gap-2 self-center rounded-pill bg-ink px-5 text-sm font-semibold text-paper shadow-pop"
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </button>
    </div>
  )
}
