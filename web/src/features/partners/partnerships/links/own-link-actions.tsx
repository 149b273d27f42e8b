import { type OwnLink, OwnLinkChange } from '@roomlark/contract/guest-site/own-links'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSiteOptions } from '../../../../data/affiliate-sites.ts'
import { useChangeOwnLink } from '../../../../data/own-links.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Archive } from '../../../../ui/icons/archive.ts'
import { ArchiveRestore } from '../../../../ui/icons/archive-restore.ts'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { targetWords } from './target-words.ts'

/** What can be done with a link to several hotels. */
export function OwnLinkActions({ link }: { link: OwnLink }) {
  const changing = useChangeOwnLink()
  const [isEditing, setEditing] = useState(false)
  const { label, isArchived } = link
  const more = say('More about {label}', { label })
  const done = isArchived
    ? say('{label} is active again.', { label })
    : say('{label} is archived. It still leads there but earns nothing.', { label })
  return (
    <>
      <Menu
        label={more}
        trigger={
          <IconButton label={more}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setEditing(true)}>
          <Pencil aria-hidden="true" />
          {say('Edit')}
        </MenuItem>
        <MenuItem
          onSelect={() =>
            changing.mutate(
              { link, change: { isArchived: !isArchived } },
              {
                onSuccess: () => toast.success(done),
                onError: (error) => showRefusal(error, say('The link was not changed. Please try again.')),
              },
            )
          }
        >
          {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {isArchived ? say('Restore') : say('Archive##verb')}
        </MenuItem>
      </Menu>
      {isEditing ? <EditDialog link={link} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

function EditDialog({ link, onClose }: { link: OwnLink; onClose: () => void }) {
  const changing = useChangeOwnLink()
  const sites = useSiteOptions()
  const { label, siteId, isArchived, version } = link
  const form = useContractForm({
    schema: OwnLinkChange,
    values: { label, siteId: siteId ?? '' },
    read: (typed) => ({ label: typed.label, siteId: typed.siteId || null, isArchived, version }),
    send: (change) => changing.mutateAsync({ link, change }),
    done: (change) => say('{name} was saved.', { name: change.label }),
    failed: say('The link was not changed. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Edit link')}
      description={targetWords[link.target]}
      submitLabel={say('Save')}
      busyLabel={say('Saving')}
      onClose={onClose}
    >
      <form.Text name="label" label={say('Label')} hint={say('Only you see it')} />
      {sites ? <form.Select name="siteId" label={say('Site')} options={sites} /> : null}
    </FormDialog>
  )
}
