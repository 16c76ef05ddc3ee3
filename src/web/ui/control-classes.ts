/** Shared style of all text-like controls. 16px on touch, or iOS zooms the page on focus. */
export const controlClasses = [
  'w-full rounded-control border border-control bg-raised text-ink kit:px-3 kit:text-base kit:md:text-[0.9375rem]',
  'transition-colors duration-150 hover:border-ink-faint',
  'focus-visible:border-focus focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:bg-danger-soft/40',
  'disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-faint disabled:hover:border-control',
].join(' ')
