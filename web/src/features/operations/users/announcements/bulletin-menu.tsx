import type { Bulletin } from '@roomlark/contract/platform/bulletins'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useRemoveBulletin, useWithdrawBulletin } from '../../../../data/bulletins.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { BulletinDialog } from './bulletin-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'

type Act = 'edit' | 'publish' | 'withdraw' | 'remove'

const actsFor: Record<Bulletin['state'], Act[]> = {
  draft: ['publish', 'edit', 'remove'],
  scheduled: ['publish', 'edit', 'withdraw'],
  published: ['withdraw'],
  withdrawn: [],
}
const actWords: Record<Act, string> = {
  publish: say('Publish'),
  edit: say('Edit'),
  withdraw: say('Withdraw'),
  remove: say('Delete draft'),
}

export function BulletinMenu({ bulletin }: { bulletin: Bulletin }) {
  const [asking, setAsking] = useState<Act | null>(null)
  const acts = actsFor[bulletin.state]
  if (acts.length === 0 && asking === null) return null
  const label = say('Actions for “{title}”', { title: bulletin.texts.en.title })
  const close = () => setAsking(null)
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton label={label}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        {acts.map((act) => (
          <MenuItem
            key={act}
            onSelect={() => setAsking(act)}
            className={act === 'remove' ? 'text-error-text' : ''}
          >
            {actWords[act]}
          </MenuItem>
        ))}
      </Menu>
      {asking === 'edit' ? <BulletinDialog bulletin={bulletin} onClose={close} /> : null}
      {asking === 'publish' ? <PublishDialog bulletin={bulletin} onClose={close} /> : null}
      {asking === 'withdraw' ? <WithdrawDialog bulletin={bulletin} onClose={close} /> : null}
      {asking === 'remove' ? <RemoveDialog bulletin={bulletin} onClose={close} /> : null}
    </>
  )
}

type QuestionProps = { bulletin: Bulletin; onClose: () => void }

function WithdrawDialog({ bulletin, onClose }: QuestionProps) {
  const withdraw = useWithdrawBulletin(bulletin.id)
  const form = useContractForm({
    send: () => withdraw.mutateAsync(bulletin.version),
    done: say('The announcement is withdrawn.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Withdraw announcement')}
      description={
        bulletin.state === 'scheduled'
          ? say('It becomes a draft again. Nobody has read it yet.')
          : say('It disappears from the readers’ notifications. Emails that were sent cannot be recalled.')
      }
      submitLabel={say('Withdraw')}
      busyLabel={say('One moment...')}
      isDanger
      onClose={onClose}
    />
  )
}

function RemoveDialog({ bulletin, onClose }: QuestionProps) {
  const remove = useRemoveBulletin(bulletin.id)
  const form = useContractForm({ send: () => remove.mutateAsync(undefined), done: say('The draft is gone.') })
  return (
    <FormDialog
      form={form}
      title={say('Delete draft')}
      description={say('“{title}” is deleted for good.', { title: bulletin.texts.en.title })}
      submitLabel={say('Delete draft')}
      busyLabel={say('One moment...')}
      isDanger
      onClose={onClose}
    />
  )
}
