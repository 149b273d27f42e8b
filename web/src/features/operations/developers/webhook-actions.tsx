import { isolate } from '@roomlark/contract/isolate'
import type { Webhook, WebhookWithSecret } from '@roomlark/contract/operations/webhooks'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import {
  useChangeWebhook,
  useRemoveWebhook,
  useRotateSecret,
  useSendTestEvent,
} from '../../../data/developers.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Ellipsis } from '../../../ui/icons/ellipsis.ts'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { Pause } from '../../../ui/icons/pause.ts'
import { Pencil } from '../../../ui/icons/pencil.ts'
import { Play } from '../../../ui/icons/play.ts'
import { Send } from '../../../ui/icons/send.ts'
import { Trash2 } from '../../../ui/icons/trash-2.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

type WebhookActionsProps = { webhook: Webhook; onSecret: (made: WebhookWithSecret) => void }

export function WebhookActions({ webhook, onSecret }: WebhookActionsProps) {
  const [open, setOpen] = useState<'edit' | 'rotate' | 'remove' | null>(null)
  const sending = useSendTestEvent()
  const changing = useChangeWebhook()
  const { id, name, url, topics, version } = webhook
  const isPaused = webhook.pausedAt !== null
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        label={say('More about {webhook}', { webhook: name })}
        trigger={
          <IconButton label={say('More about {webhook}', { webhook: name })}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        {isPaused ? null : (
          <MenuItem
            onSelect={() =>
              sending.mutate(id, {
                onSuccess: () => toast.success(say('The test event is on its way.')),
                onError: (error) => showRefusal(error, say('The test event was not sent. Please try again.')),
              })
            }
          >
            <Send aria-hidden="true" />
            {say('Send test event')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen('edit')}>
          <Pencil aria-hidden="true" />
          {say('Edit')}
        </MenuItem>
        <MenuItem onSelect={() => setOpen('rotate')}>
          <KeyRound aria-hidden="true" />
          {say('New secret')}
        </MenuItem>
        <MenuItem
          onSelect={() =>
            changing.mutate(
              { id, name, url, topics, version, isPaused: !isPaused },
              {
                onSuccess: () =>
                  toast.success(
                    isPaused
                      ? say('{webhook} is called again.', { webhook: name })
                      : say('{webhook} is paused.', { webhook: name }),
                  ),
                onError: (error) => showRefusal(error, say('The address was not changed. Please try again.')),
              },
            )
          }
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {isPaused ? say('Resume') : say('Pause')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem className="text-error-text [&>svg]:text-error-text!" onSelect={() => setOpen('remove')}>
          <Trash2 aria-hidden="true" />
          {say('Remove')}
        </MenuItem>
      </Menu>
      {open === 'edit' ? <WebhookDialog webhook={webhook} onMade={onSecret} onClose={close} /> : null}
      {open === 'rotate' ? <RotateDialog webhook={webhook} onSecret={onSecret} onClose={close} /> : null}
      {open === 'remove' ? <RemoveDialog webhook={webhook} onClose={close} /> : null}
    </>
  )
}

function RotateDialog({ webhook, onSecret, onClose }: WebhookActionsProps & { onClose: () => void }) {
  const rotation = useRotateSecret()
  const form = useContractForm({
    send: () => rotation.mutateAsync(webhook.id).then(onSecret),
    failed: say('No secret was made. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('A new secret for {webhook}?', { webhook: isolate(webhook.name) })}
      description={say(
        'It is shown once. For 24 hours our calls are signed with the old secret too, so that nothing is lost while you replace it.',
      )}
      submitLabel={say('Make new secret')}
      busyLabel={say('Making...')}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const removal = useRemoveWebhook()
  const name = isolate(webhook.name)
  const form = useContractForm({
    send: () => removal.mutateAsync(webhook.id),
    done: say('{webhook} was removed.', { webhook: name }),
    failed: say('The address was not removed. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Remove {webhook}?', { webhook: name })}
      description={say(
        'We stop calling it, and its deliveries are deleted. To stop for a while only, pause it.',
      )}
      submitLabel={say('Remove address')}
      busyLabel={say('Removing...')}
      isDanger
      onClose={onClose}
    />
  )
}
