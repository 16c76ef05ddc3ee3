import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ManagedSite } from '#contract/listings/cross-posting.ts'
import { formatTime } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast.ts'
import { type CrossPostStatus, crossPostsQuery, sitesQuery } from './queries.ts'
import { SiteForm } from './site-form.tsx'
import { canRetry, describePosts } from './site-words.ts'
import { STATUS_VARIANTS } from './status-variants.ts'

/** The sister sites: how each receives its listings, and its delivery status. */
export function SitesScreen() {
  const sites = useQuery(sitesQuery)
  const [open, setOpen] = useState<ManagedSite | 'new' | null>(null)
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button onClick={() => setOpen('new')}>Add site</Button>
      </div>
      <ListFrame query={sites} rows={sites.data} things="sites" empty="Add the first one.">
        {(rows) => (
          <ul className="grid gap-3 md:grid-cols-2">
            {rows.map((site) => (
              <SiteCard key={site.id} site={site} onEdit={() => setOpen(site)} />
            ))}
          </ul>
        )}
      </ListFrame>
      <CrossPosts sites={sites.data ?? []} />
      <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && setOpen(null)}>
        {open && (
          <SiteForm
            key={open === 'new' ? 'new' : open.id}
            site={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
          />
        )}
      </Dialog>
    </>
  )
}

function SiteCard({ site, onEdit }: { site: ManagedSite; onEdit: () => void }) {
  const queryClient = useQueryClient()
  const retry = useMutation({
    mutationFn: () => api('POST /api/admin/sites/:id/retry', { params: { id: site.id } }),
    onSuccess: ({ queued }) => toast({ title: queued === 1 ? '1 post queued' : `${queued} posts queued` }),
    onError: (error) => toast({ title: 'Retry', description: error.message, variant: 'destructive' }),
    onSettled: () => {
      for (const key of ['sites', 'cross-posts']) void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <li className="flex flex-col gap-2 rounded-card border border-rule bg-card p-4">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="text-lg">{site.name}</strong>
        {site.active ? <Badge variant="primary">Active</Badge> : <Badge>Off</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        {site.endpoint ? `Posts go to ${site.endpoint}` : 'Takes no posts; it reads its feed.'}
      </p>
      <p className="text-sm text-ink-faint">{describePosts(site)}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <a href={`/feeds/${site.id}.json`} className="link">
          JSON Feed
        </a>
        <a href={`/feeds/${site.id}.geojson`} className="link">
          GeoJSON
        </a>
      </p>
      <div className="mt-auto flex gap-2 pt-1">
        <Button variant="outline" size="sm" onClick={onEdit}>
          Edit {site.name}
        </Button>
        {canRetry(site) && (
          <Button variant="outline" size="sm" pending={retry.isPending} onClick={() => retry.mutate()}>
            Retry
          </Button>
        )}
      </div>
    </li>
  )
}

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'failed', label: 'Failed' },
  { value: 'queued', label: 'Queued' },
  { value: 'posted', label: 'Posted' },
] as const
const COLUMNS = ['When', 'Listing', 'Site', 'State', 'What happened']

function CrossPosts({ sites }: { sites: readonly ManagedSite[] }) {
  const [status, setStatus] = useState<CrossPostStatus | 'all'>('all')
  const query = useInfiniteQuery(crossPostsQuery(status))
  return (
    <>
      <div className="mt-8 mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Cross-posts</h2>
        <SegmentedControl legend="State of posts" options={STATES} value={status} onValueChange={setStatus} />
      </div>
      <PagedList query={query} things="cross-posts" empty="Sellers choose sites when they list a space.">
        {(rows) => (
          <Table caption="Cross-posts" stacks="wide" className="wide:min-w-[52rem]">
            <TableHeader>
              <TableRow>
                {COLUMNS.map((name) => (
                  <TableHead key={name}>{name}</TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((post) => {
                const site = sites.find(({ id }) => id === post.siteId)
                const isFed = site?.endpoint === null
                return (
                  <TableRow key={post.id}>
                    <TableCell className="whitespace-nowrap">{formatTime(post.updatedAt)}</TableCell>
                    <TableCell>
                      <Link to="/listing/$id" params={{ id: String(post.listingId) }} className="link">
                        {post.title}
                      </Link>
                    </TableCell>
                    <TableCell>{site?.name ?? post.siteId}</TableCell>
                    <TableCell>
                      <Badge variant={STATUS_VARIANTS[post.status]}>{isFed ? 'by feed' : post.status}</Badge>
                    </TableCell>
                    <TableCell className="max-w-md text-sm wrap-anywhere">
                      {post.externalUrl && (
                        <a href={post.externalUrl} target="_blank" rel="noreferrer" className="link">
                          {post.externalUrl}
                        </a>
                      )}
                      {post.lastError && `Try ${post.attempts}: ${post.lastError}`}
                    </TableCell>
                  </TableRow>
                )
              })}
            </TableBody>
          </Table>
        )}
      </PagedList>
    </>
  )
}
