import { EllipsisVertical, Heart, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FavoriteButton } from '#web/listing-parts/favorite-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Menu, MenuContent, MenuItem, MenuLink, MenuSeparator, MenuTrigger } from '#web/ui/menu.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { KitPart, KitSection } from './kit-section.tsx'

const VARIANTS = [
  'default',
  'destructive',
  'outline',
  'outline-destructive',
  'secondary',
  'ghost',
  'link',
] as const

export function Actions() {
  const [favorite, setFavorite] = useState(true)
  const [tags, setTags] = useState([
    'Billboard',
    'Under $2,000',
    'A very long audience name that does not fit on one line at all',
  ])
  return (
    <KitSection title="Actions">
      <KitPart name="Button variants">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </KitPart>
      <KitPart name="Button sizes and states">
        <Button size="sm">Small</Button>
        <Button>Default</Button>
        <Button size="lg">Large</Button>
        <Button size="icon" variant="outline" aria-label="Like">
          <Heart aria-hidden="true" />
        </Button>
        <Button disabled>Disabled</Button>
        <Button pending>Creating...</Button>
        <Button variant="outline" render={<a href="#actions" />}>
          A link
        </Button>
      </KitPart>
      <KitPart name="Small controls">
        <FavoriteButton favorite={favorite} onFavoriteChange={setFavorite} />
        <FavoriteButton favorite={!favorite} onFavoriteChange={(value) => setFavorite(!value)} />
        <CopyButton text="hello@placard.example" what="e-mail address" />
        <CopyButton text="hello@placard.example" what="address" showLabel />
        <ThemeToggle />
      </KitPart>
      <KitPart name="Menu">
        <Menu>
          <MenuTrigger render={<Button variant="outline" size="icon" aria-label="More actions" />}>
            <EllipsisVertical aria-hidden="true" />
          </MenuTrigger>
          <MenuContent align="start">
            <MenuItem>
              <Pencil aria-hidden="true" />
              Edit
            </MenuItem>
            <MenuLink href="#actions">View page</MenuLink>
            <MenuItem disabled>Not allowed</MenuItem>
            <MenuSeparator />
            <MenuItem destructive>
              <Trash2 aria-hidden="true" />
              Remove
            </MenuItem>
          </MenuContent>
        </Menu>
      </KitPart>
      <KitPart name="Badges">
        <Badge>Neutral</Badge>
        <Badge variant="primary">Active</Badge>
        <Badge variant="accent">Pending</Badge>
        <Badge variant="highlight">New</Badge>
        <Badge variant="danger">Rejected</Badge>
        <Badge variant="outline">Outline</Badge>
      </KitPart>
      <KitPart name="Chips">
        {tags.map((tag) => (
          <Chip key={tag} name={tag} onRemove={() => setTags(tags.filter((other) => other !== tag))}>
            {tag}
          </Chip>
        ))}
        <LiveRegion>{`${tags.length} filters on`}</LiveRegion>
        <Chip name="Fixed">Fixed</Chip>
      </KitPart>
    </KitSection>
  )
}
