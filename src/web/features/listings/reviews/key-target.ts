type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>

/** The shortcut that is pressed; null with a modifier, which belongs to the browser. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, defaultPrevented }: Pressed): string | null {
  return ctrlKey || metaKey || altKey || defaultPrevented ? null : key.toLowerCase()
}

interface Target {
  tagName: string
  type?: string
  isContentEditable?: boolean
}

/** Whether a key types a letter there instead. */
export function isTypedInto({ tagName, type, isContentEditable }: Target): boolean {
  if (tagName === 'INPUT') return type !== 'checkbox'
  return tagName === 'TEXTAREA' || tagName === 'SELECT' || isContentEditable === true
}
