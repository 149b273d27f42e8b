import { type AffiliateSite, AffiliateSiteInput } from '@roomlark/contract/guest-site/affiliate-sites'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSaveSite, useSites } from '../../../../data/affiliate-sites.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Archive } from '../../../../ui/icons/archive.ts'
import { ArchiveRestore } from '../../../../ui/icons/archive-restore.ts'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'

/** The websites and channels of an affiliate, each with figures of its own. */
export function SitesCard() {
  const query = useSites()
  const [edited, setEdited] = useState<AffiliateSite | 'new' | null>(null)
  const sites = query.data
  return (
    <Card>
      <CardHead
        title={say('Your sites')}
        subtitle={say('Assign links to a site to see its figures separately')}
      />
      {sites === undefined ? (
        <CardWaiting query={query} />
      ) : sites.length === 0 ? (
        <p className="text-muted">{say('No sites yet. With one website you need none.')}</p>
      ) : (
        <ul className="grid gap-3.5">
          {sites.map((site) => (
            <SiteRow key={site.id} site={site} onEdit={() => setEdited(site)} />
          ))}
        </ul>
      )}
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setEdited('new')}>
        <Plus aria-hidden="true" className="size-4" />
        {say('Add site')}
      </Button>
      {edited === null ? null : (
        <SiteDialog site={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  )
}

function SiteRow({ site, onEdit }: { site: AffiliateSite; onEdit: () => void }) {
  const saving = useSaveSite()
  const { id, name, url, links, isArchived } = site
  const Icon = isArchived ? ArchiveRestore : Archive
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 grow leading-5">
        <Link to={`/performance?site=${id}`} className="font-[580] wrap-anywhere hover:underline">
          <UserText>{name}</UserText>
        </Link>
        {isArchived ? (
          <span className="ml-2">
            <Badge tone="neutral">{say('Archived')}</Badge>
          </span>
        ) : null}
        {url ? <span className="block text-sm text-muted wrap-anywhere">{url}</span> : null}
        <span className="block text-sm text-muted tabular-nums">
          {say('{links, plural, one {# active link} other {# active links}}', { links })}
        </span>
      </div>
      <IconButton label={say('Change {name}', { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-[18px]" />
      </IconButton>
      <IconButton
        label={
          isArchived ? say('Restore {label}', { label: name }) : say('Archive {label}##verb', { label: name })
        }
        onClick={() =>
          saving.mutate(
            { site, input: { name, url, isArchived: !isArchived } },
            { onError: (error) => showRefusal(error, say('The site was not saved. Please try again.')) },
          )
        }
      >
        <Icon aria-hidden="true" className="size-[18px]" />
      </IconButton>
    </li>
  )
}

function SiteDialog({ site, onClose }: { site: AffiliateSite | null; onClose: () => void }) {
  const saving = useSaveSite()
  const form = useContractForm({
    schema: AffiliateSiteInput,
    values: { name: site?.name ?? '', url: site?.url ?? '' },
    send: (input) => saving.mutateAsync({ site, input }),
    done: (_, { name }) => say('{name} was saved.', { name }),
    failed: say('The site was not saved. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={site ? say('Change {name}', { name: site.name }) : say('New site')}
      description={say('A website, a newsletter or a channel whose figures you want to see separately.')}
      submitLabel={say('Save')}
      busyLabel={say('Saving')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} />
      <form.Text
        name="url"
        type="url"
        label={say('Address')}
        hint={say('May be empty')}
        placeholder="https://"
        autoCapitalize="none"
      />
    </FormDialog>
  )
}
