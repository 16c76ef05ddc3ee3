import { type RefObject, useEffect, useRef } from 'react'

/** Pictures pasted anywhere on the page; the drop zone handles its own pastes. */
export function usePastedPictures(box: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length > 0 && !box.current?.contains(event.target as Node)) latest.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [box])
}
