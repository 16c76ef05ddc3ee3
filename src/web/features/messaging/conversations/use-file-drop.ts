import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Files that are dropped on a form or pasted into it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const take = (list: FileList, event: ClipboardEvent | DragEvent) => {
    if (list.length === 0) return
    event.preventDefault()
    onFiles([...list])
  }
  const events = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      take(event.dataTransfer.files, event)
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData.files, event),
  }
  return { isOver, events }
}
