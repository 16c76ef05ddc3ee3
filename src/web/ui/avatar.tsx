import { cn } from '#web/ui/cn.ts'

type AvatarProps = {
  name: string
  imageUrl?: string | undefined
  size?: 'sm' | 'default' | 'lg'
  className?: string
}

const SIZES = { sm: 'size-8 text-xs', default: 'size-10 text-sm', lg: 'size-14 text-lg' }

/** Profile picture or initials. Decorative: the name stands beside it. */
export function Avatar({ name, imageUrl, size = 'default', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-soft font-display font-bold text-primary-soft-on',
        SIZES[size],
        className,
      )}
    >
      {toInitials(name)}
      {imageUrl && <img src={imageUrl} alt="" className="absolute inset-0 size-full object-cover" />}
    </span>
  )
}

function toInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase()
}
