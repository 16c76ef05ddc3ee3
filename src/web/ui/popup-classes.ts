/** Shared surface of all popups: menus, selects, popovers. */
export const popupClasses = [
  'max-h-[var(--available-height)] overflow-y-auto rounded-card border border-rule bg-card text-ink shadow-pop outline-none',
  'origin-[var(--transform-origin)] transition duration-150 ease-out',
  'data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:scale-97 data-ending-style:opacity-0',
].join(' ')
